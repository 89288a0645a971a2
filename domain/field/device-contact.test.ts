import { describe, expect, test } from 'vitest';
import { withAffectedCrew, deviceWarnings, mayHoldWork, type VisitInHand } from './device-contact.ts';

const NOW = new Date('2026-11-23T11:12:00Z');
const CLOCK = { zone: 'Europe/Madrid', now: NOW };
const MARTA = { id: 'm', name: 'Marta' };

const visit = (change: Partial<VisitInHand> = {}): VisitInHand => ({
  status: 'SCHEDULED',
  plannedStart: new Date('2026-11-23T09:00:00Z'),
  plannedEnd: new Date('2026-11-23T10:00:00Z'),
  technicians: [MARTA],
  ...change,
});
const onDay = (day: string) =>
  visit({ plannedStart: new Date(`${day}T09:00:00Z`), plannedEnd: new Date(`${day}T10:00:00Z`) });
const heard = (time: string | null) => new Map([['m', time === null ? null : new Date(time)]]);
const warnings = (time: string | null, change: Partial<VisitInHand> = {}) =>
  deviceWarnings([visit(change)], heard(time), CLOCK);

describe('mayHoldWork for a visit', () => {
  test.each<[string, VisitInHand, boolean]>([
    ['of today', visit(), true],
    ['later today', onDay('2026-11-23'), true],
    ['of an earlier day', onDay('2026-11-20'), true],
    ['of tomorrow', onDay('2026-11-24'), false],
    ['of tomorrow that is travelling', { ...onDay('2026-11-24'), status: 'TRAVELLING' }, true],
    ['in progress', visit({ status: 'IN_PROGRESS' }), true],
    ['paused', visit({ status: 'PAUSED' }), true],
    ['that is completed', visit({ status: 'COMPLETED' }), false],
    ['that ended incomplete', visit({ status: 'NOT_COMPLETED' }), false],
    ['that is cancelled', visit({ status: 'CANCELLED' }), false],
  ])('%s', (_name, given, expected) => {
    expect(mayHoldWork(given, CLOCK)).toBe(expected);
  });

  test("depends on today in the company's time zone", () => {
    const lateAtNight = { zone: 'Europe/Madrid', now: new Date('2026-11-22T23:30:00Z') };
    expect(mayHoldWork(visit(), lateAtNight)).toBe(true);
    expect(mayHoldWork(visit(), { ...lateAtNight, zone: 'Atlantic/Canary' })).toBe(false);
  });
});

describe('a device warning is shown', () => {
  const HELD = 'puede haber trabajo en curso que aún no ha llegado';

  test.each([
    ['2026-11-23T08:12:00Z', 'por última vez a las 09:12 (hace 3 h)'],
    ['2026-11-23T10:55:00Z', 'por última vez a las 11:55 (hace 17 min)'],
    ['2026-11-22T17:40:00Z', 'por última vez ayer a las 18:40 (hace 17 h)'],
    ['2026-11-20T11:00:00Z', 'por última vez el 20/11/2026 a las 12:00 (hace 3 días)'],
    ['2026-11-22T10:00:00Z', 'por última vez ayer a las 11:00 (hace 1 día)'],
  ])('for a phone last in contact at %s', (time, expected) => {
    expect(warnings(time)).toEqual([`El móvil de Marta se conectó ${expected}: ${HELD}`]);
  });

  test('for a phone that was never in contact', () => {
    expect(warnings(null)).toEqual([`No consta ninguna conexión del móvil de Marta: ${HELD}`]);
    expect(deviceWarnings([visit()], new Map(), CLOCK)).toHaveLength(1);
  });

  test('for work under way, even if the phone was in contact a moment ago', () => {
    const expected = `El móvil de Marta se conectó por última vez a las 12:12 (ahora mismo): ${HELD}`;
    expect(warnings('2026-11-23T11:12:00Z', { status: 'TRAVELLING' })).toEqual([expected]);
    // The clock of the office's browser may be behind the server's.
    expect(warnings('2026-11-23T11:12:20Z', { status: 'PAUSED' })).toEqual([expected]);
  });
});

describe('a device warning is omitted', () => {
  test('for a visit of today if the phone was in contact in the last 15 minutes', () => {
    expect(warnings('2026-11-23T10:57:00Z')).toEqual([]);
    expect(warnings('2026-11-23T10:56:59Z')).toHaveLength(1);
  });

  test('for an earlier visit if the phone was in contact since', () => {
    const left = [onDay('2026-11-20')];
    expect(deviceWarnings(left, heard('2026-11-20T10:00:00Z'), CLOCK)).toEqual([]);
    expect(deviceWarnings(left, heard('2026-11-20T09:59:00Z'), CLOCK)).toHaveLength(1);
  });

  test('for further visits of the same technician', () => {
    const luis = { id: 'l', name: 'Luis' };
    const visits = [visit(), visit({ technicians: [MARTA, luis] }), onDay('2026-11-24')];
    const warnings = deviceWarnings(visits, heard(null), CLOCK);
    expect(warnings.map((words) => /Marta|Luis/.exec(words)?.[0])).toEqual(['Marta', 'Luis']);
  });
});

describe('the technicians affected by moving a visit are', () => {
  const luis = { id: 'l', name: 'Luis' };
  const both = visit({ technicians: [MARTA, luis] });

  test.each([
    ['all, if it starts at another time', ['m', 'l'], '2026-11-23T09:15:00Z', ['m', 'l']],
    ['the removed technician', ['m'], '2026-11-23T09:00:00Z', ['l']],
    ['none, if only its end changes or a technician is added', ['m', 'l', 'x'], '2026-11-23T09:00:00Z', []],
  ])('%s', (_name, technicianIds, start, expected) => {
    const lost = withAffectedCrew(both, { technicianIds, start: new Date(start) });
    expect(lost.technicians.map(({ id }) => id)).toEqual(expected);
  });
});
