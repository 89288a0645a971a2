import { expect, test } from 'vitest';
import { at, slot, technician, visit } from './testing/test-facts.ts';
import { suggested } from './testing/test-suggestions.ts';

// Sunday night: working hours begin on Monday at eight, and the service was due on Sunday.
const tonight = { from: at('2026-11-22 18:30'), dueAt: at('2026-11-22 23:30'), priority: 'URGENT' as const };

test('a late urgent service goes to the first available technician, rather than later to one of the zone', () => {
  const own = technician({
    id: 'own',
    zoneIds: ['centre'],
    visits: [visit('2026-11-23 08:00', '2026-11-23 16:30')],
  });
  const everywhere = technician({ visits: [visit('2026-11-23 08:00', '2026-11-23 10:15')] });
  expect(suggested([own, everywhere], tonight, 3)).toEqual([
    'sergio 2026-11-23 10:15',
    'own 2026-11-23 16:30',
    'own 2026-11-24 08:00',
  ]);
});

test.each([
  ['URGENT', 'far 2026-11-23 09:00'],
  ['HIGH', 'near 2026-11-23 16:00'],
  ['NORMAL', 'near 2026-11-23 16:00'],
  ['LOW', 'near 2026-11-23 16:00'],
] as const)(
  'a late service of priority %s goes first to %s: far away at once, or near seven hours later',
  (priority, first) => {
    const near = technician({
      id: 'near',
      zoneIds: ['centre'],
      visits: [visit('2026-11-23 08:00', '2026-11-23 16:00')],
    });
    const far = technician({ id: 'far', zoneIds: ['north'] });
    expect(suggested([near, far], { dueAt: at('2026-11-22 23:00'), priority }, 1)).toEqual([first]);
  },
);

test('a deadline long past does not make later slots look as good as sooner ones', () => {
  const own = technician({
    id: 'own',
    zoneIds: ['centre'],
    visits: [visit('2026-11-23 08:00', '2026-11-23 18:00')],
  });
  const late = { dueAt: at('2026-11-10 10:00'), priority: 'URGENT' as const };
  expect(suggested([own, technician()], late, 1)).toEqual(['sergio 2026-11-23 09:00']);
});

test('a technician without zones counts as one of the zone', () => {
  const own = technician({
    id: 'own',
    zoneIds: ['centre'],
    visits: [visit('2026-11-23 09:00', '2026-11-23 09:15')],
  });
  expect(suggested([own, technician()], {}, 2)).toEqual(['sergio 2026-11-23 09:00', 'own 2026-11-23 09:15']);
});

test('the first three suggestions include two technicians if two are able', () => {
  const full = technician({ id: 'ana', visits: [visit('2026-11-23 08:00', '2026-11-25 09:00')] });
  expect(suggested([technician(), full], { days: 5 })).toEqual([
    'sergio 2026-11-23 09:00',
    'sergio 2026-11-24 08:00',
    'ana 2026-11-25 09:00',
    'sergio 2026-11-25 08:00',
    'ana 2026-11-26 08:00',
  ]);
  expect(suggested([technician(), full], { days: 5 }, 2)).toEqual([
    'sergio 2026-11-23 09:00',
    'ana 2026-11-25 09:00',
  ]);
});

test('a technician who lacks the skill is not suggested as the second', () => {
  const skills = [{ id: 'gas', name: 'Gas' }];
  const skilled = technician({ id: 'ana', skillIds: ['gas'] });
  expect(suggested([skilled, technician()], { skills }, 3)).toEqual([
    'ana 2026-11-23 09:00',
    'ana 2026-11-24 08:00',
    'ana 2026-11-25 08:00',
  ]);
});

test('a promised window is respected even if it is after the deadline', () => {
  const promisedWindow = slot('2026-11-24 15:30', '2026-11-24 18:00');
  expect(suggested([technician()], { ...tonight, promisedWindow }, 1)).toEqual(['sergio 2026-11-24 15:30']);
});
