import { describe, expect, test } from 'vitest';
import { MESSAGES } from '../../text/messages.ts';
import { email, newPassword, required, shortText } from './checks.ts';

const tooLong = 'No puede tener más de 100 caracteres';

test('the messages are those of the specification', () => {
  expect(MESSAGES.required).toBe('Este campo es requerido');
  expect(MESSAGES.passwordShort).toBe('La contraseña debe tener al menos 6 caracteres');
  expect(MESSAGES.emailTaken).toBe('Ya existe un usuario con ese correo registrado');
});

test.each(['', '   ', '\u200b', '\u3164'])('a required field refuses the blank value %j', (value) => {
  expect(required(value)).toBe('Este campo es requerido');
});

test('a required field accepts any visible text', () => {
  expect(required(' x ')).toBeNull();
});

describe('a short text', () => {
  test.each([
    ['', MESSAGES.required],
    [' \t ', MESSAGES.required],
    ['\u202e\u200f', MESSAGES.required],
    ['a\u0000', MESSAGES.unstorable],
    ['a\nb', MESSAGES.unstorable],
    ['\ud83d', MESSAGES.unstorable],
    ['a'.repeat(101), tooLong],
    ['😀'.repeat(101), tooLong],
    ['a'.repeat(10_000), tooLong],
  ])('refuses %j', (value, message) => {
    expect(shortText(value)).toBe(message);
  });

  test.each([
    ['a'.repeat(100)],
    ['😀'.repeat(100)],
    [`  ${'a'.repeat(100)}\n`],
    ['<script>alert(1)</script>'],
    ['\u202eana'],
  ])('accepts %j', (value) => {
    expect(shortText(value)).toBeNull();
  });
});

describe('an e-mail field', () => {
  const ofLength = (length: number) => {
    const labels = `${'b'.repeat(63)}.`.repeat(3);
    return `a@${labels}${'c'.repeat(length - labels.length - 5)}.es`;
  };

  test.each([
    ['', MESSAGES.required],
    ['\u00a0', MESSAGES.required],
    ['ana', MESSAGES.email],
    ['ana@ejemplo', MESSAGES.email],
    // Lower-casing turns the Kelvin sign into an ASCII k, so the stored text must be checked.
    ['\u212aarl@ejemplo.es', MESSAGES.email],
    [ofLength(255), 'No puede tener más de 254 caracteres'],
    ['a'.repeat(10_000), 'No puede tener más de 254 caracteres'],
  ])('refuses %j', (value, message) => {
    expect(email(value)).toBe(message);
  });

  test.each([['ana@ejemplo.es'], [' Ana@Ejemplo.ES '], [ofLength(254)], [`  ${ofLength(254)}  `]])(
    'accepts %j',
    (value) => {
      expect(email(value)).toBeNull();
    },
  );
});

describe('a new password', () => {
  test.each([
    ['', MESSAGES.required],
    ['        ', MESSAGES.required],
    ['12345', MESSAGES.passwordShort],
    ['😀😀😀😀😀', MESSAGES.passwordShort],
    ['a'.repeat(129), 'La contraseña no puede tener más de 128 caracteres'],
    ['abcdef\ud83d', MESSAGES.unstorable],
  ])('refuses %j', (value, message) => {
    expect(newPassword(value)).toBe(message);
  });

  test.each([['123456'], ['a'.repeat(128)], ['😀'.repeat(128)], ['  12  '], ['      x']])(
    'accepts %j',
    (value) => {
      expect(newPassword(value)).toBeNull();
    },
  );
});
