import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, serverFor } from '../../testing/render-app.tsx';

test.each([
  ['ADMIN', 'Empresa'],
  ['AGENT', 'Empresa'],
  ['TECHNICIAN', 'Apariencia'],
] as const)('/settings marks the current section: %s sees %s', async (role, current) => {
  serverFor(role);
  renderApp({ path: '/settings', signedIn: true });
  const nav = within(await screen.findByRole('navigation', { name: 'Apartados de configuración' }));
  expect(nav.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([
    current,
  ]);
});

test.each([
  ['ADMIN', '/catalog'],
  ['AGENT', '/catalog'],
  ['TECHNICIAN', undefined],
] as const)('/settings leads %s to the catalogue at %s', async (role, address) => {
  serverFor(role);
  renderApp({ path: '/settings', signedIn: true });
  const nav = within(await screen.findByRole('navigation', { name: 'Apartados de configuración' }));
  expect(nav.queryByRole('link', { name: 'Catálogo' })?.getAttribute('href')).toBe(address);
});
