import { describe, expect, test } from 'vitest';
import {
  checkWeeklyHours,
  DAY_LABELS,
  DAYS,
  DEFAULT_WEEKLY_HOURS,
  minutesOf,
  weekMinutes,
  type HoursSpan,
} from './weekly-hours.ts';

const span = (text: string): HoursSpan => {
  const [from = '', to = ''] = text.split('-');
  return { from, to };
};
const withMonday = (...spans: string[]) => ({ ...DEFAULT_WEEKLY_HOURS, mon: spans.map(span) });

test('the default hours are eight to six from Monday to Friday, with a lunch break', () => {
  expect(DEFAULT_WEEKLY_HOURS.fri).toEqual([span('08:00-14:00'), span('15:00-18:00')]);
  expect(DEFAULT_WEEKLY_HOURS.sat).toEqual([]);
  expect(DEFAULT_WEEKLY_HOURS.sun).toEqual([]);
  expect(weekMinutes(DEFAULT_WEEKLY_HOURS)).toBe(5 * 9 * 60);
  expect(checkWeeklyHours(DEFAULT_WEEKLY_HOURS)).toEqual([]);
});

test.each([
  ['08:00-14:00', 360],
  ['00:00-24:00', 1_440],
  ['23:59-24:00', 1],
  ['09:30-09:45', 15],
])('%s lasts %i minutes', (text, minutes) => {
  expect(minutesOf(span(text))).toBe(minutes);
});

describe('the spans of a day', () => {
  test.each([
    [[]],
    [['08:00-14:00']],
    [['08:00-14:00', '14:00-18:00']],
    [['00:00-06:00', '06:00-12:00', '12:00-18:00', '18:00-24:00']],
  ])('can be %j', (spans) => {
    expect(checkWeeklyHours(withMonday(...spans))).toEqual([]);
  });

  test.each([
    [['14:00-08:00'], 'mon.0.to', 'La hora de fin debe ser posterior a la de inicio'],
    [['08:00-08:00'], 'mon.0.to', 'La hora de fin debe ser posterior a la de inicio'],
    [['8:00-14:00'], 'mon.0.from', 'Indica una hora válida'],
    [['-14:00'], 'mon.0.from', 'Indica una hora válida'],
    [['08:00-'], 'mon.0.to', 'Indica una hora válida'],
    [['08:60-14:00'], 'mon.0.from', 'Indica una hora válida'],
    [['24:00-24:00'], 'mon.0.from', 'Indica una hora válida'],
    [['08:00-25:00'], 'mon.0.to', 'Indica una hora válida'],
    [['08:00-14:00', '13:59-18:00'], 'mon.1.from', 'Este tramo se solapa con el anterior'],
    [['08:00-18:00', '08:00-09:00'], 'mon.1.from', 'Este tramo se solapa con el anterior'],
    [['15:00-18:00', '08:00-14:00'], 'mon.1.from', 'Ordena los tramos de menor a mayor'],
    [
      ['01:00-02:00', '03:00-04:00', '05:00-06:00', '07:00-08:00', '09:00-10:00'],
      'mon',
      'No puede tener más de 4 tramos al día',
    ],
  ])('cannot be %j: %s «%s»', (spans, path, message) => {
    expect(checkWeeklyHours(withMonday(...spans))).toEqual([{ path, message }]);
  });

  test('are checked for every day', () => {
    const hours = { ...withMonday('14:00-08:00'), sun: [span('x-y')] };
    expect(checkWeeklyHours(hours).map(({ path }) => path)).toEqual(['mon.0.to', 'sun.0.from']);
  });
});

test('the days have Spanish labels, Monday first', () => {
  expect(DAYS.map((day) => DAY_LABELS[day])).toEqual([
    'Lunes',
    'Martes',
    'Miércoles',
    'Jueves',
    'Viernes',
    'Sábado',
    'Domingo',
  ]);
});
