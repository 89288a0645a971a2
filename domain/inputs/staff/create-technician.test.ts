import { describe, expect, test } from 'vitest';
import { MESSAGES } from '../../text/messages.ts';
import { parsePhone } from '../../contact/phone.ts';
import { createTechnicianSchema } from './staff-details.ts';
import { validate } from '../parts/validate.ts';

const typed = {
  name: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@ejemplo.es',
  phone: '612 34 56 78',
  password: 'Demo1234!',
};
const schema = createTechnicianSchema(parsePhone);
const read = (changes: Record<string, unknown>) => validate(schema, { ...typed, ...changes });
const valueOf = (changes: Record<string, unknown>) => {
  const result = read(changes);
  if (!result.ok) throw new Error(JSON.stringify(result.fields));
  return result.value;
};

describe('a new technician', () => {
  test('is trimmed, with the phone as E.164', () => {
    expect(
      read({ name: '  Ana ', lastName: '\tRuiz\n', email: ' Ana@Ejemplo.ES ', phone: ' 612 34 56 78 ' }),
    ).toEqual({
      ok: true,
      value: {
        name: 'Ana',
        lastName: 'Ruiz',
        email: 'Ana@Ejemplo.ES',
        phone: '+34612345678',
        password: 'Demo1234!',
      },
    });
  });

  test.each([[undefined], [null], [''], ['   '], ['\u200b']])('may have no phone: %j', (phone) => {
    expect(valueOf({ phone }).phone).toBeNull();
  });

  test.each([['      1'], [' 12345 '], ['123456'], ['a'.repeat(128)], ['\u200babcde'], ['contraseña ']])(
    'keeps the password unchanged: %j',
    (password) => {
      expect(valueOf({ password }).password).toBe(password);
    },
  );

  test.each([
    ['<script>alert(1)</script>'],
    ['😀 Ana'],
    ['\u202eanA'],
    ['a'.repeat(100)],
    ['N\u0303'],
    ['"; DROP TABLE'],
  ])('keeps the name as typed: %j', (name) => {
    expect(valueOf({ name }).name).toBe(name);
  });

  test.each([
    ['name', '', MESSAGES.required],
    ['name', ' \u200b', MESSAGES.required],
    ['name', 'a'.repeat(101), 'No puede tener más de 100 caracteres'],
    ['name', 'a\u0000', 'Contiene caracteres no válidos'],
    ['lastName', '', MESSAGES.required],
    ['lastName', '\ud800', 'Contiene caracteres no válidos'],
    ['lastName', 'a'.repeat(10_000), 'No puede tener más de 100 caracteres'],
    ['email', '', MESSAGES.required],
    ['email', 'ana', 'Indica un correo electrónico válido'],
    ['email', 'a'.repeat(255), 'No puede tener más de 254 caracteres'],
    ['phone', '112', 'Indica un teléfono válido'],
    ['phone', '612345678\u0000', 'Indica un teléfono válido'],
    ['password', '', MESSAGES.required],
    ['password', '12345', 'La contraseña debe tener al menos 6 caracteres'],
    ['password', 'a'.repeat(129), 'La contraseña no puede tener más de 128 caracteres'],
  ])('with %s %j reports «%s»', (path, value, message) => {
    expect(read({ [path]: value })).toEqual({ ok: false, fields: [{ path, message }] });
  });

  test('with all fields invalid reports each once, in form order', () => {
    expect(read({ name: '', lastName: ' ', email: 'x', phone: '112', password: '1' })).toEqual({
      ok: false,
      fields: [
        { path: 'name', message: MESSAGES.required },
        { path: 'lastName', message: MESSAGES.required },
        { path: 'email', message: MESSAGES.email },
        { path: 'phone', message: MESSAGES.phone },
        { path: 'password', message: MESSAGES.passwordShort },
      ],
    });
  });

  test('without any fields reports the required ones in Spanish', () => {
    const required = ['name', 'lastName', 'email', 'password'];
    expect(validate(schema, {})).toEqual({
      ok: false,
      fields: required.map((path) => ({ path, message: MESSAGES.required })),
    });
  });

  test('does not pass unstorable text to the phone parser', () => {
    const strict = createTechnicianSchema(() => {
      throw new Error('was asked');
    });
    expect(validate(strict, { ...typed, phone: '\ud800612' })).toMatchObject({ ok: false });
  });
});
