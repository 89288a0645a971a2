import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failureOf } from '#shared/graphql/failure.ts';
import type { QueuedAct } from './acts/act.ts';
import { DayStore, type DayOptions } from './kept/day-store.ts';
import { withActs, type WorkVisit } from './acts/effects.ts';
import { Outbox } from './outbox.ts';
import type { SendOutcome } from './acts/send-act.ts';
import { memoryActs, memoryShelf, type ActStorage } from './kept/storage.ts';
import { PLACE, whole, workVisit } from './testing/test-work.ts';

const now = () => new Date('2026-11-21T11:41:00Z');
const OFFLINE: SendOutcome = { kind: 'later', failure: failureOf('NO_CONNECTION') };
let kept: Map<string, unknown>;
let outbox: Outbox;
let askDays: ReturnType<typeof vi.fn<DayOptions['askDays']>>;
let askVisit: ReturnType<typeof vi.fn<DayOptions['askVisit']>>;

const gives = (...visits: WorkVisit[]) => Promise.resolve({ ok: true, value: whole(visits) } as const);
const queueOf = (storage: ActStorage, answer: SendOutcome) =>
  new Outbox({ owner: 'ana', storage, send: () => Promise.resolve(answer), isOwnerHere: () => true });

beforeEach(() => {
  kept = new Map();
  outbox = queueOf(memoryActs(), OFFLINE);
  askDays = vi.fn(() => gives(workVisit()));
  askVisit = vi.fn(() => Promise.resolve({ ok: true, value: null } as const));
});

describe('two tabs', () => {
  const tab = () => {
    const tellOthers = vi.fn();
    return {
      tellOthers,
      day: new DayStore({ shelf: memoryShelf(kept), outbox, askDays, askVisit, now, tellOthers }),
    };
  };

  test('each receives the day that the other has read', async () => {
    const [one, two] = [tab(), tab()];
    await two.day.load();
    await one.day.refresh();
    expect(one.tellOthers).toHaveBeenCalled();
    await two.day.reload();
    expect(two.day.getSnapshot()).toMatchObject({ visits: [{ id: 'v1' }], readAt: now().toISOString() });
  });

  test('neither overwrites what the other has learned since', async () => {
    const [one, two] = [tab(), tab()];
    await one.day.refresh();
    await two.day.load();
    askDays.mockImplementation(() => gives(workVisit({ status: 'TRAVELLING', version: 2 })));
    await one.day.refresh();
    const found = workVisit({ id: 'v2' });
    askVisit.mockResolvedValue({ ok: true, value: found });
    await two.day.find('v2');
    const both = [{ id: 'v1', status: 'TRAVELLING' }, { id: 'v2' }];
    expect(two.day.getSnapshot().visits).toMatchObject(both);
    expect(kept.get('day')).toMatchObject({ visits: both });
  });

  test('an answer older than an accepted act of the other tab is requested again', async () => {
    const two = tab();
    await two.day.refresh();
    let tell: (visits: WorkVisit[]) => void = () => undefined;
    askDays.mockReturnValueOnce(
      new Promise((resolve) => (tell = (visits) => resolve({ ok: true, value: whole(visits) }))),
    );
    const travelling = workVisit({ status: 'TRAVELLING', version: 2 });
    askDays.mockImplementation(() => gives(travelling));
    const reading = two.day.refresh();
    await vi.waitFor(() => expect(askDays).toHaveBeenCalledTimes(2));
    await tab().day.refresh();
    await two.day.reload();
    tell([workVisit()]);
    await reading;
    expect(two.day.getSnapshot().visits).toMatchObject([{ status: 'TRAVELLING' }]);
  });

  test('the effect of an act sent by the other stays', async () => {
    const acts = memoryActs();
    await tab().day.refresh();
    outbox = queueOf(acts, OFFLINE);
    const here = tab().day;
    await here.load();
    outbox.add({ operation: 'TravelToVisit', input: { id: 'v1' } }, PLACE);
    await outbox.load();
    const queue = outbox;
    const shown = vi.fn(() => withActs(here.getSnapshot().visits, queue.getSnapshot().acts)[0]?.status);
    const seen: unknown[] = [];
    queue.subscribe(() => seen.push(shown()));
    here.subscribe(() => seen.push(shown()));
    outbox = queueOf(acts, { kind: 'sent' });
    tab();
    await outbox.start();
    await vi.waitFor(() => expect(outbox.getSnapshot().acts).toEqual([]));
    await queue.reload();
    expect(queue.getSnapshot().acts).toEqual([]);
    expect(new Set(seen)).toEqual(new Set(['TRAVELLING']));
  });

  test('an act that vanished without a stored result causes a refresh', async () => {
    const acts: QueuedAct[] = [];
    outbox = queueOf(memoryActs(acts), OFFLINE);
    const { day } = tab();
    await day.refresh();
    outbox.add({ operation: 'TravelToVisit', input: { id: 'v1' } }, PLACE);
    await outbox.load();
    acts.length = 0;
    await outbox.reload();
    await vi.waitFor(() => expect(askDays).toHaveBeenCalledTimes(2));
  });
});
