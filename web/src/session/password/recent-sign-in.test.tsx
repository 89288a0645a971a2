import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { authError, FakeAuth } from '../../testing/fake-auth.ts';
import { loadMe } from '../load-me.ts';
import { useRecentSignIn } from './recent-sign-in.tsx';
import { SessionProvider } from '../session-context.tsx';
import { SessionStore } from '../session-store.ts';

function Asking() {
  const { dialog, ask } = useRecentSignIn();
  const [answer, setAnswer] = useState('sin respuesta');
  return (
    <>
      <button type="button" onClick={() => void ask().then((isSure) => setAnswer(String(isSure)))}>
        Fusionar
      </button>
      <output>{answer}</output>
      {dialog}
    </>
  );
}

async function open() {
  const auth = new FakeAuth();
  render(
    <SessionProvider store={new SessionStore(auth, loadMe)}>
      <Asking />
    </SessionProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Fusionar' }));
  await screen.findByRole('dialog', { name: 'Confirma que eres tú' });
  return auth;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Contraseña');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
const answer = () => screen.getByRole('status').textContent;

describe('the password dialog', () => {
  test('focuses the field, and closes and returns true with the correct password', async () => {
    const auth = await open();
    expect(document.activeElement).toBe(field());
    type(' clave ');
    await press();
    await waitFor(() => expect(answer()).toBe('true'));
    expect(auth.calls).toEqual(['reauthenticate  clave ']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows an empty password at the field without sending', async () => {
    const auth = await open();
    await press();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Este campo es requerido')).toBeDefined();
    expect(auth.calls).toEqual([]);
  });

  test.each(['auth/wrong-password', 'auth/invalid-credential', 'auth/invalid-login-credentials'])(
    'shows a wrong password (%s) at the field until it is changed',
    async (code) => {
      const auth = await open();
      auth.failures.reauthenticate = authError(code);
      type('otra');
      await press();
      await screen.findByText('La contraseña no es correcta');
      expect(document.activeElement).toBe(field());
      expect(field().value).toBe('otra');
      expect(answer()).toBe('sin respuesta');
      type('otra más');
      expect(screen.queryByText('La contraseña no es correcta')).toBeNull();
    },
  );

  test.each([
    ['auth/network-request-failed', 'Sin conexión. Comprueba la red e inténtalo de nuevo'],
    ['auth/too-many-requests', 'Demasiados intentos. Espera unos minutos o restablece la contraseña'],
    ['auth/user-disabled', 'Tu cuenta está suspendida. Habla con tu administrador'],
  ])('shows %s above the field', async (code, words) => {
    const auth = await open();
    auth.failures.reauthenticate = authError(code);
    type('clave');
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(field().hasAttribute('aria-invalid')).toBe(false);
  });

  test.each(['Cancelar', 'Cerrar'])('closes and returns false on %s', async (name) => {
    const auth = await open();
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(answer()).toBe('false'));
    expect(auth.calls).toEqual([]);
  });
});
