import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { QueuedAct } from './act.ts';
import type { Outbox } from '../outbox.ts';
import type { SendOutcome } from './send-act.ts';
import { memoryActs } from '../kept/storage.ts';
import { PLACE } from '../testing/test-work.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 23, 8);

const phone = { now: START, ahead: 0, opened: START };
async function load() {
  vi.resetModules();
  return { ...(await import('#shared/device-clock.ts')), ...(await import('../outbox.ts')) };
}

let app: Awaited<ReturnType<typeof load>>;
let kept: QueuedAct[];
let sent: QueuedAct[];
let isOnline: boolean;
let loseNext: boolean;

const pass = (ms: number) => (phone.now += ms);
const hear = () => {
  app.measureClock(new Date(phone.now).toUTCString(), app.readClock(), app.readClock());
};

function open(): Outbox {
  const send = (act: QueuedAct): Promise<SendOutcome> => {
    if (isOnline) sent.push(act);
    const isLost = loseNext;
    loseNext = false;
    const failure = { message: '', code: 'NO_CONNECTION', requestId: null };
    return Promise.resolve(isOnline && !isLost ? { kind: 'sent' } : { kind: 'later', failure });
  };
  const askTime = () => (isOnline ? Promise.resolve().then(hear) : Promise.reject(new Error('No answer')));
  return new app.Outbox({ owner: 'ana', storage: memoryActs(kept), send, askTime, isOwnerHere: () => true });
}

function reload(): Outbox {
  phone.opened = phone.now;
  return open();
}

beforeEach(async () => {
  app = await load();
  Object.assign(phone, { now: START, ahead: 0, opened: START });
  [kept, sent, isOnline, loseNext] = [[], [], false, false];
  vi.spyOn(Date, 'now').mockImplementation(() => phone.now + phone.ahead);
  const live = { now: () => phone.now - phone.opened };
  // Each test is a page of its own, without earlier measurements.
  Object.defineProperty(live, 'timeOrigin', { get: () => phone.opened + phone.ahead });
  vi.stubGlobal('performance', live);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

const steps = ['TravelToVisit', 'StartVisit', 'ResumeVisit'] as const;
const tap = (outbox: Outbox, at: number) => {
  const operation = steps[at] ?? 'StartVisit';
  return outbox.add({ operation, input: { id: 'v1' } }, PLACE);
};

const truth = [START, START + HOUR, START + 4 * HOUR];
const apart = () =>
  sent.map((act, at) => Math.round((Date.parse(act.occurredAt) - (truth[at] ?? 0)) / 1_000));

describe.each([
  ['2 h ahead', 2 * HOUR],
  ['2 h behind', -2 * HOUR],
])('with a clock that is %s', (_words, ahead) => {
  beforeEach(() => {
    phone.ahead = ahead;
  });

  test('an offline act is sent with its corrected time, measured at the first answer', async () => {
    let outbox = open();
    await outbox.load();
    tap(outbox, 0);
    pass(HOUR);
    tap(outbox, 1);
    await vi.waitFor(() => expect(kept).toHaveLength(2));
    pass(3 * HOUR);
    outbox = reload();
    await outbox.load();
    tap(outbox, 2);
    await vi.waitFor(() => expect(kept).toHaveLength(3));
    pass(HOUR);
    isOnline = true;
    await outbox.start();
    await vi.waitFor(() => expect(kept).toEqual([]));
    expect(apart().every((seconds) => Math.abs(seconds) <= 1)).toBe(true);
    expect(sent.map(({ deviceAt }) => Date.parse(deviceAt ?? ''))).toEqual(truth.map((at) => at + ahead));
  });

  test('an online act has its time at once', () => {
    hear();
    pass(HOUR);
    const act = tap(open(), 0);
    expect(Math.abs(Date.parse(act.occurredAt) - phone.now)).toBeLessThanOrEqual(1_000);
    expect(act.tap).toBeUndefined();
  });

  test('after a lost answer the retry sends the same time, also if the clock was set', async () => {
    const outbox = open();
    await outbox.load();
    tap(outbox, 0);
    await vi.waitFor(() => expect(kept).toHaveLength(1));
    pass(HOUR);
    [isOnline, loseNext] = [true, true];
    await outbox.start();
    await vi.waitFor(() => expect(outbox.getSnapshot().failure).not.toBeNull());
    outbox.stop();
    phone.ahead = 0;
    pass(HOUR);
    hear();
    const again = reload();
    await again.start();
    await vi.waitFor(() => expect(kept).toEqual([]));
    expect(sent).toHaveLength(2);
    expect(sent[1]?.occurredAt).toBe(sent[0]?.occurredAt);
    expect(Math.abs(apart()[0] ?? NaN)).toBeLessThanOrEqual(1);
  });
});

test('a tap in the same moment as a measurement does not hide that measurement from earlier taps', async () => {
  hear();
  phone.ahead = 2 * HOUR;
  const outbox = open();
  await outbox.load();
  tap(outbox, 0);
  pass(HOUR);
  tap(outbox, 1);
  hear();
  isOnline = true;
  await outbox.start();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(apart().every((seconds) => Math.abs(seconds) <= 1)).toBe(true);
});

test('without an answer nothing is sent, and the time of the tap stays open', async () => {
  const outbox = open();
  await outbox.start();
  phone.ahead = HOUR;
  tap(outbox, 0);
  await vi.waitFor(() => expect(outbox.getSnapshot().failure?.code).toBe('NO_CONNECTION'));
  outbox.stop();
  expect(sent).toEqual([]);
  expect(kept[0]?.tap).toBeDefined();
});

test('an act stored by an earlier version is sent unchanged', async () => {
  kept.push({
    key: 'k1',
    owner: 'ana',
    occurredAt: '2026-11-20T10:00:00.000Z',
    place: PLACE,
    refusal: null,
    act: { operation: 'StartVisit', input: { id: 'v1' } },
  });
  isOnline = true;
  await open().start();
  await vi.waitFor(() => expect(kept).toEqual([]));
  expect(sent[0]?.occurredAt).toBe('2026-11-20T10:00:00.000Z');
});
