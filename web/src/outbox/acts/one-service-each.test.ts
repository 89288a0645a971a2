import { beforeEach, expect, test, vi } from 'vitest';
import { failureOf } from '#shared/graphql/failure.ts';
import type { QueuedAct, WorkAct, WorkPlace } from './act.ts';
import { Outbox } from '../outbox.ts';
import type { SendOutcome } from './send-act.ts';
import { memoryActs } from '../kept/storage.ts';
import { PLACE } from '../testing/test-work.ts';

const OTHER: WorkPlace = { ...PLACE, visitId: 'v2', serviceId: 's2' };
const THIRD: WorkPlace = { ...PLACE, visitId: 'v3', serviceId: 's3' };
const AGAIN: WorkPlace = { ...PLACE, visitId: 'v4' };

const start = (id: string): WorkAct => ({ operation: 'StartVisit', input: { id } });
const resume = (id: string): WorkAct => ({ operation: 'ResumeVisit', input: { id } });
const complete = (id: string): WorkAct => ({
  operation: 'CompleteVisit',
  input: { id, resolution: 'Hecho' },
});
const answer = ({ serviceId }: WorkPlace): WorkAct => ({
  operation: 'AnswerVisitChecklist',
  input: { serviceId, itemId: 'p1', answer: 'true' },
});

const REFUSED: SendOutcome = { kind: 'refused', refusal: { message: 'No', fields: [], requestId: null } };
const OFFLINE: SendOutcome = { kind: 'later', failure: failureOf('NO_CONNECTION') };

let kept: QueuedAct[];
let sent: QueuedAct[];
let judge: (act: QueuedAct) => SendOutcome;

async function open(): Promise<Outbox> {
  const send = (act: QueuedAct) => {
    sent.push(act);
    return Promise.resolve(judge(act));
  };
  const outbox = new Outbox({ owner: 'ana', storage: memoryActs(kept), send, isOwnerHere: () => true });
  await outbox.start();
  return outbox;
}

const settle = () => vi.advanceTimersByTimeAsync(120_000);
const names = (acts: readonly QueuedAct[]) =>
  acts.map(({ act, place }) => `${act.operation} ${place.visitId}`);
const refusing = (...unwanted: string[]) => {
  judge = (act) => (names([act]).some((name) => unwanted.includes(name)) ? REFUSED : { kind: 'sent' });
};

beforeEach(() => {
  vi.useFakeTimers();
  [kept, sent] = [[], []];
  refusing();
});

test('a refusal holds back later acts of its service only', async () => {
  refusing('CompleteVisit v1');
  const outbox = await open();
  outbox.add(complete('v1'), PLACE);
  outbox.add(start('v2'), OTHER);
  outbox.add(answer(PLACE), PLACE);
  outbox.add(answer(AGAIN), AGAIN);
  outbox.add(answer(OTHER), OTHER);
  await settle();
  expect(names(sent)).toEqual(['CompleteVisit v1', 'StartVisit v2', 'AnswerVisitChecklist v2']);
  const held = ['CompleteVisit v1', 'AnswerVisitChecklist v1', 'AnswerVisitChecklist v4'];
  expect(names(outbox.getSnapshot().acts)).toEqual(held);
  expect(names(kept)).toEqual(held);
});

test('acts on other services after a refusal are sent, also after a reload', async () => {
  refusing('StartVisit v1');
  const before = await open();
  before.add(start('v1'), PLACE);
  before.add(answer(PLACE), PLACE);
  await settle();
  before.stop();
  const after = await open();
  after.add(answer(OTHER), OTHER);
  await settle();
  expect(names(sent)).toEqual(['StartVisit v1', 'AnswerVisitChecklist v2']);
  expect(names(kept)).toEqual(['StartVisit v1', 'AnswerVisitChecklist v1']);
});

test('two services may each wait for a decision, and each continues on its own', async () => {
  refusing('StartVisit v1', 'StartVisit v2');
  const outbox = await open();
  const first = outbox.add(start('v1'), PLACE);
  outbox.add(start('v2'), OTHER);
  outbox.add(answer(PLACE), PLACE);
  outbox.add(answer(OTHER), OTHER);
  await settle();
  expect(names(sent)).toEqual(['StartVisit v1', 'StartVisit v2']);
  outbox.discard(first.key);
  await settle();
  expect(names(sent).slice(2)).toEqual(['AnswerVisitChecklist v1']);
  expect(names(kept)).toEqual(['StartVisit v2', 'AnswerVisitChecklist v2']);
});

test('offline acts wait in order', async () => {
  judge = () => OFFLINE;
  const outbox = await open();
  outbox.add(start('v1'), PLACE);
  outbox.add(start('v2'), OTHER);
  outbox.add(answer(PLACE), PLACE);
  await settle();
  expect(new Set(names(sent))).toEqual(new Set(['StartVisit v1']));
  refusing();
  sent = [];
  await settle();
  expect(names(sent)).toEqual(['StartVisit v1', 'StartVisit v2', 'AnswerVisitChecklist v1']);
});

test('work refused because other work was still running starts once that has ended', async () => {
  let isEnded = false;
  let accepts = false;
  judge = ({ act }) => {
    if (act.operation === 'CompleteVisit') {
      isEnded = accepts;
      return accepts ? { kind: 'sent' } : REFUSED;
    }
    const begins = act.operation === 'StartVisit' || act.operation === 'ResumeVisit';
    return begins && !isEnded ? REFUSED : { kind: 'sent' };
  };
  const outbox = await open();
  const end = outbox.add(complete('v1'), PLACE);
  outbox.add(start('v2'), OTHER);
  outbox.add(answer(OTHER), OTHER);
  outbox.add(resume('v3'), THIRD);
  await settle();
  expect(names(sent)).toEqual(['CompleteVisit v1', 'StartVisit v2', 'ResumeVisit v3']);
  expect(kept).toHaveLength(4);
  const refusedKeys = sent.map(({ key }) => key);
  [sent, accepts] = [[], true];
  outbox.retry(end.key);
  await settle();
  const rest = ['CompleteVisit v1', 'StartVisit v2', 'AnswerVisitChecklist v2', 'ResumeVisit v3'];
  expect(names(sent)).toEqual(rest);
  expect(sent.map(({ key }) => key)).toEqual(expect.arrayContaining(refusedKeys));
  expect(kept).toEqual([]);
});
