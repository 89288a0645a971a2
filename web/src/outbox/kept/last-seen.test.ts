import { beforeEach, expect, test } from 'vitest';
import { LastSeen, type SeenName } from './last-seen.ts';
import { memoryShelf, type Shelf } from './storage.ts';

const DAY_MS = 86_400_000;

let shelf: Shelf;
let now: Date;
beforeEach(() => {
  shelf = memoryShelf();
  now = new Date('2026-11-22T08:00:00Z');
});

const open = () => new LastSeen(shelf, () => now);

async function read(name: SeenName) {
  const seen = open();
  expect(seen.get(name)).toBeUndefined();
  await seen.load(name);
  return seen.get(name);
}

test('the last answer and its time survive a restart', async () => {
  await open().keep('week', ['a visit']);
  now = new Date('2026-11-24T08:00:00Z');
  expect(await read('week')).toEqual({ value: ['a visit'], readAt: '2026-11-22T08:00:00.000Z' });
  expect(await read('profile')).toBeNull();
});

test.each([
  [7 * DAY_MS, 'kept'],
  [7 * DAY_MS + 1, undefined],
])('after %i ms the stored answer is %s', async (age, kept) => {
  await open().keep('week', 'kept');
  now = new Date(now.getTime() + age);
  expect((await read('week'))?.value).toBe(kept);
  expect((await shelf.names()).length).toBe(kept === undefined ? 0 : 1);
});

test('a newer answer is not overwritten by the stored one', async () => {
  await open().keep('week', 'old');
  const seen = open();
  const loading = seen.load('week');
  await seen.keep('week', 'new');
  await loading;
  expect(seen.get('week')?.value).toBe('new');
});

test('clearing deletes all answers from memory and storage, and nothing else', async () => {
  await shelf.write('day', 'the day');
  const seen = open();
  await seen.keep('week', 'a');
  await seen.keep('profile', 'b');
  await seen.forget();
  expect(seen.get('week')).toBeUndefined();
  expect(await shelf.names()).toEqual(['day']);
});

test('without storage an answer lasts as long as the page', async () => {
  const full = { ...shelf, write: () => Promise.reject(new Error('full')) };
  const seen = new LastSeen(full, () => now);
  await seen.keep('week', 'here');
  expect(seen.get('week')?.value).toBe('here');
});
