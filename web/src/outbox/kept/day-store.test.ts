import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failureOf } from '#shared/graphql/failure.ts';
import { DayStore, type DayOptions } from './day-store.ts';
import type { WorkVisit } from '../acts/effects.ts';
import { Outbox } from '../outbox.ts';
import type { SendOutcome } from '../acts/send-act.ts';
import { memoryActs, memoryShelf } from './storage.ts';
import { PLACE, whole, workVisit } from '../testing/test-work.ts';

const now = () => new Date('2026-11-21T11:41:00Z');
let kept: Map<string, unknown>;
let outbox: Outbox;
let answer: SendOutcome;
let askDays: ReturnType<typeof vi.fn<DayOptions['askDays']>>;
let askVisit: ReturnType<typeof vi.fn<DayOptions['askVisit']>>;

const open = () => {
  return new DayStore({ shelf: memoryShelf(kept), outbox, askDays, askVisit, now });
};
const gives = (...visits: WorkVisit[]) => Promise.resolve({ ok: true, value: whole(visits) } as const);

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
  askVisit = vi.fn(() => Promise.resolve({ ok: true, value: null } as const));
});

test('offline the day opens as last read', async () => {
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

test('an answer older than an accepted act is requested again', async () => {
  const day = open();
  await day.refresh();
  let tell: (visits: WorkVisit[]) => void = () => undefined;
  askDays.mockReturnValueOnce(
    new Promise((resolve) => (tell = (visits) => resolve({ ok: true, value: whole(visits) }))),
  );
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

test('a withdrawn visit is removed unless it has queued acts', async () => {
  const day = open();
  askDays.mockImplementation(() => gives(workVisit(), workVisit({ id: 'v2' })));
  await day.refresh();
  outbox.add({ operation: 'TravelToVisit', input: { id: 'v1' } }, PLACE);
  askDays.mockImplementation(() => gives());
  await day.refresh();
  expect(day.getSnapshot().visits.map(({ id }) => id)).toEqual(['v1']);
});

test('clearing the day deletes it from the device', async () => {
  const day = open();
  await day.refresh();
  await day.forget();
  expect(day.getSnapshot().visits).toEqual([]);
  expect(kept.size).toBe(0);
});

describe('an answer after the day was cleared', () => {
  const forgets = ['forget', 'forgetVisits'] as const;

  test.each(forgets)('of a refresh is not stored, and the request is aborted: %s', async (name) => {
    let tell: (visits: WorkVisit[]) => void = () => undefined;
    askDays.mockReturnValueOnce(
      new Promise((resolve) => (tell = (visits) => resolve({ ok: true, value: whole(visits) }))),
    );
    const day = open();
    const reading = day.refresh();
    await vi.waitFor(() => expect(askDays).toHaveBeenCalled());
    await day[name]();
    expect(askDays.mock.calls[0]?.[1].aborted).toBe(true);
    tell([workVisit()]);
    await reading;
    expect(day.getSnapshot()).toMatchObject({ visits: [], readAt: null, isReading: false });
    expect([...kept.keys()]).toEqual([]);
  });

  test.each(forgets)('for a single visit is not stored: %s', async (name) => {
    let tell: (visit: WorkVisit) => void = () => undefined;
    askVisit.mockReturnValueOnce(new Promise((resolve) => (tell = (value) => resolve({ ok: true, value }))));
    const day = open();
    const finding = day.find('v1');
    await vi.waitFor(() => expect(askVisit).toHaveBeenCalled());
    await day[name]();
    expect(askVisit.mock.calls[0]?.[1].aborted).toBe(true);
    tell(workVisit());
    expect(await finding).toMatchObject({ ok: false });
    expect(day.getSnapshot().visits).toEqual([]);
    expect([...kept.keys()]).toEqual([]);
  });

  test('does not delay a new refresh', async () => {
    askDays.mockReturnValueOnce(new Promise(() => undefined));
    const day = open();
    void day.refresh();
    await vi.waitFor(() => expect(askDays).toHaveBeenCalled());
    await day.forget();
    await day.refresh();
    expect(day.getSnapshot()).toMatchObject({ visits: [{ id: 'v1' }], isReading: false });
  });

  test('a pending read of the storage is dropped too', async () => {
    await open().refresh();
    const day = open();
    const loading = day.load();
    await day.forgetVisits();
    await loading;
    expect(day.getSnapshot()).toMatchObject({ visits: [], isLoaded: true });
  });
});

test('finding a visit clears the failure', async () => {
  askDays.mockResolvedValueOnce({ ok: false, failure: failureOf('NO_CONNECTION') });
  const day = open();
  await day.refresh();
  expect(day.getSnapshot().failure).not.toBeNull();
  await day.find('v1');
  expect(day.getSnapshot().failure).toBeNull();
});

describe('a stored day', () => {
  const MINUTE = 60_000;
  let time: Date;
  const openAt = () => new DayStore({ shelf: memoryShelf(kept), outbox, askDays, askVisit, now: () => time });
  const marks = () => askDays.mock.calls.map(([, , since]) => since);
  const tells = (visits: WorkVisit[], goneIds: string[] = [], mark = 'm2') =>
    askDays.mockResolvedValueOnce({ ok: true, value: { isWhole: false, visits, goneIds, mark } });

  beforeEach(async () => {
    time = now();
    askDays.mockResolvedValueOnce({ ok: true, value: whole([workVisit(), workVisit({ id: 'v2' })], 'm1') });
    await openAt().refresh();
    time = new Date(time.getTime() + MINUTE);
  });

  test('stays when nothing has changed and is refreshed from its latest mark, also after a restart', async () => {
    tells([]);
    const day = openAt();
    await day.refresh();
    expect(day.getSnapshot().visits.map(({ id }) => id)).toEqual(['v1', 'v2']);
    expect(day.getSnapshot().readAt).toBe(time.toISOString());
    tells([]);
    await openAt().refresh();
    expect(marks()).toEqual([null, 'm1', 'm2']);
  });

  test('takes changed visits and removes those that left, unless an action is queued for them', async () => {
    const day = openAt();
    tells([workVisit({ status: 'TRAVELLING', version: 2 }), workVisit({ id: 'v3' })], ['v2', 'unknown']);
    await day.refresh();
    expect(day.getSnapshot().visits).toMatchObject([{ id: 'v1', status: 'TRAVELLING' }, { id: 'v3' }]);
    outbox.add({ operation: 'TravelToVisit', input: { id: 'v1' } }, PLACE);
    tells([], ['v1', 'v3'], 'm3');
    await day.refresh();
    expect(day.getSnapshot().visits.map(({ id }) => id)).toEqual(['v1']);
  });

  test.each([
    ['on another day', 24 * 60],
    ['after four hours', 4 * 60],
    ['after the clock was set back', -2],
  ])('is loaded completely %s', async (_words, minutes) => {
    time = new Date(time.getTime() + minutes * MINUTE);
    await openAt().refresh();
    expect(marks()).toEqual([null, null]);
  });

  test('ignores changes older than what another tab has read', async () => {
    const day = openAt();
    await day.load();
    let tell: (visits: WorkVisit[]) => void = () => undefined;
    askDays.mockReturnValueOnce(
      new Promise((resolve) => {
        tell = (visits) =>
          resolve({ ok: true, value: { isWhole: false, visits, goneIds: ['v2'], mark: 'm2' } });
      }),
    );
    const reading = day.refresh();
    await vi.waitFor(() => expect(askDays).toHaveBeenCalledTimes(2));
    tells([workVisit({ status: 'TRAVELLING', version: 2 })], [], 'm5');
    await openAt().refresh();
    tell([workVisit()]);
    await reading;
    expect(day.getSnapshot()).toMatchObject({
      since: { mark: 'm5' },
      visits: [{ id: 'v1', status: 'TRAVELLING' }, { id: 'v2' }],
    });
  });
});
