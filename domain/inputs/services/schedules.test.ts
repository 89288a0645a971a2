import { describe, expect, test } from 'vitest';
import { DEFAULT_WEEKLY_HOURS } from '../../people/weekly-hours.ts';
import { absenceSchema } from '../staff/absence.ts';
import { holidaySchema } from '../settings/listed-values.ts';
import { technicianProfileSchema } from '../staff/staff-details.ts';
import { idOf, readingOf, REQUIRED } from '../parts/testing/test-reading.ts';
import { workingHoursSchema } from '../settings/working-hours.ts';

const overlapping = {
  ...DEFAULT_WEEKLY_HOURS,
  mon: [
    { from: '08:00', to: '14:00' },
    { from: '13:00', to: '18:00' },
  ],
};

describe("a technician's profile", () => {
  const profile = { color: 'teal', skillIds: [idOf('gas')], zoneIds: [], weeklyHours: DEFAULT_WEEKLY_HOURS };
  const { valueOf, wrongIn, requiredIn } = readingOf(technicianProfileSchema(), profile);

  test('has distinct skills and zones, and may have no working hours of its own', () => {
    expect(valueOf({ skillIds: [idOf('gas'), idOf('gas')], permissions: { prices: true } })).toEqual(profile);
    expect(valueOf({ weeklyHours: null, skillIds: null, zoneIds: undefined })).toEqual({
      color: 'teal',
      skillIds: [],
      zoneIds: [],
      weeklyHours: null,
    });
    expect(requiredIn()).toEqual([`color: ${REQUIRED}`]);
  });

  test.each([
    [{ color: 'white' }, ['color: Elige una opción de la lista']],
    [
      { skillIds: Array.from({ length: 51 }, (_each, at) => `id${at}`) },
      ['skillIds: No puede haber más de 50'],
    ],
    [{ zoneIds: ['a/b'] }, ['zoneIds.0: Elige una opción de la lista']],
    [{ weeklyHours: overlapping }, ['weeklyHours.mon.1.from: Este tramo se solapa con el anterior']],
    [{ weeklyHours: { ...DEFAULT_WEEKLY_HOURS, sun: undefined } }, [`weeklyHours.sun: ${REQUIRED}`]],
    [
      { weeklyHours: { ...DEFAULT_WEEKLY_HOURS, sun: [{ from: '08:00' }] } },
      [`weeklyHours.sun.0.to: ${REQUIRED}`],
    ],
  ])('with %j reports %j', (changes, wrong) => {
    expect(wrongIn(changes)).toEqual(wrong);
  });
});

test("the company's working hours must be in order", () => {
  const { valueOf, wrongIn, requiredIn } = readingOf(workingHoursSchema(), { hours: DEFAULT_WEEKLY_HOURS });
  expect(valueOf()).toEqual({ hours: DEFAULT_WEEKLY_HOURS });
  expect(wrongIn({ hours: overlapping })).toEqual(['hours.mon.1.from: Este tramo se solapa con el anterior']);
  expect(requiredIn()).toEqual([`hours: ${REQUIRED}`]);
});

describe('an absence', () => {
  const absence = { from: '2026-12-24', to: '2026-12-31', kind: 'VACATION' };
  const { valueOf, wrongIn, requiredIn } = readingOf(absenceSchema(), absence);

  test('requires a first and a last day and a kind', () => {
    expect(valueOf({ status: 'APPROVED' })).toEqual({ ...absence, note: null });
    expect(valueOf({ note: ' A\nB ' }).note).toBe('A\nB');
    expect(requiredIn()).toEqual(['from', 'to', 'kind'].map((path) => `${path}: ${REQUIRED}`));
  });

  test.each([
    [{ to: '2026-12-23' }, ['to: La fecha de fin no puede ser anterior a la de inicio']],
    [{ to: '2026-12-24' }, []],
    [{ from: '2027-01-01', to: '2028-01-01' }, []],
    [{ from: '2027-01-01', to: '2028-01-02' }, ['to: Una ausencia no puede durar más de 366 días']],
    [{ from: '' }, [`from: ${REQUIRED}`]],
    [{ from: '2026-02-30' }, ['from: Indica una fecha válida']],
    [{ to: '24/12/2026' }, ['to: Indica una fecha válida']],
    [{ kind: 'STRIKE' }, ['kind: Elige una opción de la lista']],
    [{ note: 'a'.repeat(4_001) }, ['note: No puede tener más de 4000 caracteres']],
    [
      { to: '2026-12-23', kind: '' },
      ['to: La fecha de fin no puede ser anterior a la de inicio', `kind: ${REQUIRED}`],
    ],
  ])('with %j reports %j', (changes, wrong) => {
    expect(wrongIn(changes)).toEqual(wrong);
  });
});

test('a holiday requires a day and a name', () => {
  const { valueOf, wrongIn } = readingOf(holidaySchema(), { date: '2026-12-25', name: ' Navidad ' });
  expect(valueOf()).toEqual({ date: '2026-12-25', name: 'Navidad' });
  expect(wrongIn({ date: '2026-12-32' })).toEqual(['date: Indica una fecha válida']);
  expect(wrongIn({ date: null, name: '' })).toEqual([`date: ${REQUIRED}`, `name: ${REQUIRED}`]);
});
