import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureOf } from '#shared/graphql/failure.ts';
import type { QueuedAct, WorkAct } from '../acts/act.ts';
import { Outbox } from '../outbox.ts';
import { memoryActs } from './storage.ts';
import { PLACE } from '../testing/test-work.ts';

const WRITING_MS = 50;
const travel: WorkAct = { operation: 'TravelToVisit', input: { id: 'v1' } };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open(kept: QueuedAct[], isFull = false) {
  const storage = memoryActs(kept);
  const append = async (...acts: QueuedAct[]) => {
    await new Promise((resolve) => setTimeout(resolve, WRITING_MS));
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    return storage.append(...acts);
  };
  const send = () => Promise.resolve({ kind: 'later', failure: failureOf('NO_CONNECTION') } as const);
  return new Outbox({ owner: 'ana', storage: { ...storage, append }, send, isOwnerHere: () => true });
}

const writing = (times: number) => vi.advanceTimersByTimeAsync(times * WRITING_MS + 1);

test('isKeeping is true until the last act is stored', async () => {
  const kept: QueuedAct[] = [];
  const outbox = open(kept);
  await outbox.load();
  expect(outbox.getSnapshot().isKeeping).toBe(false);
  outbox.add(travel, PLACE);
  outbox.add({ ...travel, operation: 'StartVisit' }, PLACE);
  expect([kept.length, outbox.getSnapshot().isKeeping]).toEqual([0, true]);
  await writing(1);
  expect([kept.length, outbox.getSnapshot().isKeeping]).toEqual([1, true]);
  await writing(1);
  expect([kept.length, outbox.getSnapshot().isKeeping]).toEqual([2, false]);
});

test('isKeeping ends without room too, and the act counts as not stored', async () => {
  const outbox = open([], true);
  await outbox.load();
  const { key } = outbox.add(travel, PLACE);
  await writing(2);
  expect(outbox.getSnapshot()).toMatchObject({ isKeeping: false, unkept: new Set([key]) });
});
