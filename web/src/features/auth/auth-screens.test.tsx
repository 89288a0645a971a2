import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { authError } from '../../testing/fake-auth.ts';
import { renderApp, serverFor } from '../../testing/render-app.tsx';

const WRONG = 'Correo electrónico o contraseña erróneos';
const open = (path: string) => renderApp({ path, signedIn: false });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });

describe('login', () => {
  test('the button is disabled while either field is empty', async () => {
    open('/auth/login');
    await type('Correo electrónico', 'ana@ejemplo.es');
    expect(button('Iniciar sesión').disabled).toBe(true);
    await type('Contraseña', ' ');
    expect(button('Iniciar sesión').disabled).toBe(false);
    await type('Correo electrónico', '   ');
    expect(button('Iniciar sesión').disabled).toBe(true);
  });

  test('password managers recognise the fields', async () => {
    open('/auth/login');
    expect((await field('Correo electrónico')).autocomplete).toBe('username');
    expect((await field('Contraseña')).autocomplete).toBe('current-password');
  });

  test('a failed sign-in shows the banner for three seconds and keeps what was typed', async () => {
    const { auth } = open('/auth/login');
    auth.failures.signIn = authError('auth/invalid-credential');
    await type('Correo electrónico', 'ana@ejemplo.es');
    await type('Contraseña', 'no');
    vi.useFakeTimers();
    fireEvent.click(button('Iniciar sesión'));
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(screen.getByRole('alert').textContent).toBe(WRONG);
    await act(() => vi.advanceTimersByTimeAsync(2900));
    expect(screen.queryByRole('alert')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('ana@ejemplo.es');
  });

  test('the e-mail is trimmed, the password is not', async () => {
    serverFor('ADMIN');
    const { auth } = open('/auth/login');
    await type('Correo electrónico', 'u1 ');
    await type('Contraseña', ' con espacios ');
    fireEvent.click(button('Iniciar sesión'));
    await waitFor(() => expect(auth.calls).toEqual(['signIn u1  con espacios ']));
    await screen.findByRole('heading', { level: 1, name: 'Tablero' });
  });
});

describe('lost password', () => {
  const SENT = 'Se ha enviado un correo para restablecer la contraseña';

  test('the button is disabled while the field is empty and after the confirmation', async () => {
    const { auth } = open('/auth/lost-password');
    await field('Correo electrónico');
    expect(button('Enviar correo').disabled).toBe(true);
    await type('Correo electrónico', ' ana@ejemplo.es ');
    fireEvent.click(button('Enviar correo'));
    expect((await screen.findByRole('status')).textContent).toBe(SENT);
    expect(button('Enviar correo').disabled).toBe(true);
    expect(auth.calls).toEqual(['sendReset ana@ejemplo.es']);
  });

  test('another address can be tried after the confirmation', async () => {
    const { auth } = open('/auth/lost-password');
    await type('Correo electrónico', 'ana@ejemlo.es');
    fireEvent.click(button('Enviar correo'));
    await screen.findByText(SENT);
    await type('Correo electrónico', 'ana@ejemplo.es');
    expect(screen.queryByText(SENT)).toBeNull();
    expect(button('Enviar correo').disabled).toBe(false);
    fireEvent.click(button('Enviar correo'));
    await screen.findByText(SENT);
    expect(auth.calls).toEqual(['sendReset ana@ejemlo.es', 'sendReset ana@ejemplo.es']);
  });

  test('an invalid e-mail shows an error at the field and is not sent', async () => {
    const { auth } = open('/auth/lost-password');
    await type('Correo electrónico', 'no es');
    fireEvent.click(button('Enviar correo'));
    expect(await screen.findByText('Indica un correo electrónico válido')).toBeDefined();
    expect(document.activeElement).toBe(await field('Correo electrónico'));
    expect(auth.calls).toEqual([]);
  });

  test('an error is shown in Spanish with the provider’s text', async () => {
    const { auth } = open('/auth/lost-password');
    auth.failures.sendReset = authError('auth/too-many-requests');
    await type('Correo electrónico', 'ana@ejemplo.es');
    fireEvent.click(button('Enviar correo'));
    const box = await screen.findByRole('alert');
    expect(box.textContent).toContain('Demasiados intentos');
    expect(box.textContent).toContain('Firebase: Error (auth/too-many-requests).');
    expect(button('Enviar correo').disabled).toBe(false);
  });

  test('the link back to the login keeps the return address', async () => {
    const { router } = open('/clients');
    await userEvent.click(await screen.findByRole('link', { name: '¿Olvidaste tu contraseña?' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Volver a iniciar sesión' }));
    expect(router.state.location).toMatchObject({ pathname: '/auth/login', state: { from: '/clients' } });
  });
});

describe('reset password', () => {
  const DONE = 'Se ha actualizado la contraseña';

  test('sends code and password, confirms, signs out, and after three seconds goes to the login', async () => {
    const { auth, router } = open('/auth/reset-password?oobCode=c-1&mode=resetPassword');
    await type('Nueva contraseña', ' ñandú ');
    vi.useFakeTimers();
    fireEvent.click(button('Guardar contraseña'));
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(screen.getByRole('status').textContent).toBe(DONE);
    expect(button('Guardar contraseña').disabled).toBe(true);
    expect(auth.calls[0]).toBe('confirmReset c-1  ñandú ');
    await act(() => vi.advanceTimersByTimeAsync(2900));
    expect(router.state.location.pathname).toBe('/auth/reset-password');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(router.state.location.pathname).toBe('/auth/login');
  });

  test('ends the current session', async () => {
    serverFor('ADMIN');
    const { auth, store } = renderApp({ path: '/auth/reset-password?oobCode=c-1', signedIn: true });
    await type('Nueva contraseña', 'otra-clave');
    fireEvent.click(button('Guardar contraseña'));
    expect((await screen.findByRole('status')).textContent).toBe(DONE);
    expect(auth.calls).toContain('signOut');
    expect(store.getSnapshot().session).toEqual({ isLoggedIn: false, role: null });
  });

  test('without a code shows an error and cannot be sent', async () => {
    open('/auth/reset-password');
    expect((await screen.findByRole('alert')).textContent).toContain('Falta el código del enlace');
    expect(screen.getByRole('link', { name: 'Pedir otro correo' }).getAttribute('href')).toBe(
      '/auth/lost-password',
    );
    expect(button('Guardar contraseña').disabled).toBe(true);
  });

  test.each([
    ['auth/invalid-action-code', 'El enlace ya se ha usado o no es válido'],
    ['auth/expired-action-code', 'El enlace ha caducado'],
  ])('%s shows its own message and keeps the field', async (code, words) => {
    const { auth } = open('/auth/reset-password?oobCode=viejo');
    auth.failures.confirmReset = authError(code);
    await type('Nueva contraseña', 'otra-clave');
    fireEvent.click(button('Guardar contraseña'));
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Pedir otro correo' })).toBeDefined();
    expect((await field('Nueva contraseña')).value).toBe('otra-clave');
  });

  test.each([
    ['', 'Este campo es requerido'],
    ['12345', 'La contraseña debe tener al menos 6 caracteres'],
    ['x'.repeat(129), 'La contraseña no puede tener más de 128 caracteres'],
  ])('the password «%s» shows an error at the field', async (password, words) => {
    const { auth } = open('/auth/reset-password?oobCode=c-1');
    await type('Nueva contraseña', password);
    fireEvent.click(button('Guardar contraseña'));
    expect(await screen.findByText(words)).toBeDefined();
    expect(auth.calls).toEqual([]);
  });
});
