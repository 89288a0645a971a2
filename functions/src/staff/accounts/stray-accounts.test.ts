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

test('removes accounts without a document, keeps the others and logs the count', async () => {
  const { world, log, run } = givenWorld();
  await run();
  expect([...world.auth.keys()]).toEqual(['ana']);
  expect(log).toEqual([['accounts without a document were removed', { removed: 1 }]]);
  await run();
  expect(log).toHaveLength(1);
});

test('keeps an account whose address is reserved until the lease expires', async () => {
  const { world, run } = givenWorld();
  world.addresses.set('stray@ejemplo.es', { attempt: 'now', until: NOW.getTime() + 1 });
  await run();
  expect(world.auth.has('stray')).toBe(true);
  world.addresses.set('stray@ejemplo.es', { attempt: 'then', until: NOW.getTime() });
  await run();
  expect(world.auth.has('stray')).toBe(false);
});

test("removes nothing if no administrator's document exists, since the collection was lost", async () => {
  const { world, run } = givenWorld();
  world.users.clear();
  await run();
  expect([...world.auth.keys()]).toEqual(['ana', 'stray']);
});

test('checks only accounts older than an hour', async () => {
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
