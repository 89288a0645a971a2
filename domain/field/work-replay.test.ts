import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isVisitOver, workedMs } from '../visits/visit-states.ts';
import { isAlreadyRecorded, replaySteps, type ReplayedVisit, type ReportedStep } from './work-replay.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);

const PLANNED: ReplayedVisit = {
  plannedStart: at('08:00'),
  ...{ status: 'SCHEDULED', outcome: null, incompleteReason: null, reason: null },
  ...{ travelStartedAt: null, arrivedAt: null, finishedAt: null, pauses: [], resolution: null },
  unconfirmed: [],
};

const step = (operation: 'TRAVEL' | 'START' | 'RESUME', time: string, unconfirmed = false): ReportedStep => ({
  ...{ operation, at: at(time), unconfirmed },
});
const rest = (time: string): ReportedStep => ({
  ...{ operation: 'PAUSE', at: at(time), unconfirmed: false, reason: 'BREAK' },
});
const end = (time: string): ReportedStep => ({
  ...{ operation: 'COMPLETE', at: at(time), unconfirmed: false, resolution: 'Hecho' },
});

const DAY = [
  ...[step('TRAVEL', '09:00'), step('START', '09:20'), rest('10:00')],
  ...[step('RESUME', '10:30'), end('11:20')],
];
const DONE = {
  ...{ status: 'COMPLETED', travelStartedAt: at('09:00'), arrivedAt: at('09:20'), finishedAt: at('11:20') },
  ...{ pauses: [{ from: at('10:00'), to: at('10:30'), reason: 'BREAK' }], resolution: 'Hecho' },
};

describe('a replayed visit', () => {
  test.each<[string, Partial<ReplayedVisit>]>([
    ['planned', {}],
    ['cancelled', { status: 'CANCELLED', reason: 'El cliente llamó' }],
    [
      'ended by the office before it started',
      { status: 'NOT_COMPLETED', outcome: 'NOT_DONE', incompleteReason: 'NO_ACCESS', reason: 'No contesta' },
    ],
  ])('over a visit that is %s has the reported times', (_words, changes) => {
    const done = replaySteps({ ...PLANNED, ...changes }, DAY);
    expect(done).toMatchObject({ ...DONE, outcome: null, incompleteReason: null, reason: null });
    expect(workedMs(done, at('20:00'))).toBe(90 * 60_000);
  });

  test('that was not completed ends at the reported time, even without a departure', () => {
    const report: ReportedStep = {
      ...{ operation: 'END_INCOMPLETE', at: at('09:30'), unconfirmed: false },
      ...{ outcome: 'NOT_DONE', incompleteReason: 'NO_ACCESS', note: null },
    };
    expect(replaySteps(PLANNED, [report])).toMatchObject({
      status: 'NOT_COMPLETED',
      finishedAt: at('09:30'),
    });
  });

  test('continues from its state when the office ended it', () => {
    const ended: ReplayedVisit = {
      ...{ ...PLANNED, status: 'NOT_COMPLETED', outcome: 'PARTIAL', incompleteReason: 'MORE_TIME' },
      ...{ travelStartedAt: at('09:00'), arrivedAt: at('09:20'), finishedAt: at('09:50') },
    };
    expect(replaySteps(ended, DAY.slice(2))).toMatchObject(DONE);
  });

  test('a start while a colleague is at work keeps the colleague’s times and pauses', () => {
    const running: ReplayedVisit = {
      ...{ ...PLANNED, status: 'IN_PROGRESS', travelStartedAt: at('08:30'), arrivedAt: at('09:00') },
      pauses: [{ from: at('09:30'), to: at('09:40'), reason: 'BREAK' }],
    };
    const begun = replaySteps(running, [step('START', '11:00')]);
    expect(begun).toMatchObject({ status: 'IN_PROGRESS', arrivedAt: at('09:00'), pauses: running.pauses });
  });

  test('an end that a slow clock puts before the arrival gets the time of the arrival', () => {
    const running: ReplayedVisit = { ...PLANNED, status: 'IN_PROGRESS', arrivedAt: at('09:00') };
    expect(replaySteps(running, [end('08:30')])).toMatchObject({
      ...{ status: 'COMPLETED', arrivedAt: at('09:00'), finishedAt: at('09:00') },
    });
  });

  test('a clock that was set back meanwhile does not move the end before the start', () => {
    const done = replaySteps(PLANNED, [step('START', '11:00'), end('10:00')]);
    expect(done).toMatchObject({ status: 'COMPLETED', arrivedAt: at('11:00'), finishedAt: at('11:00') });
  });

  test('without an end stays in progress', () => {
    expect(replaySteps({ ...PLANNED, status: 'CANCELLED' }, DAY.slice(0, 3))).toMatchObject({
      ...{ status: 'PAUSED', finishedAt: null, pauses: [{ from: at('10:00'), to: null }] },
    });
    expect(replaySteps(PLANNED, DAY.slice(0, 1)).status).toBe('TRAVELLING');
    expect(replaySteps(PLANNED, DAY.slice(0, 2)).status).toBe('IN_PROGRESS');
  });

  test('that was not completed has its reason', () => {
    const left: ReportedStep = {
      ...{ operation: 'END_INCOMPLETE', at: at('11:20'), unconfirmed: false },
      ...{ outcome: 'PARTIAL', incompleteReason: 'MISSING_MATERIAL', note: 'Falta la válvula' },
    };
    expect(replaySteps(PLANNED, [...DAY.slice(0, 2), left])).toMatchObject({
      ...{ status: 'NOT_COMPLETED', outcome: 'PARTIAL', incompleteReason: 'MISSING_MATERIAL' },
      ...{ reason: 'Falta la válvula', finishedAt: at('11:20') },
    });
  });

  test('without an arrival gets an unconfirmed one: the departure, or else the end', () => {
    const unconfirmed = ['ARRIVAL'];
    expect(replaySteps(PLANNED, [end('11:20')])).toMatchObject({ arrivedAt: at('11:20'), unconfirmed });
    expect(replaySteps(PLANNED, [step('TRAVEL', '09:00'), end('11:20')])).toMatchObject({
      ...{ arrivedAt: at('09:00'), unconfirmed },
    });
    expect(replaySteps(PLANNED, DAY).unconfirmed).toEqual([]);
  });

  test('lists its unconfirmed times until a confirmed one replaces them', () => {
    const unsure = [step('TRAVEL', '09:00', true), step('START', '09:20', true)];
    expect(replaySteps(PLANNED, unsure).unconfirmed).toEqual(['TRAVEL', 'ARRIVAL']);
    expect(replaySteps(PLANNED, [...unsure, step('START', '09:25')]).unconfirmed).toEqual(['TRAVEL']);
  });

  test('without steps is unchanged', () => {
    const annulled: ReplayedVisit = { ...PLANNED, status: 'CANCELLED' };
    expect(replaySteps(annulled, [])).toBe(annulled);
  });

  test('has its times in order, and is over exactly when its last step was an end', () => {
    const operations = ['TRAVEL', 'START', 'RESUME', 'PAUSE', 'COMPLETE'] as const;
    const anyStep = fc
      .record({ operation: fc.constantFrom(...operations), minute: fc.integer({ min: 0, max: 59 }) })
      .map(({ operation, minute }): ReportedStep => {
        const time = `10:${String(minute).padStart(2, '0')}`;
        if (operation === 'PAUSE') return rest(time);
        return operation === 'COMPLETE' ? end(time) : step(operation, time);
      });
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 10 }), (steps) => {
        const done = replaySteps(PLANNED, steps);
        if (steps.at(-1)?.operation === 'COMPLETE') expect(isVisitOver(done.status)).toBe(true);
        if (done.status !== 'COMPLETED') return;
        const { arrivedAt, finishedAt, pauses } = done;
        expect(arrivedAt! <= finishedAt!).toBe(true);
        expect(pauses.every(({ from, to }) => to !== null && from <= to)).toBe(true);
      }),
    );
  });
});

describe('isAlreadyRecorded', () => {
  const travelling: ReplayedVisit = { ...PLANNED, status: 'TRAVELLING', travelStartedAt: at('09:00') };
  const running: ReplayedVisit = { ...travelling, status: 'IN_PROGRESS', arrivedAt: at('09:20') };
  const pauses: ReplayedVisit['pauses'] = [{ from: at('10:00'), to: null, reason: 'BREAK' }];
  const resting: ReplayedVisit = { ...running, status: 'PAUSED', pauses };
  const over: ReplayedVisit = { ...running, status: 'COMPLETED', finishedAt: at('11:00') };

  test.each<[string, boolean, ReplayedVisit, ReportedStep]>([
    ['travelling to a travelling visit', true, travelling, step('TRAVEL', '09:10')],
    ['travelling to a visit in progress', true, running, step('TRAVEL', '09:10')],
    ['starting a visit in progress', true, running, step('START', '09:40')],
    ['starting a visit earlier by no more than clocks differ', true, running, step('START', '09:16')],
    ['resuming a visit in progress', true, running, step('RESUME', '10:05')],
    ['travelling to a scheduled visit', false, PLANNED, step('TRAVEL', '09:00')],
    ['starting a travelling visit', false, travelling, step('START', '09:20')],
    ['starting a paused visit', false, resting, step('START', '10:05')],
    ['starting before a colleague paused', false, resting, step('START', '09:40')],
    ['starting a visit in progress much earlier', false, running, step('START', '09:10')],
    ['pausing, which has a reason', false, resting, rest('10:00')],
    ['resuming a paused visit', false, resting, step('RESUME', '10:20')],
    ['travelling to a completed visit', false, over, step('TRAVEL', '09:00')],
    ['starting a completed visit', false, over, step('START', '09:20')],
    ['completing a visit in progress', false, running, end('11:00')],
    ['completing a visit a colleague has completed', false, over, end('11:00')],
  ])('for %s: %s', (_words, expected, visit, given) => {
    expect(isAlreadyRecorded(visit, given)).toBe(expected);
  });
});
