import { describe, expect, test } from 'vitest';
import { loginMessage } from './login-errors.ts';
import { resetError } from './reset-errors.ts';

describe('a failed sign-in', () => {
  test.each([
    'auth/invalid-credential',
    'auth/wrong-password',
    'auth/user-not-found',
    'auth/invalid-email',
    'auth/user-disabled',
    'auth/internal-error',
    null,
  ])('%s shows the same message as a wrong password', (code) => {
    expect(loginMessage(code)).toBe('Correo electrónico o contraseña erróneos');
  });

  test('a missing connection and too many attempts have their own messages', () => {
    expect(loginMessage('auth/network-request-failed')).toBe(
      'Sin conexión. Comprueba la red e inténtalo de nuevo',
    );
    expect(loginMessage('auth/too-many-requests')).toBe(
      'Demasiados intentos. Espera unos minutos o restablece la contraseña',
    );
  });
});

// What Firebase documents for sendPasswordResetEmail and confirmPasswordReset.
const DOCUMENTED = [
  'auth/invalid-email',
  'auth/missing-android-pkg-name',
  'auth/missing-continue-uri',
  'auth/missing-ios-bundle-id',
  'auth/invalid-continue-uri',
  'auth/unauthorized-continue-uri',
  'auth/user-not-found',
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-disabled',
  'auth/weak-password',
];

describe('a failed reset', () => {
  test.each(DOCUMENTED)('%s is shown in Spanish, with the provider’s text below', (code) => {
    const { message, detail } = resetError(code, `Firebase: Error (${code}).`);
    expect(message).not.toContain('Firebase');
    expect(message).toMatch(/[a-zñáéíóú]/);
    expect(detail).toBe(`Firebase: Error (${code}).`);
  });

  test.each([
    ['auth/invalid-action-code', 'El enlace ya se ha usado o no es válido'],
    ['auth/expired-action-code', 'El enlace ha caducado'],
  ])('%s has its own message and offers a new e-mail', (code, words) => {
    expect(resetError(code, 'x')).toEqual({ message: words, detail: 'x', askAgain: true });
  });

  test('a network error does not offer a new e-mail', () => {
    expect(resetError('auth/network-request-failed', 'x').askAgain).toBe(false);
  });

  test('an unknown code shows only the provider’s text', () => {
    expect(resetError('auth/brand-new', 'Something new happened')).toEqual({
      message: 'Something new happened',
      askAgain: false,
    });
  });
});
