import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp, serverFor } from '../../../../testing/render-app.tsx';

test('invalid postal codes of a zone are listed until they are removed', async () => {
  const zones = { __typename: 'ZoneList', version: 1, values: [] };
  const server = serverFor('ADMIN').on('ZonesPage', () => ({
    data: { settings: { __typename: 'Settings', zones } },
  }));
  renderApp({ path: '/settings/zonas', signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Añadir zona' }));
  fireEvent.change(await screen.findByLabelText('Nombre'), { target: { value: 'Centro' } });
  const codes = screen.getByLabelText('Códigos postales');
  fireEvent.change(codes, { target: { value: '28004 99 999999 08' } });
  fireEvent.keyDown(codes, { key: 'Enter' });
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  const words = '99 y 999999 no son códigos postales ni sus primeras cifras, de 2 a 5';
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getAllByText('No válido:')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar 99' }));
  expect(await screen.findByText(/^999999 no es un código postal/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar 999999' }));
  expect(screen.queryByText(/no es un código/)).toBeNull();
  expect(server.count('SaveZone')).toBe(0);
});
