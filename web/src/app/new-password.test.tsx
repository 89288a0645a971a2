import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { refusal } from '../testing/fake-server.ts';
import { field, press, type } from '../testing/hands.ts';
import { me } from '../testing/people.ts';
import { renderApp, serverFor } from '../testing/render-app.tsx';

// Imports the screens before the tests, so that no query waits for their transformation.
beforeAll(
  () =>
    Promise.all([
      import('./signed-in.tsx'),
      import('#features/auth/new-password-page.tsx'),
      import('#features/clients/list/clients-page.tsx'),
    ]),
  60_000,
);

const TITLE = { level: 1, name: 'Elige tu contraseña' };

async function open() {
  const server = serverFor('AGENT').on('Me', () => refusal('PASSWORD_CHANGE_REQUIRED'));
  const app = renderApp({ path: '/clients', signedIn: true });
  await screen.findByRole('heading', TITLE);
  return { ...app, server };
}

const fill = (current: string, next: string) => {
  type('Contraseña actual', current);
  type('Nueva contraseña', next);
};

test('a person with an initial password must replace it before the app requests anything else', async () => {
  const { server, auth, router } = await open();
  expect(document.activeElement).toBe(field('Contraseña actual'));
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(server.arrived.map(({ operationName }) => operationName)).toEqual(['Me']);
  server.on('ChangeOwnPassword', ({ authorization }) => {
    expect(authorization).toBe('Bearer token-u1');
    server.on('Me', () => ({ data: { me: me('AGENT') } }));
    return { data: { result: { __typename: 'ChangeOwnPasswordSuccess' } } };
  });
  fill('provisional', 'caldera azul');
  await press('Guardar y entrar');
  await screen.findByRole('heading', { level: 1, name: 'Clientes' });
  expect(router.state.location.pathname).toBe('/clients');
  expect(server.inputs('ChangeOwnPassword')).toEqual([{ password: 'caldera azul' }]);
  expect(auth.calls).toEqual(['reauthenticate provisional', 'reauthenticate caldera azul']);
});

test('neither the same password nor one that is too short is sent', async () => {
  const { auth } = await open();
  fill('provisional', 'provisional');
  await press('Guardar y entrar');
  expect(screen.getByText('La contraseña nueva debe ser distinta de la actual')).toBeDefined();
  type('Nueva contraseña', 'corta');
  expect(screen.getByText('La contraseña debe tener al menos 6 caracteres')).toBeDefined();
  await press('Guardar y entrar');
  expect(auth.calls).toEqual([]);
});

test('a rejected password shows the server’s message at its field and keeps what was typed', async () => {
  const { server } = await open();
  const fields = [{ path: 'password', message: 'La contraseña debe tener al menos 10 caracteres' }];
  server.on('ChangeOwnPassword', () => ({
    data: { result: { __typename: 'ValidationError', message: 'Revisa', fields } },
  }));
  fill('provisional', 'caldera');
  await press('Guardar y entrar');
  expect(await screen.findByText('La contraseña debe tener al menos 10 caracteres')).toBeDefined();
  expect(document.activeElement).toBe(field('Nueva contraseña'));
  expect(field('Nueva contraseña').value).toBe('caldera');
});

test.each([
  ['no network', 'no-network', 'Sin conexión. Comprueba la red e inténtalo de nuevo'],
  ['no server', 'not-graphql', 'El servidor no responde. Inténtalo de nuevo en unos minutos'],
] as const)(
  'with %s the message is shown and the form can be sent again',
  async (_words, answer, message) => {
    const { server } = await open();
    server.on('ChangeOwnPassword', () => answer);
    fill('provisional', 'caldera azul');
    await press('Guardar y entrar');
    expect(await screen.findByText(message)).toBeDefined();
    const before = server.count('ChangeOwnPassword');
    await press('Guardar y entrar');
    await waitFor(() => expect(server.count('ChangeOwnPassword')).toBeGreaterThan(before));
  },
);

test('the person can sign out instead', async () => {
  await open();
  await press('Cerrar sesión');
  expect(await screen.findByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeDefined();
});
