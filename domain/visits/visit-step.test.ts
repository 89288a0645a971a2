import { describe, expect, test } from 'vitest';
import { afterSteps, stepEffect, type Pause, type VisitStep } from './visit-step.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const pause = (from: string, to: string | null): Pause<Date> => ({
  ...{ from: at(from), to: to === null ? null : at(to), reason: 'BREAK' },
});
const PLANNED = {
  ...({ status: 'SCHEDULED', plannedStart: at('09:00') } as const),
  ...{ travelStartedAt: null, arrivedAt: null, pauses: [] },
};
const RESTING = {
  ...({ ...PLANNED, status: 'PAUSED', arrivedAt: at('09:10') } as const),
  pauses: [pause('09:20', '09:30'), pause('09:40', null)],
};
const END: VisitStep = {
  ...{ operation: 'END_INCOMPLETE', outcome: 'PARTIAL', incompleteReason: 'MISSING_MATERIAL' },
  note: 'Falta una junta',
};
const ENDED = { outcome: 'PARTIAL', incompleteReason: 'MISSING_MATERIAL', reason: 'Falta una junta' };
const RESTED = [pause('09:20', '09:30'), pause('09:40', '10:00')];

describe('the effect of a step at ten', () => {
  test.each<[string, Parameters<typeof stepEffect<Date>>[0], VisitStep, object]>([
    ['travelling', PLANNED, { operation: 'TRAVEL' }, { travelStartedAt: at('10:00') }],
    ['starting', PLANNED, { operation: 'START' }, { arrivedAt: at('10:00') }],
    [
      'pausing again',
      { ...RESTING, pauses: [pause('09:20', '09:30')] },
      { operation: 'PAUSE', reason: 'MATERIAL' },
      { pauses: [pause('09:20', '09:30'), { from: at('10:00'), to: null, reason: 'MATERIAL' }] },
    ],
    ['resuming', RESTING, { operation: 'RESUME' }, { pauses: RESTED }],
    [
      'completing',
      RESTING,
      { operation: 'COMPLETE', resolution: 'Hecho' },
      { finishedAt: at('10:00'), resolution: 'Hecho' },
    ],
    ['ending it incomplete', RESTING, END, { ...ENDED, finishedAt: at('10:00'), pauses: RESTED }],
    [
      'ending an unstarted visit incomplete after its start',
      PLANNED,
      END,
      { ...ENDED, finishedAt: null, pauses: [] },
    ],
    [
      'ending an unstarted visit incomplete before its start',
      { ...PLANNED, plannedStart: at('10:01') },
      END,
      { ...ENDED, finishedAt: at('10:00'), pauses: [] },
    ],
  ])('of %s', (_what, visit, step, effect) => {
    expect(stepEffect(visit, step, at('10:00'))).toEqual(effect);
    const texts = (value: object): unknown => JSON.parse(JSON.stringify(value));
    const inTexts = texts(visit) as Parameters<typeof stepEffect<string>>[0];
    expect(stepEffect(inTexts, step, at('10:00').toISOString())).toEqual(texts(effect));
  });
});

describe('afterSteps', () => {
  test.each([
    ['keeps the time if nothing came before', {}, '09:00', '09:00'],
    ['is never before the departure', { travelStartedAt: at('09:10') }, '09:00', '09:10'],
    ['is never before the arrival', { arrivedAt: at('09:20') }, '09:00', '09:20'],
    ['is never before a pause', { pauses: [pause('09:30', null)] }, '09:00', '09:30'],
    ['is never before the end of a pause', { pauses: [pause('09:30', '09:40')] }, '09:35', '09:40'],
    ['keeps a time after all of them', { pauses: [pause('09:30', '09:40')] }, '09:50', '09:50'],
  ])('%s', (_what, visit, given, expected) => {
    expect(afterSteps({ ...PLANNED, ...visit }, at(given))).toEqual(at(expected));
  });
});
