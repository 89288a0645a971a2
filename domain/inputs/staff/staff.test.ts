import { describe, expect, test } from 'vitest';
import { changePasswordSchema } from './change-password.ts';
import {
  createAgentSchema,
  ownProfileSchema,
  ownTechnicianProfileSchema,
  staffDetailsSchema,
} from './staff-details.ts';
import { readingOf, REQUIRED } from '../parts/testing/test-reading.ts';

const details = { name: ' Ana ', lastName: 'Ruiz', email: 'ana@ejemplo.es', phone: '612 34 56 78' };
const stored = { ...details, name: 'Ana', phone: '+34612345678' };

describe('a new agent', () => {
  const agent = { ...details, password: 'Demo1234!', role: 'AGENT' };
  const { valueOf, wrongIn, requiredIn } = readingOf(createAgentSchema, agent);

  test('has the fields of a technician and an office role', () => {
    expect(valueOf()).toEqual({ ...stored, password: 'Demo1234!', role: 'AGENT' });
    expect(valueOf({ role: 'ADMIN' }).role).toBe('ADMIN');
    expect(requiredIn()).toEqual(
      ['name', 'lastName', 'email', 'password', 'role'].map((path) => `${path}: ${REQUIRED}`),
    );
  });

  test.each([
    [{ role: 'TECHNICIAN' }, ['role: Elige una opción de la lista']],
    [{ role: 'admin' }, ['role: Elige una opción de la lista']],
    [{ role: null }, [`role: ${REQUIRED}`]],
    [{ password: '12345' }, ['password: La contraseña debe tener al menos 6 caracteres']],
    [{ email: 'ana' }, ['email: Indica un correo electrónico válido']],
  ])('with %j reports %j', (changes, wrong) => {
    expect(wrongIn(changes)).toEqual(wrong);
  });
});

describe('the details of a staff member', () => {
  const { valueOf, wrongIn } = readingOf(staffDetailsSchema, details);

  test('are trimmed, without role or password', () => {
    expect(valueOf({ rol: 'admin', role: 'ADMIN', password: 'x' })).toEqual(stored);
    expect(valueOf({ phone: '' }).phone).toBeNull();
  });

  test.each([
    [{ name: '' }, [`name: ${REQUIRED}`]],
    [{ lastName: null }, [`lastName: ${REQUIRED}`]],
    [{ email: '' }, [`email: ${REQUIRED}`]],
    [{ phone: '112' }, ['phone: Indica un teléfono válido']],
  ])('with %j report %j', (changes, wrong) => {
    expect(wrongIn(changes)).toEqual(wrong);
  });
});

test('office staff change their name and phone, technicians their phone and colour', () => {
  const office = readingOf(ownProfileSchema, { ...details, color: 'blue' });
  expect(office.valueOf()).toEqual({ name: 'Ana', lastName: 'Ruiz', phone: '+34612345678' });
  expect(office.wrongIn({ name: ' ' })).toEqual([`name: ${REQUIRED}`]);
  const technician = readingOf(ownTechnicianProfileSchema, { ...details, color: 'blue' });
  expect(technician.valueOf()).toEqual({ phone: '+34612345678', color: 'blue' });
  expect(technician.wrongIn({ color: '#fff' })).toEqual(['color: Elige una opción de la lista']);
  expect(technician.wrongIn({ color: '' })).toEqual([`color: ${REQUIRED}`]);
});

describe('a password change', () => {
  const { valueOf, wrongIn } = readingOf(changePasswordSchema(), { current: 'Demo1234!', next: 'Otra1234!' });

  test('keeps both passwords unchanged', () => {
    expect(valueOf({ current: ' a ', next: ' 12345 ' })).toEqual({ current: ' a ', next: ' 12345 ' });
  });

  test.each([
    [{ current: '' }, [`current: ${REQUIRED}`]],
    [{ next: '' }, [`next: ${REQUIRED}`]],
    [{ next: '12345' }, ['next: La contraseña debe tener al menos 6 caracteres']],
    [{ next: 'Demo1234!' }, ['next: La contraseña nueva debe ser distinta de la actual']],
    [{ current: '', next: '' }, [`current: ${REQUIRED}`, `next: ${REQUIRED}`]],
  ])('with %j reports %j', (changes, wrong) => {
    expect(wrongIn(changes)).toEqual(wrong);
  });
});
