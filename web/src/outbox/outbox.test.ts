import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failureOf } from '#shared/graphql/failure.ts';
import type { QueuedAct, WorkAct, WorkFile } from './acts/act.ts';
import { Outbox, type OutboxOptions } from './outbox.ts';
import type { SendOutcome } from './acts/send-act.ts';
import { memoryActs } from './kept/storage.ts';
import { PLACE, queued } from './testing/test-work.ts';

const travel: WorkAct = { operation: 'TravelToVisit', input: { id: 'v1' } };
const start: WorkAct = { operation: 'StartVisit', input: { id: 'v1' } };
const photo: WorkFile = {
  operation: 'PutFile',
  input: { id: 'f1', serviceId: 's1', visitId: 'v1', kind: 'BEFORE' },
  blob: new Blob(['foto'], { type: 'image/jpeg' }),
};

const SENT: SendOutcome = { kind: 'sent' };
const OFFLINE: SendOutcome = { kind: 'later', failure: failureOf('NO_CONNECTION') };
const REFUSED: SendOutcome = {
  kind: 'refused',
  refusal: { message: 'Ana ya tiene en curso otra visita', fields: [], requestId: null },
};

let kept: QueuedAct[];
let sent: QueuedAct[];
let answers: SendOutcome[];
let here: boolean;

function open(change: Partial<OutboxOptions> = {}) {
  const send = (act: QueuedAct) => {
    sent.push(act);
    return Promise.resolve(answers.shift() ?? SENT);
  };
  return new Outbox({ owner: 'ana', storage: memoryActs(kept), send, isOwnerHere: () => here, ...change });
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const operations = () => sent.map(({ act }) => act.operation);

beforeEach(() => {
  vi.useFakeTimers();
  [kept, sent, answers, here] = [[], [], [], true];
});
afterEach(() => vi.useRealTimers());

describe('sending', () => {
  test('happens in order, one at a time, and empties the queue', async () => {
    let running = 0;
    let most = 0;
    const send = async (act: QueuedAct) => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 50));
      running -= 1;
      sent.push(act);
      return SENT;
    };
    const outbox = open({ send });
    await outbox.start();
    outbox.add(travel, PLACE);
    outbox.add(start, PLACE);
    outbox.add(photo, PLACE);
    await vi.advanceTimersByTimeAsync(500);
    expect(operations()).toEqual(['TravelToVisit', 'StartVisit', 'PutFile']);
    expect(most).toBe(1);
    expect([kept, outbox.getSnapshot().acts]).toEqual([[], []]);
  });

  test('offline waits with the same key and time, and holds back later acts', async () => {
    answers = [OFFLINE, OFFLINE];
    const outbox = open();
    await outbox.start();
    const { key, occurredAt } = outbox.add(travel, PLACE);
    outbox.add(start, PLACE);
    await settle();
    expect(operations()).toEqual(['TravelToVisit']);
    expect(outbox.getSnapshot()).toMatchObject({ failure: { code: 'NO_CONNECTION' } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(operations()).toEqual(['TravelToVisit', 'TravelToVisit', 'TravelToVisit', 'StartVisit']);
    const tries = sent.slice(0, 3).map((act) => [act.key, act.occurredAt]);
    expect(tries).toEqual([1, 2, 3].map(() => [key, occurredAt]));
    expect(outbox.getSnapshot()).toMatchObject({ acts: [], failure: null });
  });

  test('resumes at once when the network returns', async () => {
    answers = [OFFLINE];
    const outbox = open();
    await outbox.start();
    outbox.add(travel, PLACE);
    await settle();
    outbox.sendNow();
    await settle();
    expect(sent).toHaveLength(2);
  });
});

describe('the storage', () => {
  test('keeps an unsent act with its photo through a reload, ahead of later acts', async () => {
    answers = [OFFLINE];
    const before = open();
    await before.start();
    const { key } = before.add(photo, PLACE);
    await settle();
    before.stop();
    const after = open();
    after.add(start, PLACE);
    await after.start();
    await settle();
    expect(operations()).toEqual(['PutFile', 'PutFile', 'StartVisit']);
    expect(sent[1]).toMatchObject({ key, act: { blob: photo.blob } });
  });

  test('repeats an act with its key if the page was closed before the answer', async () => {
    const never = open({ send: (act) => new Promise(() => void sent.push(act)) });
    await never.start();
    never.add(travel, PLACE);
    await settle();
    never.stop();
    await open().start();
    await settle();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(kept).toEqual([]);
  });

  test('that fails does not stop acts from being sent', async () => {
    const broken = () => Promise.reject(new Error('closed'));
    const outbox = open({ storage: { list: broken, append: broken, replace: broken, remove: broken } });
    await outbox.start();
    outbox.add(travel, PLACE);
    await settle();
    expect(operations()).toEqual(['TravelToVisit']);
    expect(outbox.getSnapshot().acts).toEqual([]);
  });
});

describe('another person', () => {
  test('never sends the acts of the owner, even from the same storage', async () => {
    kept = [queued('k1', travel, { owner: 'bea' })];
    const outbox = open();
    await outbox.start();
    await settle();
    expect([sent, outbox.getSnapshot().acts]).toEqual([[], []]);
    expect(kept).toHaveLength(1);
  });

  test('signing in stops the queue, and it resumes when the owner is back', async () => {
    const outbox = open();
    here = false;
    await outbox.start();
    outbox.add(travel, PLACE);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toEqual([]);
    here = true;
    outbox.sendNow();
    await settle();
    expect(operations()).toEqual(['TravelToVisit']);
  });
});

const resume: WorkAct = { operation: 'ResumeVisit', input: { id: 'v1' } };
describe('a refusal', () => {
  const refuse = async () => {
    answers = [REFUSED];
    const outbox = open();
    await outbox.start();
    const first = outbox.add(start, PLACE);
    outbox.add(resume, PLACE);
    await vi.advanceTimersByTimeAsync(120_000);
    return { outbox, first };
  };

  test('is stored with its act, survives a reload, and holds back later acts', async () => {
    const { outbox, first } = await refuse();
    expect(operations()).toEqual(['StartVisit']);
    const waiting = [
      { key: first.key, refusal: { message: 'Ana ya tiene en curso otra visita' } },
      { act: resume },
    ];
    expect(outbox.getSnapshot().acts).toMatchObject(waiting);
    expect(kept).toMatchObject(waiting);
    outbox.stop();
    const after = open();
    await after.start();
    await settle();
    expect(sent).toHaveLength(1);
    expect(after.getSnapshot().acts).toMatchObject(waiting);
  });

  test('is retried on request with the same key, and the rest follows', async () => {
    const { outbox, first } = await refuse();
    outbox.retry(first.key);
    await settle();
    expect(sent.map(({ key }) => key).slice(0, 2)).toEqual([first.key, first.key]);
    expect(operations()).toEqual(['StartVisit', 'StartVisit', 'ResumeVisit']);
    expect(kept).toEqual([]);
  });

  test('is discarded on request, and the rest follows', async () => {
    const { outbox, first } = await refuse();
    outbox.discard(first.key);
    await settle();
    expect(operations()).toEqual(['StartVisit', 'ResumeVisit']);
    expect(kept).toEqual([]);
  });

  test('results from five server failures of one act', async () => {
    answers = Array.from({ length: 5 }, () => ({
      kind: 'later',
      failure: failureOf('INTERNAL_SERVER_ERROR', 'r-9'),
    }));
    const outbox = open();
    await outbox.start();
    outbox.add(travel, PLACE);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(sent).toHaveLength(5);
    expect(outbox.getSnapshot().acts[0]?.refusal?.requestId).toBe('r-9');
  });
});

test('the end of the session stops the queue and keeps its acts', async () => {
  const onEnded = vi.fn(() => void (here = false));
  answers = [{ kind: 'ended', code: 'UNAUTHENTICATED' }];
  const outbox = open({ onEnded });
  await outbox.start();
  outbox.add(travel, PLACE);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(onEnded).toHaveBeenCalledExactlyOnceWith('UNAUTHENTICATED');
  expect([sent.length, kept.length]).toEqual([1, 1]);
});

test('acts sent by another tab are not sent again', async () => {
  answers = [OFFLINE];
  const outbox = open();
  await outbox.start();
  outbox.add(travel, PLACE);
  await settle();
  kept.length = 0;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(outbox.getSnapshot()).toMatchObject({ acts: [], failure: null });
});
