import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failureOf } from '#shared/graphql/failure.ts';
import type { QueuedAct, WorkAct, WorkFile } from './act.ts';
import { Outbox, type OutboxOptions } from '../outbox.ts';
import { queueReducer } from '../sending/queue.ts';
import type { SendOutcome } from './send-act.ts';
import { memoryActs } from '../kept/storage.ts';
import { PLACE, queued } from '../testing/test-work.ts';

const travel: WorkAct = { operation: 'TravelToVisit', input: { id: 'v1' } };
const complete: WorkAct = { operation: 'CompleteVisit', input: { id: 'v1', resolution: 'Hecho' } };
const photo: WorkFile = {
  operation: 'PutFile',
  input: { id: 'f1', serviceId: 's1', visitId: 'v1', kind: 'BEFORE' },
  blob: new Blob(['foto'], { type: 'image/jpeg' }),
};
const OFFLINE: SendOutcome = { kind: 'later', failure: failureOf('NO_CONNECTION') };

let kept: QueuedAct[];
let sent: QueuedAct[];
let answers: SendOutcome[];
let hasRoom: boolean;

function nearlyFull() {
  const storage = memoryActs(kept);
  const isSmall = ({ act }: QueuedAct) => act.operation !== 'PutFile';
  return {
    ...storage,
    append: (...acts: QueuedAct[]) =>
      hasRoom || acts.every(isSmall)
        ? storage.append(...acts)
        : Promise.reject(new DOMException('full', 'QuotaExceededError')),
  };
}

function open(change: Partial<OutboxOptions> = {}) {
  const send = (act: QueuedAct) => {
    sent.push(act);
    return Promise.resolve(answers.shift() ?? OFFLINE);
  };
  return new Outbox({ owner: 'ana', storage: nearlyFull(), send, isOwnerHere: () => true, ...change });
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const operations = (acts: readonly QueuedAct[]) => acts.map(({ act }) => act.operation);

beforeEach(() => {
  vi.useFakeTimers();
  [kept, sent, answers, hasRoom] = [[], [], [], false];
});
afterEach(() => vi.useRealTimers());

describe('a device without room', () => {
  test('keeps the order: an act that was not stored is still sent first', async () => {
    const outbox = open();
    outbox.add(photo, PLACE);
    outbox.add(complete, PLACE);
    await settle();
    expect(operations(kept)).toEqual(['CompleteVisit']);
    answers = [{ kind: 'sent' }, { kind: 'sent' }];
    await outbox.start();
    await settle();
    expect(operations(sent)).toEqual(['PutFile', 'CompleteVisit']);
    expect(outbox.getSnapshot().acts).toEqual([]);
  });

  test('is reported with the keys of the acts that were not stored', async () => {
    const outbox = open();
    const { key } = outbox.add(photo, PLACE);
    outbox.add(complete, PLACE);
    await settle();
    expect([...outbox.getSnapshot().unkept]).toEqual([key]);
  });

  test('stores the rest in order after the next successful write', async () => {
    const outbox = open();
    outbox.add(photo, PLACE);
    outbox.add(complete, PLACE);
    await settle();
    hasRoom = true;
    const { key } = outbox.add(travel, PLACE);
    await settle();
    expect(operations(kept)).toEqual(['PutFile', 'CompleteVisit', 'TravelToVisit']);
    expect(kept.at(-1)?.key).toBe(key);
    expect(outbox.getSnapshot().unkept.size).toBe(0);
  });

  test('stores the rest when the network returns, without acts that another tab has sent', async () => {
    const outbox = open();
    await outbox.load();
    outbox.add(photo, PLACE);
    outbox.add(complete, PLACE);
    await settle();
    [hasRoom, kept.length] = [true, 0];
    outbox.sendNow();
    await settle();
    expect(operations(kept)).toEqual(['PutFile']);
  });

  test('requests persistent storage once', async () => {
    const askToStay = vi.fn();
    const outbox = open({ askToStay });
    expect(askToStay).not.toHaveBeenCalled();
    outbox.add(travel, PLACE);
    outbox.add(complete, PLACE);
    await settle();
    expect(askToStay).toHaveBeenCalledOnce();
  });
});

describe('a stored queue', () => {
  const loaded = (here: string[], there: string[], known: string[]) =>
    queueReducer(
      here.map((key) => queued(key, travel)),
      { type: 'LOADED', acts: there.map((key) => queued(key, travel)), known: new Set(known) },
      'ana',
    ).map(({ key }) => key);

  test.each([
    {
      what: 'comes before acts added while it was loading',
      here: ['c'],
      there: ['a', 'b'],
      known: [],
      queue: 'a b c',
    },
    {
      what: 'leaves acts that were not stored in their place',
      here: ['a', 'b'],
      there: ['b'],
      known: ['b'],
      queue: 'a b',
    },
    {
      what: 'keeps the acts of another tab behind those they followed',
      here: ['a', 'b', 'd'],
      there: ['b', 'c'],
      known: ['b'],
      queue: 'a b c d',
    },
    {
      what: 'drops acts that have left the storage',
      here: ['a', 'b'],
      there: ['b'],
      known: ['a', 'b'],
      queue: 'b',
    },
  ])('$what', ({ here, there, known, queue }) => {
    expect(loaded(here, there, known).join(' ')).toBe(queue);
  });
});

describe('a decision made while the storage is read', () => {
  const REFUSAL = { message: 'No', fields: [], requestId: null };

  async function decide(how: 'discard' | 'retry') {
    kept = [queued('k1', travel, { refusal: REFUSAL })];
    answers = [{ kind: 'sent' }];
    const storage = nearlyFull();
    const list = async () => {
      const acts = await storage.list();
      await new Promise((resolve) => setTimeout(resolve, 10));
      return acts;
    };
    const outbox = open({ storage: { ...storage, list } });
    void outbox.start();
    await vi.advanceTimersByTimeAsync(50);
    void outbox.reload();
    outbox[how]('k1');
    await vi.advanceTimersByTimeAsync(50);
    return outbox.getSnapshot().acts;
  }

  test('is kept: a discarded act does not come back', async () => {
    expect(await decide('discard')).toEqual([]);
    expect([kept, sent]).toEqual([[], []]);
  });

  test('is kept: a retried act is sent', async () => {
    expect(await decide('retry')).toEqual([]);
    expect(operations(sent)).toEqual(['TravelToVisit']);
    expect(kept).toEqual([]);
  });
});

test('an act leaves the storage only after its result was stored', async () => {
  const outbox = open();
  const order: string[] = [];
  outbox.onSent(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    order.push(`day kept, ${kept.length} in the queue`);
  });
  answers = [{ kind: 'sent' }];
  outbox.add(travel, PLACE);
  await outbox.start();
  await vi.advanceTimersByTimeAsync(100);
  expect(order).toEqual(['day kept, 1 in the queue']);
  expect(kept).toEqual([]);
});
