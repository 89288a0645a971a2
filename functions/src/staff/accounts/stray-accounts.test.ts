import { expect, test } from 'vitest';
import { activeUser, createWorld } from '../../../test/kits/fakes.ts';
import { removeStrayAccounts } from './stray-accounts.ts';

const NOW = new Date('2026-11-21T03:30:00Z');
const account = (email: string) => ({ email, password: 'Demo1234!' });

function givenWorld() {
  const world = createWorld();
  world.auth.set('ana', account('ana@ejemplo.es'));
  const who = { email: 'ana@ejemplo.es', name: 'Ana', lastName: 'Ruiz', phone: null, role: 'ADMIN' as const };
  world.users.set('ana', activeUser({ uid: 'ana', ...who }, NOW));
  world.auth.set('stray', account('stray@ejemplo.es'));
  const log: unknown[] = [];
  const logger = { info: (...entry: unknown[]) => void log.push(entry) };
  return { world, log, run: () => removeStrayAccounts({ ...world, now: () => NOW }, logger) };
}

test('an account without a document is removed, one with a document stays, and the log counts', async () => {
  const { world, log, run } = givenWorld();
  await run();
  expect([...world.auth.keys()]).toEqual(['ana']);
  expect(log).toEqual([['accounts without a document were removed', { removed: 1 }]]);
  await run();
  expect(log).toHaveLength(1);
});

test('an account whose address is held by a live attempt stays until the lease runs out', async () => {
  const { world, run } = givenWorld();
  world.addresses.set('stray@ejemplo.es', { attempt: 'now', until: NOW.getTime() + 1 });
  await run();
  expect(world.auth.has('stray')).toBe(true);
  world.addresses.set('stray@ejemplo.es', { attempt: 'then', until: NOW.getTime() });
  await run();
  expect(world.auth.has('stray')).toBe(false);
});

test('nothing is removed where there is no administrator’s document: the collection was lost', async () => {
  const { world, run } = givenWorld();
  world.users.clear();
  await run();
  expect([...world.auth.keys()]).toEqual(['ana', 'stray']);
});

test('only what is older than an hour is looked at', async () => {
  const { world } = givenWorld();
  const asked: Date[] = [];
  const madeBefore = (instant: Date) => {
    asked.push(instant);
    return Promise.resolve([]);
  };
  const accounts = { ...world.accounts, madeBefore };
  await removeStrayAccounts({ ...world, accounts, now: () => NOW }, { info: () => undefined });
  expect(asked).toEqual([new Date('2026-11-21T02:30:00Z')]);
});
