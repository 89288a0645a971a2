import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { FakeServer } from '../../testing/fake-server.ts';
import { renderApp, serverFor } from '../../testing/render-app.tsx';
import { absence, absences, type Me } from './testing/test-absences.ts';

const me: Me = {
  ...{ __typename: 'Me', id: 'u1', email: 'elena@ejemplo.es', name: 'Elena', lastName: 'Robles' },
  ...{ phone: '+34612450933', role: 'TECHNICIAN', version: 7, color: 'teal' },
  permissions: { __typename: 'TechnicianPermissions', prices: false, phones: true },
};
const QUESTIONS = ['ProfilePage', 'OwnCalendar', 'OwnAbsences'] as const;

// Imports the page before the tests, so that no query waits for its transformation.
beforeAll(
  () =>
    Promise.all([
      import('./seen-profile.tsx'),
      import('./own-profile.tsx'),
      import('./technician-parts.tsx'),
    ]),
  60_000,
);

let server: FakeServer;
beforeEach(() => {
  server = serverFor('TECHNICIAN')
    .on('ProfilePage', () => ({ data: { me } }))
    .on('OwnCalendar', () => ({
      data: { feed: { __typename: 'CalendarFeed', createdAt: '2026-11-20T09:00:00.000Z' } },
    }))
    .on('OwnAbsences', () => ({ data: { absences: absences([absence()]) } }));
});

const open = () => renderApp({ path: '/settings/perfil', signedIn: true });
const cut = () => QUESTIONS.forEach((name) => server.on(name, () => 'no-network'));
const card = async (name: string) => within(await screen.findByRole('region', { name }));

const verbs = () =>
  screen
    .getAllByRole('button', { name: /contraseña$|dispositivos|Solicitar|Crear otra|Revocar|Retirar/ })
    .map((button) => [button.textContent, (button as HTMLButtonElement).disabled]);

async function seeOnce() {
  const app = open();
  await (await card('Mis ausencias')).findByText('24/12/2026 – 31/12/2026');
  await (await card('Calendario')).findByText(/desde el 20\/11\/2026/);
  return app;
}

async function leaveAndCut() {
  const { router } = await seeOnce();
  await router.navigate('/settings');
  await screen.findByRole('heading', { level: 1, name: 'Configuración' }, { timeout: 20_000 });
  cut();
  await router.navigate('/settings/perfil');
}

test('without a connection the last known profile, absences and calendar are shown with all actions disabled', async () => {
  await leaveAndCut();
  expect(await screen.findByText(/Visto por última vez hoy/)).toBeDefined();
  expect((await card('Mis datos')).getByText('612 45 09 33')).toBeDefined();
  expect((await card('Cuenta')).getByText('elena@ejemplo.es')).toBeDefined();
  expect((await card('Permisos')).getByText('Ve teléfonos')).toBeDefined();
  expect((await card('Mis ausencias')).getByText('24/12/2026 – 31/12/2026')).toBeDefined();
  expect((await card('Calendario')).getByText(/desde el 20\/11\/2026/)).toBeDefined();
  expect(verbs().every(([, disabled]) => disabled)).toBe(true);
  expect(screen.getAllByText('Necesita conexión').length).toBeGreaterThanOrEqual(verbs().length);
});

test.each([
  ['the connection is back', () => window.dispatchEvent(new Event('online'))],
  [
    'the phone that believed it was online is looked at again',
    () => window.dispatchEvent(new Event('focus')),
  ],
])('the form can be used again when %s', async (_, happens) => {
  await leaveAndCut();
  await screen.findByText(/Visto por última vez/);
  server.on('ProfilePage', () => ({ data: { me } }));
  happens();
  expect(await screen.findByRole('button', { name: 'Guardar cambios' })).toBeDefined();
});

test('going offline with the page open disables the actions with a reason and keeps the form', async () => {
  await seeOnce();
  expect(screen.queryByText('Necesita conexión')).toBeNull();
  expect(screen.getByRole('button', { name: 'Retirar' })).toBeDefined();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect((await screen.findAllByText('Necesita conexión')).length).toBe(5);
  expect(screen.getByText(/guardar los cambios la necesita/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Retirar' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Guardar cambios' })).toBeDefined();
});

test('a device without a stored profile shows an error', async () => {
  cut();
  open();
  expect(await screen.findByText('No se ha podido cargar tu perfil')).toBeDefined();
  expect(screen.queryByText(/Visto por última vez/)).toBeNull();
});
