import { addMinutes, type Interval } from '@cuadrilla/domain/time/time.ts';
import { describe, expect, test } from 'vitest';
import { intervalOf, valuesAtFirst, withStart, writtenAs } from './schedule-values.ts';

const MADRID = 'Europe/Madrid';
const span = (start: string, end: string): Interval => ({ start: new Date(start), end: new Date(end) });

test('an end before the start is on the next day', () => {
  expect(intervalOf({ day: '2026-11-23', start: '09:00', end: '10:30' }, MADRID, null)).toEqual(
    span('2026-11-23T08:00:00Z', '2026-11-23T09:30:00Z'),
  );
  expect(intervalOf({ day: '2026-11-23', start: '22:00', end: '01:00' }, MADRID, null)).toEqual(
    span('2026-11-23T21:00:00Z', '2026-11-24T00:00:00Z'),
  );
  expect(intervalOf({ day: '2026-11-23', start: '9', end: '10:00' }, MADRID, null)).toBeNull();
});

describe('the night the clocks go back', () => {
  const second = span('2026-10-25T01:30:00Z', '2026-10-25T02:30:00Z');

  test.each([
    ['the first half past two', span('2026-10-25T00:30:00Z', '2026-10-25T02:00:00Z')],
    ['the second', second],
    ['both of them', span('2026-10-25T00:30:00Z', '2026-10-25T01:45:00Z')],
    ['an end that is written before its start', span('2026-10-25T00:30:00Z', '2026-10-25T01:15:00Z')],
  ])('%s is sent unchanged if its text was not edited', (_which, exact) => {
    expect(intervalOf(writtenAs(exact, MADRID), MADRID, exact)).toEqual(exact);
  });

  test('an unedited start keeps its hour when the end changes', () => {
    const written = { ...writtenAs(second, MADRID), end: '04:00' };
    expect(intervalOf(written, MADRID, second)).toEqual(span('2026-10-25T01:30:00Z', '2026-10-25T03:00:00Z'));
    expect(intervalOf({ ...written, end: '02:45' }, MADRID, second)).toEqual(
      span('2026-10-25T01:30:00Z', '2026-10-25T01:45:00Z'),
    );
  });

  test('an edited start means the first of the two hours', () => {
    const written = { ...writtenAs(second, MADRID), start: '02:15' };
    expect(intervalOf(written, MADRID, second)?.start).toEqual(new Date('2026-10-25T00:15:00Z'));
  });

  test('changing the start keeps the duration', () => {
    const values = { ...writtenAs(second, MADRID), technicianIds: [], instructions: '' };
    const known = { durationMinutes: 15, zone: MADRID, exact: second };
    expect(withStart(values, '10:00', known)).toEqual({ start: '10:00', end: '11:00' });
    expect(addMinutes(second.start, 60)).toEqual(second.end);
  });
});

describe('the initial values of a new visit', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const service = { durationMinutes: 60, promisedWindow: null, notBefore: null };
  const dayOf = (day: string | null, notBefore: string | null = null) =>
    valuesAtFirst({ ...service, notBefore }, { slot: null, day }, MADRID, now).day;

  test('are on the selected day, unless it has passed or is before the wanted day', () => {
    expect(dayOf(null)).toBe('2026-11-21');
    expect(dayOf('2026-11-24')).toBe('2026-11-24');
    expect(dayOf('2026-11-19')).toBe('2026-11-21');
    expect(dayOf('2026-11-24', '2026-11-26T08:00:00Z')).toBe('2026-11-26');
    expect(dayOf('2026-11-24', '2026-11-22T08:00:00Z')).toBe('2026-11-24');
  });
});
