import { expect, test } from 'vitest';
import { holdLifted } from './lifted-hold.ts';
import type { Service } from './service.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 9));

test('lifting a hold moves the instant it is due by the time held, never back', () => {
  const hold = { reasonId: 'x', note: null, since: day(9) };
  const service = { hold, heldMs: 1_000, dueAt: day(12) } as Service;
  const lifted = holdLifted(service, new Date(day(9).getTime() + 5_000));
  expect(lifted).toEqual({
    ...{ explicit: null, hold: null, heldMs: 6_000 },
    dueAt: new Date(day(12).getTime() + 5_000),
  });
  expect(holdLifted(service, day(8))).toMatchObject({ heldMs: 1_000, dueAt: day(12) });
});
