import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureOf } from '#shared/graphql/failure.ts';
import { Outbox } from '../outbox.ts';
import type { SendOutcome } from '../acts/send-act.ts';
import { memoryActs } from '../kept/storage.ts';
import { PLACE } from '../testing/test-work.ts';

const OFFLINE: SendOutcome = { kind: 'later', failure: failureOf('NO_CONNECTION') };
const FAILED: SendOutcome = { kind: 'later', failure: failureOf('INTERNAL_SERVER_ERROR', 'r-9') };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function sendAgainst(answers: SendOutcome[]) {
  const send = vi.fn(() => Promise.resolve(answers.shift() ?? ({ kind: 'sent' } as const)));
  const outbox = new Outbox({ owner: 'ana', storage: memoryActs(), send, isOwnerHere: () => true });
  await outbox.start();
  outbox.add({ operation: 'TravelToVisit', input: { id: 'v1' } }, PLACE);
  await vi.advanceTimersByTimeAsync(900_000);
  return { send, acts: outbox.getSnapshot().acts };
}

test('lost connections do not count as server failures', async () => {
  const { send, acts } = await sendAgainst([OFFLINE, OFFLINE, OFFLINE, OFFLINE, FAILED]);
  expect(acts).toEqual([]);
  expect(send).toHaveBeenCalledTimes(6);
});

test('five server failures become a refusal, whatever comes between them', async () => {
  const { acts } = await sendAgainst([FAILED, FAILED, OFFLINE, FAILED, FAILED, OFFLINE, FAILED]);
  expect(acts[0]?.refusal?.requestId).toBe('r-9');
});
