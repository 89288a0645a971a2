import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp, serverFor } from '../testing/render-app.tsx';

const scheme = () => document.documentElement.getAttribute('data-color-scheme');

test('the colour scheme follows the system until the person chooses one, and the choice is remembered', async () => {
  serverFor('TECHNICIAN');
  const first = renderApp({ path: '/settings', signedIn: true });
  const choice = async (name: string) => screen.findByRole('button', { name });
  expect((await choice('Sistema')).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(await choice('Oscuro'));
  expect(scheme()).toBe('dark');
  first.unmount();
  renderApp({ path: '/settings', signedIn: true });
  expect((await choice('Oscuro')).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(await choice('Sistema'));
  expect(scheme()).toBe('light');
});

test('the button in the menu footer switches between light and dark', async () => {
  serverFor('ADMIN');
  renderApp({ path: '/settings', signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar a tema oscuro' }));
  expect(scheme()).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar a tema claro' }));
  expect(scheme()).toBe('light');
});
