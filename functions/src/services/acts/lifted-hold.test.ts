import { expect, test } from 'vitest';
import { DEFAULT_WEEKLY_HOURS } from '@cuadrilla/domain/people/weekly-hours.ts';
import { holdChanged, holdLifted } from './lifted-hold.ts';
import type { Service } from '../../work/service.ts';

const company = { zone: 'Europe/Madrid', hours: DEFAULT_WEEKLY_HOURS, holidays: [] };
const day = (number: number, hour = 9) => new Date(Date.UTC(2026, 10, number, hour));
const held = (since: Date, until: string | null = null) =>
  ({ hold: { reasonId: 'x', note: null, since, until }, heldMs: 1_000, dueAt: day(12) }) as Service;

test('ending a hold extends the deadline by the time held, and never shortens it', () => {
  const lifted = holdLifted(held(day(9)), new Date(day(9).getTime() + 5_000), company);
  expect(lifted).toEqual({
    ...{ explicit: null, hold: null, heldMs: 6_000 },
    dueAt: new Date(day(12).getTime() + 5_000),
  });
  expect(holdLifted(held(day(9)), day(8), company)).toMatchObject({ heldMs: 1_000, dueAt: day(12) });
});

test('ending a hold does not move a deadline outside working hours earlier', () => {
  const saturday = { ...held(day(12, 9)), dueAt: day(14, 8) };
  expect(holdLifted(saturday, day(12, 11), company).dueAt).toEqual(day(16, 7));
});

test('a deadline extended into the night moves to working hours', () => {
  // Twelve hours after Thursday at ten: nearer to Friday's opening than to the closing of Thursday.
  expect(holdLifted(held(day(9, 4)), day(9, 20), company).dueAt).toEqual(day(13, 7));
  expect(holdLifted(held(day(9, 6)), day(9, 18), company).dueAt).toEqual(day(12, 17));
});

test('a hold with a day counts only until that day, even if it ends later', () => {
  const lifted = holdLifted(held(day(9, 9), '2026-11-11'), day(20), company);
  // From Monday at ten to Wednesday at midnight.
  expect(lifted).toMatchObject({ hold: null, heldMs: 1_000 + 38 * 3_600_000 });
  const sooner = holdLifted(held(day(9, 9), '2026-11-30'), day(9, 14), company);
  expect(sooner).toMatchObject({ heldMs: 1_000 + 5 * 3_600_000 });
});

const MATERIAL = { reasonId: 'material', note: 'Llega el lunes' };

test('changing a hold keeps when it began', () => {
  const since = day(9);
  const changed = holdChanged(
    held(since, '2026-11-30'),
    { ...MATERIAL, until: '2026-12-04' },
    {
      ...{ at: day(20), company },
    },
  );
  expect(changed).toEqual({ explicit: 'ON_HOLD', hold: { ...MATERIAL, until: '2026-12-04', since } });
});

test("holding again after the hold's day does not count the time in between", () => {
  const at = day(20);
  const over = held(day(9), '2026-11-11');
  const { hold, ...lifted } = holdLifted(over, at, company);
  expect(hold).toBeNull();
  expect(holdChanged(over, { ...MATERIAL, until: '2026-12-04' }, { at, company })).toEqual({
    ...lifted,
    ...{ explicit: 'ON_HOLD', hold: { ...MATERIAL, until: '2026-12-04', since: at } },
  });
  // A new reason alone does not start a new hold.
  expect(holdChanged(over, { ...MATERIAL, until: '2026-11-11' }, { at, company })).toEqual({
    ...{ explicit: 'ON_HOLD', hold: { ...MATERIAL, until: '2026-11-11', since: day(9) } },
  });
});
