import { beforeEach, expect, test } from 'vitest';
import { authError } from '../../testing/fake-auth.ts';
import { FakeServer, refusal } from '../../testing/fake-server.ts';
import { passwordChange } from './change-own-password.ts';

const SUCCESS = { data: { result: { __typename: 'ChangeOwnPasswordSuccess' } } } as const;
const FORM = { current: 'vieja1', next: 'nueva1' };
const WRONG = { field: 'current', message: 'La contraseña no es correcta' };

let server: FakeServer;
let password: string | null;
let tried: string[];
beforeEach(() => {
  server = new FakeServer();
  password = 'vieja1';
  tried = [];
});

const store = {
  reauthenticate: (given: string) => {
    tried.push(given);
    if (password === null) return Promise.reject(authError('auth/network-request-failed'));
    return given === password ? Promise.resolve() : Promise.reject(authError('auth/wrong-password'));
  },
  getToken: () => Promise.resolve(`token-of-${tried.at(-1)}`),
};

const keys = () => server.arrived.map(({ variables }) => variables['key']);

test('a change whose answer was lost is retried with the same key after signing in with the new password', async () => {
  server.on('ChangeOwnPassword', () => {
    if (password === 'nueva1') return SUCCESS;
    password = 'nueva1';
    return 'no-network';
  });
  expect(await passwordChange(store)(FORM)).toBeNull();
  expect(tried).toEqual(['vieja1', 'nueva1', 'nueva1']);
  expect(server.arrived.map(({ authorization }) => authorization)).toEqual([
    'Bearer token-of-vieja1',
    'Bearer token-of-nueva1',
  ]);
  expect(new Set(keys()).size).toBe(1);
});

test('a change that never arrived shows a problem and keeps its key for the retry', async () => {
  server.on('ChangeOwnPassword', () => refusal('INTERNAL'));
  const change = passwordChange(store);
  expect(await change(FORM)).toMatchObject({ field: null });
  expect(server.count('ChangeOwnPassword')).toBe(1);
  server.on('ChangeOwnPassword', () => {
    password = 'nueva1';
    return SUCCESS;
  });
  expect(await change(FORM)).toBeNull();
  expect(new Set(keys()).size).toBe(1);
});

test('a change that succeeded while offline completes on the next attempt', async () => {
  server.on('ChangeOwnPassword', () => {
    password = null;
    return 'no-network';
  });
  const change = passwordChange(store);
  expect(await change(FORM)).toMatchObject({ field: null });
  password = 'nueva1';
  server.on('ChangeOwnPassword', () => SUCCESS);
  expect(await change(FORM)).toBeNull();
  expect(new Set(keys()).size).toBe(1);
});

test('a change without a new sign-in says so and continues from there', async () => {
  server.on('ChangeOwnPassword', () => {
    password = null;
    return SUCCESS;
  });
  const change = passwordChange(store);
  expect((await change(FORM))?.message).toContain('Tu contraseña ya es la nueva');
  password = 'nueva1';
  server.on('ChangeOwnPassword', () => SUCCESS);
  expect(await change(FORM)).toBeNull();
});

test('another password gets another key', async () => {
  server.on('ChangeOwnPassword', () => refusal('INTERNAL'));
  const change = passwordChange(store);
  await change(FORM);
  await change({ ...FORM, next: 'nueva2' });
  expect(new Set(keys()).size).toBe(2);
  expect(await change({ current: 'otra11', next: 'nueva3' })).toEqual(WRONG);
});
