import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureOf } from '#shared/graphql/failure.ts';
import { DayStore, type Asked, type DayOptions } from './kept/day-store.ts';
import type { DayAnswer } from './kept/kept-day.ts';
import { keepFresh } from './keep-fresh.ts';
import { Outbox } from './outbox.ts';
import { memoryActs, memoryShelf } from './kept/storage.ts';
import { workVisit, whole } from './testing/test-work.ts';

const MINUTE = 60_000;
const GIVEN: Asked<DayAnswer> = { ok: true, value: whole([workVisit()]) };
const FAILED = { ok: false, failure: failureOf('NO_CONNECTION') } as const;
let day: DayStore;
let askDays: ReturnType<typeof vi.fn<DayOptions['askDays']>>;
let stop: () => void;

const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
const asked = () => askDays.mock.calls.length;

beforeEach(async () => {
  vi.useFakeTimers();
  askDays = vi.fn(() => Promise.resolve(GIVEN));
  const outbox = new Outbox({
    owner: 'ana',
    storage: memoryActs(),
    send: () => Promise.resolve({ kind: 'sent' }),
    isOwnerHere: () => true,
  });
  const askVisit = () => Promise.resolve({ ok: true, value: null } as const);
  day = new DayStore({ shelf: memoryShelf(), outbox, askDays, askVisit });
  show('visible');
  stop = keepFresh(day);
  await day.refresh();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('a visible day is refreshed every few minutes, a hidden one never', async () => {
  await pass(9 * MINUTE + 1);
  expect(asked()).toBe(4);
  show('hidden');
  await pass(60 * MINUTE);
  expect(asked()).toBe(4);
  show('visible');
  await pass(3 * MINUTE);
  expect(asked()).toBe(5);
});

test('a failure is retried soon, then with growing pauses', async () => {
  askDays.mockResolvedValue(FAILED);
  await day.refresh();
  const after: number[] = [];
  for (const time of [4_000, 8_000, 16_000]) {
    await pass(time);
    after.push(asked());
  }
  expect(after).toEqual([3, 4, 5]);
  await pass(10 * MINUTE);
  expect(asked()).toBeLessThan(17);
  askDays.mockResolvedValue(GIVEN);
  await pass(MINUTE);
  const { length } = askDays.mock.calls;
  expect(day.getSnapshot().failure).toBeNull();
  await pass(MINUTE);
  expect(asked()).toBe(length);
});

test('a failure from before the start is retried', async () => {
  stop();
  askDays.mockResolvedValue(FAILED);
  await day.refresh();
  stop = keepFresh(day);
  await pass(4_000);
  expect(asked()).toBe(3);
});

test('no request is sent after keepFresh was stopped', async () => {
  stop();
  await pass(60 * MINUTE);
  expect(asked()).toBe(1);
});
