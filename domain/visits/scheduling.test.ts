import { describe, expect, test } from 'vitest';
import { ABSENCE_KINDS } from '../people/absence.ts';
import { checkSlot, isHard } from './scheduling.ts';
import {
  ALL_WEEK,
  at,
  MADRID,
  question,
  messagesFor,
  slot,
  technician,
  visit,
} from '../scheduling/testing/test-facts.ts';
import { DEFAULT_WEEKLY_HOURS } from '../people/weekly-hours.ts';

test('a free slot in working hours has no reasons against it', () => {
  expect(checkSlot(technician(), question())).toEqual([]);
  expect(isHard([])).toBe(false);
});

test('each reason has its technician, kind and severity', () => {
  const reasons = checkSlot(
    technician({ status: 'SUSPENDED' }),
    question({ skills: [{ id: 'gas', name: 'Gas' }] }),
  );
  expect(reasons).toEqual([
    {
      kind: 'SUSPENDED',
      severity: 'HARD',
      technicianId: 'sergio',
      message: 'Su cuenta está suspendida',
    },
    {
      kind: 'MISSING_SKILL',
      severity: 'WARNING',
      technicianId: 'sergio',
      message: 'Le falta la competencia Gas',
    },
  ]);
  expect(isHard(reasons)).toBe(true);
  expect(isHard(reasons.slice(1))).toBe(false);
});

describe('another visit', () => {
  test.each([
    ['08:00', '10:00', null],
    ['12:00', '13:00', null],
    ['08:00', '10:15', '08:00–10:15'],
    ['11:45', '13:00', '11:45–13:00'],
    ['10:30', '11:00', '10:30–11:00'],
    ['08:00', '18:00', '08:00–18:00'],
  ])('from %s to %s is reported if it overlaps', (from, to, words) => {
    const visits = [visit(`2026-11-23 ${from}`, `2026-11-23 ${to}`)];
    expect(messagesFor({ visits })).toEqual(
      words === null ? [] : [`NO: Se solapa con S-2026-0310, ${words}, de Sergio Acuña`],
    );
  });

  test('is reported with its dates if it is not on that day alone', () => {
    const visits = [
      visit('2026-11-24 01:00', '2026-11-24 02:00', 'S-2'),
      visit('2026-11-23 23:00', '2026-11-24 00:30', 'S-1'),
      visit('2026-11-23 22:00', '2026-11-23 24:00', 'S-0'),
    ];
    const interval = slot('2026-11-23 22:00', '2026-11-24 06:00');
    expect(messagesFor({ visits, weeklyHours: ALL_WEEK }, { interval })).toEqual([
      'NO: Se solapa con S-0, 22:00–24:00, de Sergio Acuña',
      'NO: Se solapa con S-1, 23/11/2026 23:00 – 24/11/2026 00:30, de Sergio Acuña',
      'NO: Se solapa con S-2, 24/11/2026 01:00–02:00, de Sergio Acuña',
    ]);
  });

  test('is ignored if it is the one being moved', () => {
    const moved = visit('2026-11-23 10:00', '2026-11-23 12:00', 'S-1');
    expect(messagesFor({ visits: [moved] }, { exceptVisitId: moved.id })).toEqual([]);
    expect(messagesFor({ visits: [moved] }, { exceptVisitId: 'another' })).toHaveLength(1);
  });
});

describe('an absence', () => {
  test.each([
    ['2026-11-20', '2026-11-22', false],
    ['2026-11-20', '2026-11-23', true],
    ['2026-11-23', '2026-11-23', true],
    ['2026-11-24', '2026-11-30', false],
  ])('from %s to %s blocks Monday 23: %s', (from, to, refuses) => {
    expect(isHard(checkSlot(technician({ absences: [{ from, to, kind: 'OTHER' }] }), question()))).toBe(
      refuses,
    );
  });

  test.each([
    ['VACATION', 'Está de vacaciones del 20/11/2026 al 27/11/2026'],
    ['SICK_LEAVE', 'Está de baja médica del 20/11/2026 al 27/11/2026'],
    ['PERSONAL', 'Está de asuntos propios del 20/11/2026 al 27/11/2026'],
    ['TRAINING', 'Está en formación del 20/11/2026 al 27/11/2026'],
    ['OTHER', 'Está ausente del 20/11/2026 al 27/11/2026'],
  ] as const)('of kind %s is reported by its name', (kind, message) => {
    expect(messagesFor({ absences: [{ from: '2026-11-20', to: '2026-11-27', kind }] })).toEqual([
      `NO: ${message}`,
    ]);
  });

  test('of one day is reported with one date', () => {
    const absences = ABSENCE_KINDS.slice(0, 1).map((kind) => ({
      from: '2026-11-23',
      to: '2026-11-23',
      kind,
    }));
    expect(messagesFor({ absences })).toEqual(['NO: Está de vacaciones el 23/11/2026']);
  });
});

describe('the check against working hours', () => {
  test.each([
    ['2026-11-23 08:00', '2026-11-23 14:00', []],
    ['2026-11-23 15:00', '2026-11-23 18:00', []],
    [
      '2026-11-23 07:59',
      '2026-11-23 09:00',
      ['Fuera de su horario: lunes de 08:00 a 14:00 y de 15:00 a 18:00'],
    ],
    [
      '2026-11-23 13:00',
      '2026-11-23 16:00',
      ['Fuera de su horario: lunes de 08:00 a 14:00 y de 15:00 a 18:00'],
    ],
    [
      '2026-11-23 17:00',
      '2026-11-23 18:01',
      ['Fuera de su horario: lunes de 08:00 a 14:00 y de 15:00 a 18:00'],
    ],
    ['2026-11-28 10:00', '2026-11-28 11:00', ['Fuera de su horario: no trabaja los sábados']],
    ['2026-11-29 10:00', '2026-11-29 11:00', ['Fuera de su horario: no trabaja los domingos']],
  ])('from %s to %s is correct', (from, to, messages) => {
    expect(messagesFor({}, { interval: slot(from, to) })).toEqual(messages);
  });

  test.each([
    // A night shift on Sunday from 00:00 to 06:00, on the days the clocks change.
    ['2026-03-28T23:00:00Z', '2026-03-29T04:00:00Z', 0],
    ['2026-03-28T23:00:00Z', '2026-03-29T04:00:01Z', 1],
    ['2026-10-24T22:00:00Z', '2026-10-25T05:00:00Z', 0],
    ['2026-10-24T22:00:00Z', '2026-10-25T05:00:01Z', 1],
    ['2026-10-24T21:59:59Z', '2026-10-25T05:00:00Z', 1],
  ])('is exact in nights of a clock change: %s to %s gives %i reasons', (start, end, count) => {
    const weeklyHours = { ...DEFAULT_WEEKLY_HOURS, sun: [{ from: '00:00', to: '06:00' }] };
    const interval = { start: new Date(start), end: new Date(end) };
    expect(messagesFor({ weeklyHours }, { interval })).toHaveLength(count);
  });

  test("follows the company's time zone", () => {
    const interval = { start: new Date('2026-11-23T08:00Z'), end: new Date('2026-11-23T09:00Z') };
    const early = { start: new Date('2026-11-23T07:00Z'), end: new Date('2026-11-23T08:00Z') };
    expect(messagesFor({}, { interval, zone: 'Atlantic/Canary' })).toEqual([]);
    expect(messagesFor({}, { interval: early, zone: MADRID })).toEqual([]);
    expect(messagesFor({}, { interval: early, zone: 'Atlantic/Canary' })).toHaveLength(1);
  });
});

test('a holiday is reported once, by its name', () => {
  const holidays = [
    { date: '2026-11-09', name: 'La Almudena' },
    { date: '2026-12-08', name: 'La Inmaculada' },
  ];
  const interval = slot('2026-11-09 10:00', '2026-11-09 12:00');
  expect(messagesFor({}, { holidays, interval })).toEqual(['Es festivo: La Almudena']);
  expect(messagesFor({}, { holidays })).toEqual([]);
});

test('every missing skill is reported', () => {
  const skills = ['Gas', 'Aerotermia', 'Altura'].map((name) => ({ id: name.toLowerCase(), name }));
  expect(messagesFor({ skillIds: ['aerotermia'] }, { skills })).toEqual([
    'Le falta la competencia Gas',
    'Le falta la competencia Altura',
  ]);
});

test.each([
  [[], 'north', []],
  [[], null, []],
  [['north', 'centre'], 'centre', []],
  [['north'], 'centre', ['Fuera de zona: 28013 no está en Zona Norte']],
  [['south', 'north'], 'centre', ['Fuera de zona: 28013 no está en Zona Norte ni Zona Sur']],
  [['north', 'south'], null, ['Fuera de zona: 28013 no está en ninguna; trabaja en Zona Norte y Zona Sur']],
  [['forgotten'], 'centre', ['Fuera de zona: 28013 no está en ninguna de las suyas']],
])('the zones %j are checked against a site in %s', (zoneIds, zoneId, messages) => {
  expect(messagesFor({ zoneIds }, { site: { postalCode: '28013', zoneId } })).toEqual(messages);
});

test.each([
  ['2026-11-23 10:00', '2026-11-23 12:00', []],
  ['2026-11-23 09:00', '2026-11-23 13:00', []],
  ['2026-11-23 13:00', '2026-11-23 15:00', ['Fuera de la franja prometida, 13:00–15:00']],
  ['2026-11-23 10:01', '2026-11-23 12:00', ['Fuera de la franja prometida, 10:01–12:00']],
  ['2026-11-24 10:00', '2026-11-24 12:00', ['Fuera de la franja prometida, 24/11/2026 10:00–12:00']],
  [
    '2026-11-22 22:00',
    '2026-11-23 11:00',
    ['Fuera de la franja prometida, 22/11/2026 22:00 – 23/11/2026 11:00'],
  ],
])('a promised window from %s to %s is checked', (from, to, messages) => {
  expect(messagesFor({}, { promisedWindow: slot(from, to) })).toEqual(messages);
});

test.each([
  ['2026-11-23 10:00', []],
  ['2026-11-24 00:00', ['Antes de la fecha pedida, 24/11/2026']],
  ['2026-11-23 10:30', ['Antes de la hora pedida, 10:30']],
])('a service not before %s is checked', (notBefore, messages) => {
  expect(messagesFor({}, { notBefore: at(notBefore) })).toEqual(messages);
});
