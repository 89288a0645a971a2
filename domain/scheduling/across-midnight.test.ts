import { describe, expect, test } from 'vitest';
import { ALL_WEEK, messagesFor, slot } from './testing/test-facts.ts';

describe('a visit across midnight', () => {
  const interval = slot('2026-11-23 22:00', '2026-11-24 02:00');
  const untilMidnight = { ...ALL_WEEK, mon: [{ from: '16:00', to: '24:00' }] };

  test('is refused for an absence on the second day only', () => {
    const absences = [{ from: '2026-11-24', to: '2026-11-24', kind: 'TRAINING' as const }];
    expect(messagesFor({ weeklyHours: ALL_WEEK, absences }, { interval })).toEqual([
      'NO: Está en formación el 24/11/2026',
    ]);
  });

  test('has a warning for a holiday on the second day only', () => {
    const holidays = [{ date: '2026-11-24', name: 'San Crisógono' }];
    expect(messagesFor({ weeklyHours: ALL_WEEK }, { interval, holidays })).toEqual([
      'El 24/11/2026 es festivo: San Crisógono',
    ]);
  });

  test('that ends at midnight does not touch the second day', () => {
    const holidays = [{ date: '2026-11-24', name: 'San Crisógono' }];
    const absences = [{ from: '2026-11-24', to: '2026-11-24', kind: 'TRAINING' as const }];
    const first = slot('2026-11-23 22:00', '2026-11-23 24:00');
    expect(messagesFor({ weeklyHours: untilMidnight, absences }, { interval: first, holidays })).toEqual([]);
  });

  test('is within working hours that continue after midnight', () => {
    const weeklyHours = { ...untilMidnight, tue: [{ from: '00:00', to: '02:00' }] };
    expect(messagesFor({ weeklyHours }, { interval })).toEqual([]);
  });

  test.each([
    [[{ from: '00:00', to: '01:45' }], 'Fuera de su horario: martes de 00:00 a 01:45'],
    [[{ from: '00:15', to: '08:00' }], 'Fuera de su horario: martes de 00:15 a 08:00'],
    [[], 'Fuera de su horario: no trabaja los martes'],
  ])('is outside working hours if Tuesday has %j', (tue, message) => {
    expect(messagesFor({ weeklyHours: { ...untilMidnight, tue } }, { interval })).toEqual([message]);
  });

  test('names both days if it is outside the hours of both', () => {
    expect(messagesFor({}, { interval: slot('2026-11-27 17:00', '2026-11-28 01:00') })).toEqual([
      'Fuera de su horario: viernes de 08:00 a 14:00 y de 15:00 a 18:00; no trabaja los sábados',
    ]);
  });

  test('that lasts longer than a day also checks the days between', () => {
    const weeklyHours = { ...ALL_WEEK, tue: [] };
    expect(messagesFor({ weeklyHours }, { interval: slot('2026-11-23 22:00', '2026-11-25 06:00') })).toEqual([
      'Fuera de su horario: no trabaja los martes',
    ]);
  });
});
