import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { DataOf } from '../../../testing/fake-server.ts';
import { type } from '../../../testing/hands.ts';
import { renderApp, serverFor } from '../../../testing/render-app.tsx';

beforeEach(() => window.sessionStorage.clear());

const company = {
  __typename: 'CompanySettings',
  ...{ name: 'Térmica Manzanares, S. L.', nif: null, address: null, phone: null, email: null },
  ...{ timeZone: 'Europe/Madrid', agentsApproveAbsences: false, pricesOnReport: true, version: 1 },
};
type Passwords = DataOf<'PasswordsCard'>['settings']['passwords'] & { __typename: 'PasswordSettings' };

const logo = { __typename: 'CompanyLogo', png: null, version: 0 };
const passwords = (version: number, changes: Partial<Passwords> = {}): Passwords => ({
  __typename: 'PasswordSettings',
  ...{ minLength: 6, refuseCommon: false, changeFirst: false, version },
  ...changes,
});

async function open() {
  const server = serverFor('ADMIN').on('CompanyPage', () => ({
    data: { settings: { __typename: 'Settings', company, logo } },
  }));
  renderApp({ path: '/settings/empresa', signedIn: true });
  const card = within(await screen.findByRole('region', { name: 'Contraseñas' }));
  return { server, card };
}

test('the password rules are shown, validated and saved', async () => {
  const { server, card } = await open();
  expect(card.getByText('6 caracteres')).toBeDefined();
  const said = { minLength: 10, refuseCommon: true };
  server.on('UpdatePasswords', () => ({
    data: { result: { __typename: 'PasswordsSuccess', passwords: passwords(1, said) } },
  }));
  await userEvent.click(card.getByRole('button', { name: 'Cambiar reglas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Contraseñas' }));
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
  type('Longitud mínima', '33');
  await save();
  expect(await dialog.findByText('Indica un número entero, de 6 a 32')).toBeDefined();
  expect(server.inputs('UpdatePasswords')).toEqual([]);
  type('Longitud mínima', '10');
  await userEvent.click(dialog.getByRole('switch', { name: 'Rechazar las más usadas' }));
  server.on('PasswordsCard', () => ({
    data: { settings: { __typename: 'Settings', passwords: passwords(1, said) } },
  }));
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputs('UpdatePasswords')).toEqual([{ ...said, changeFirst: false, version: 0 }]);
  expect(await card.findByText('10 caracteres')).toBeDefined();
});

test('password rules changed by another person are merged', async () => {
  const { server, card } = await open();
  server.on('UpdatePasswords', ({ variables: { input } }) => {
    const isOld = input.version === 0;
    const current = passwords(4, { minLength: 12 });
    const change = { __typename: 'RecordChange', byName: 'Marta Gil', at: new Date().toISOString() };
    return {
      data: {
        result: isOld
          ? { __typename: 'ConflictError', message: 'Ha cambiado', change, current }
          : { __typename: 'PasswordsSuccess', passwords: passwords(5, { minLength: 12, changeFirst: true }) },
      },
    };
  });
  await userEvent.click(card.getByRole('button', { name: 'Cambiar reglas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Contraseñas' }));
  await userEvent.click(dialog.getByRole('switch', { name: 'Cambiar la primera al entrar' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText(/Marta Gil/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Guardar la combinación' }));
  await waitFor(() => expect(server.inputs('UpdatePasswords')).toHaveLength(2));
  expect(server.inputs('UpdatePasswords')[1]).toMatchObject({ minLength: 12, changeFirst: true, version: 4 });
});
