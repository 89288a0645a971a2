import { expect, test } from 'vitest';
import { ROLE_WORDS, roleFromStored, ROLES, roleToStored } from './roles.ts';

test('a stored rol is the role in lower case, and is read back', () => {
  expect(ROLES.map(roleToStored)).toEqual(['admin', 'agent', 'technician']);
  for (const role of ROLES) expect(roleFromStored(roleToStored(role))).toBe(role);
});

test.each([
  ['ADMIN'],
  ['Admin'],
  [' admin'],
  ['root'],
  [''],
  [null],
  [undefined],
  [0],
  [true],
  [['admin']],
  [{}],
])('the stored rol %o is not a role', (rol) => {
  expect(roleFromStored(rol)).toBeNull();
});

test('every role has its Spanish label', () => {
  expect(ROLE_WORDS).toEqual({ ADMIN: 'Administrador', AGENT: 'Agente', TECHNICIAN: 'Técnico' });
});
