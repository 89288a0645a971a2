import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { hasDrafts, saveDraft } from '#shared/drafts.ts';
import { authError } from '../testing/fake-auth.ts';
import { refusal, type AnswerTo } from '../testing/fake-server.ts';
import { me } from '../testing/people.ts';
import { renderApp, serverFor } from '../testing/render-app.tsx';

// Imports the frame and a screen before the tests, so that no query waits for their transformation.
beforeAll(
  () => Promise.all([import('./signed-in.tsx'), import('#features/clients/list/clients-page.tsx')]),
  60_000,
);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function signInAs(email: string) {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Correo electrónico'), email);
  await user.type(screen.getByLabelText('Contraseña'), 'secreto');
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  return user;
}

describe('restoring a session', () => {
  test('shows a loading state, and neither login nor menu, until the answer arrives', async () => {
    const later = Promise.withResolvers<AnswerTo<'Me'>>();
    serverFor('ADMIN').on('Me', () => later.promise);
    renderApp({ path: '/clients', signedIn: true });
    expect(screen.getByRole('status', { name: 'Cargando' })).toBeDefined();
    expect(screen.queryByRole('heading')).toBeNull();
    later.resolve({ data: { me: me('ADMIN') } });
    expect(await heading('Clientes')).toBeDefined();
  });

  test('shows a retry button when the server is unreachable', async () => {
    const server = serverFor('AGENT').on('Me', () => 'no-network');
    const { auth } = renderApp({ path: '/clients', signedIn: true });
    expect(await screen.findByText('Sin conexión. Comprueba la red e inténtalo de nuevo')).toBeDefined();
    expect(auth.calls).toEqual([]);
    server.on('Me', () => ({ data: { me: me('AGENT') } }));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await heading('Clientes')).toBeDefined();
  });

  test('loads the person once, also for the menu footer', async () => {
    const server = serverFor('ADMIN');
    renderApp({ path: '/', signedIn: true });
    await heading('Tablero');
    expect(await screen.findByText('Elena Robles')).toBeDefined();
    expect(screen.getByText('Administrador')).toBeDefined();
    expect(server.count('Me')).toBe(1);
    expect(server.arrived[0]?.authorization).toBe('Bearer token-u1');
  });
});

describe('returning from the login', () => {
  test('signing in returns to the requested address with its query string', async () => {
    serverFor('ADMIN').on('Me', () => ({ data: { me: me('ADMIN') } }));
    const { router } = renderApp({ path: '/clients?q=sol', signedIn: false });
    await signInAs('u1');
    await heading('Clientes');
    expect(router.state.location).toMatchObject({ pathname: '/clients', search: '?q=sol' });
  });

  test('an address the role may not open leads to the dashboard', async () => {
    serverFor('TECHNICIAN');
    const { router } = renderApp({ path: '/agents', signedIn: false });
    await signInAs('u1');
    await heading('Tablero');
    expect(router.state.location.pathname).toBe('/');
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Mi día');
  });

  test('after Cerrar sesión the next sign-in starts at the dashboard', async () => {
    serverFor('ADMIN');
    const { router } = renderApp({ path: '/clients', signedIn: true });
    await heading('Clientes');
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    await heading('Iniciar sesión');
    expect(router.state.location.state).toBeNull();
    await signInAs('u1');
    await heading('Tablero');
  });
});

describe('forms left half done', () => {
  const signOut = () => userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  const question = () =>
    screen.findByRole('dialog', { name: '¿Cerrar sesión y perder lo que no has guardado?' });

  test('are lost by signing out only after a question', async () => {
    serverFor('ADMIN');
    const { auth } = renderApp({ path: '/clients', signedIn: true });
    await heading('Clientes');
    saveDraft('u1', 'new-client', { name: 'Academia' });
    await signOut();
    await userEvent.click(within(await question()).getByRole('button', { name: 'Cancelar' }));
    expect(auth.calls).toEqual([]);
    expect(hasDrafts('u1')).toBe(true);
    await signOut();
    await userEvent.click(within(await question()).getByRole('button', { name: 'Cerrar sesión' }));
    await heading('Iniciar sesión');
    expect(hasDrafts('u1')).toBe(false);
  });
});

describe('the end of a session', () => {
  test('a sign-out in another tab leads to the login in this one', async () => {
    serverFor('ADMIN');
    const { auth, router } = renderApp({ path: '/clients', signedIn: true });
    await heading('Clientes');
    window.localStorage.removeItem('cuadrilla.person');
    act(() => auth.tell(null));
    await heading('Iniciar sesión');
    expect(router.state.location).toMatchObject({ pathname: '/auth/login', state: null });
  });

  test.each([
    ['ACCOUNT_SUSPENDED', 'Tu cuenta está suspendida. Habla con tu administrador'],
    ['UNAUTHENTICATED', 'Tu sesión ha caducado. Vuelve a iniciar sesión'],
  ])('the error %s in a running app signs out and shows why', async (code, words) => {
    serverFor('ADMIN').on('OfficeHome', () => refusal(code));
    const { auth } = renderApp({ path: '/', signedIn: true });
    await heading('Iniciar sesión');
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(auth.calls).toEqual(['signOut']);
  });

  test('a suspension found on reload is shown until the next attempt', async () => {
    window.localStorage.setItem('cuadrilla.person', 'u1');
    serverFor('ADMIN').on('Me', () => refusal('ACCOUNT_SUSPENDED'));
    const { auth } = renderApp({ path: '/clients', signedIn: false, kept: 'u1' });
    const words = 'Tu cuenta está suspendida. Habla con tu administrador';
    vi.useFakeTimers({ shouldAdvanceTime: true });
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('alert').textContent).toBe(words);
    vi.useRealTimers();
    auth.failures.signIn = authError('auth/invalid-credential');
    await signInAs('u1');
    expect((await screen.findByRole('alert')).textContent).toBe('Correo electrónico o contraseña erróneos');
  });

  test('the next person sees no data of the previous one', async () => {
    const server = serverFor('ADMIN');
    renderApp({ path: '/', signedIn: true });
    expect(await screen.findByText('34 servicios cerrados, sin IVA')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    await heading('Iniciar sesión');
    server.on('OfficeHome', () => new Promise(() => undefined));
    await signInAs('u1');
    await heading('Tablero');
    expect(screen.getByText('Por facturar')).toBeDefined();
    expect(screen.queryByText('34 servicios cerrados, sin IVA')).toBeNull();
  });
});
