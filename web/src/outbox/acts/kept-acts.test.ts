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
  test('turns no order round: what it did not keep is sent first, as it was done first', async () => {
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

  test('is told of, by what it did not keep', async () => {
    const outbox = open();
    const { key } = outbox.add(photo, PLACE);
    outbox.add(complete, PLACE);
    await settle();
    expect([...outbox.getSnapshot().unkept]).toEqual([key]);
  });

  test('is tried anew, in the order in which things were done, as soon as something else was written', async () => {
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

  test('is tried anew when the network returns, and brings back nothing that another tab has sent', async () => {
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

  test('the browser is asked once to keep what is there', async () => {
    const askToStay = vi.fn();
    const outbox = open({ askToStay });
    expect(askToStay).not.toHaveBeenCalled();
    outbox.add(travel, PLACE);
    outbox.add(complete, PLACE);
    await settle();
    expect(askToStay).toHaveBeenCalledOnce();
  });
});

describe('what the device has kept', () => {
  const loaded = (here: string[], there: string[], known: string[]) =>
    queueReducer(
      here.map((key) => queued(key, travel)),
      { type: 'LOADED', acts: there.map((key) => queued(key, travel)), known: new Set(known) },
      'ana',
    ).map(({ key }) => key);

  test.each([
    {
      what: 'comes before what was tapped while it was read',
      here: ['c'],
      there: ['a', 'b'],
      known: [],
      queue: 'a b c',
    },
    {
      what: 'leaves what it did not keep in its place',
      here: ['a', 'b'],
      there: ['b'],
      known: ['b'],
      queue: 'a b',
    },
    {
      what: 'and another tab did comes behind what it followed',
      here: ['a', 'b', 'd'],
      there: ['b', 'c'],
      known: ['b'],
      queue: 'a b c d',
    },
    { what: 'and has no more goes', here: ['a', 'b'], there: ['b'], known: ['a', 'b'], queue: 'b' },
  ])('$what', ({ here, there, known, queue }) => {
    expect(loaded(here, there, known).join(' ')).toBe(queue);
  });
});

describe('what is decided while the device is read', () => {
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

  test('is not undone by it: what was given up does not come back', async () => {
    expect(await decide('discard')).toEqual([]);
    expect([kept, sent]).toEqual([[], []]);
  });

  test('is not undone by it: what was to be tried once more is', async () => {
    expect(await decide('retry')).toEqual([]);
    expect(operations(sent)).toEqual(['TravelToVisit']);
    expect(kept).toEqual([]);
  });
});

test('an act leaves the device only after what came of it was kept', async () => {
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
