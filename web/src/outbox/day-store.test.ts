import { beforeEach, expect, test, vi } from 'vitest';
import { failureOf } from '#shared/graphql/failure.ts';
import { DayStore, type Asked } from './day-store.ts';
import type { WorkVisit } from './effects.ts';
import { Outbox } from './outbox.ts';
import type { SendOutcome } from './send-act.ts';
import { memoryActs, memoryShelf } from './storage.ts';
import { PLACE, workVisit } from './test-work.ts';

const now = () => new Date('2026-11-21T11:41:00Z');
let kept: Map<string, unknown>;
let outbox: Outbox;
let answer: SendOutcome;
let askDays: ReturnType<typeof vi.fn<() => Promise<Asked<WorkVisit[]>>>>;

const open = () => {
  const askVisit = () => Promise.resolve({ ok: true, value: null } as const);
  return new DayStore({ shelf: memoryShelf(kept), outbox, askDays, askVisit, now });
};
const gives = (...visits: WorkVisit[]) => Promise.resolve({ ok: true, value: visits } as const);

beforeEach(() => {
  kept = new Map();
  answer = { kind: 'later', failure: failureOf('NO_CONNECTION') };
  outbox = new Outbox({
    owner: 'ana',
    storage: memoryActs(),
    send: () => Promise.resolve(answer),
    isOwnerHere: () => true,
  });
  askDays = vi.fn(() => gives(workVisit()));
});

test('the day opens without a connection as it was last read', async () => {
  await open().refresh();
  askDays.mockResolvedValue({ ok: false, failure: failureOf('NO_CONNECTION') });
  const day = open();
  await day.refresh();
  expect(day.getSnapshot()).toMatchObject({
    visits: [{ id: 'v1', site: { address: { street: 'Calle de Ibiza' } } }],
    readAt: '2026-11-21T11:41:00.000Z',
    failure: { code: 'NO_CONNECTION' },
  });
});

test('an answer from before an act was taken is asked for again', async () => {
  const day = open();
  await day.refresh();
  let tell: (visits: WorkVisit[]) => void = () => undefined;
  askDays.mockReturnValueOnce(new Promise((resolve) => (tell = (value) => resolve({ ok: true, value }))));
  askDays.mockImplementation(() => gives(workVisit({ status: 'TRAVELLING', version: 2 })));
  const reading = day.refresh();
  await vi.waitFor(() => expect(askDays).toHaveBeenCalledTimes(2));
  answer = { kind: 'sent' };
  outbox.add({ operation: 'TravelToVisit', input: { id: 'v1' } }, PLACE);
  await outbox.start();
  await vi.waitFor(() => expect(outbox.getSnapshot().acts).toEqual([]));
  expect(day.getSnapshot().visits[0]?.status).toBe('TRAVELLING');
  tell([workVisit()]);
  await reading;
  expect(askDays).toHaveBeenCalledTimes(3);
  expect(day.getSnapshot().visits).toMatchObject([{ status: 'TRAVELLING', version: 2 }]);
});

test('a visit that is gone goes, unless something done in it is still to be sent', async () => {
  const day = open();
  askDays.mockImplementation(() => gives(workVisit(), workVisit({ id: 'v2' })));
  await day.refresh();
  outbox.add({ operation: 'TravelToVisit', input: { id: 'v1' } }, PLACE);
  askDays.mockImplementation(() => gives());
  await day.refresh();
  expect(day.getSnapshot().visits.map(({ id }) => id)).toEqual(['v1']);
});

test('what is forgotten is gone from the device', async () => {
  const day = open();
  await day.refresh();
  await day.forget();
  expect(day.getSnapshot().visits).toEqual([]);
  expect(kept.size).toBe(0);
});
