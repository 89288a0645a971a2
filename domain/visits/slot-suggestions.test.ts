import { describe, expect, test } from 'vitest';
import { at, slot, technician, visit } from '../scheduling/testing/test-facts.ts';
import { asked, suggested } from '../scheduling/testing/test-suggestions.ts';
import { suggestSlots, type SuggestionQuestion } from './slot-suggestions.ts';
import type { TechnicianFacts } from './scheduling.ts';

const reasonsOf = (who: TechnicianFacts, what: Partial<SuggestionQuestion> = {}) =>
  suggestSlots([who], asked(what), 1)[0]?.reasons;

test("each technician's first free slot of each day is suggested, the soonest first", () => {
  const busy = technician({ id: 'ana', visits: [visit('2026-11-23 09:00', '2026-11-23 10:10')] });
  expect(suggested([busy, technician()])).toEqual([
    'sergio 2026-11-23 09:00',
    'ana 2026-11-23 10:15',
    'ana 2026-11-24 08:00',
    'sergio 2026-11-24 08:00',
    'ana 2026-11-25 08:00',
  ]);
});

test('the number of suggestions is limited, and none without technicians or days', () => {
  expect(suggested([technician()], {}, 2)).toHaveLength(2);
  expect(suggested([technician()], { days: 0 })).toEqual([]);
  expect(suggested([])).toEqual([]);
});

test('the order of the technicians does not matter', () => {
  const all = ['c', 'a', 'b'].map((id) => technician({ id }));
  expect(suggested([...all].reverse())).toEqual(suggested(all));
});

test('suspended and absent technicians, holidays and days off are left out', () => {
  expect(suggested([technician({ status: 'SUSPENDED' })])).toEqual([]);
  const absences = [{ from: '2026-11-23', to: '2026-11-24', kind: 'VACATION' as const }];
  expect(suggested([technician({ absences })])).toEqual(['sergio 2026-11-25 08:00']);
  const holidays = [{ date: '2026-11-24', name: 'Patrón' }];
  expect(suggested([technician()], { holidays })).toEqual([
    'sergio 2026-11-23 09:00',
    'sergio 2026-11-25 08:00',
  ]);
  expect(suggested([technician()], { from: at('2026-11-28 09:00') })).toEqual(['sergio 2026-11-30 08:00']);
});

test('no slot is before `notBefore`', () => {
  expect(suggested([technician()], { notBefore: at('2026-11-24 16:00') })).toEqual([
    'sergio 2026-11-24 16:00',
    'sergio 2026-11-25 08:00',
  ]);
});

test('a slot in the promised window comes before a sooner one', () => {
  const promisedWindow = slot('2026-11-24 15:30', '2026-11-24 18:00');
  expect(suggested([technician()], { promisedWindow }, 1)).toEqual(['sergio 2026-11-24 15:30']);
});

test('the promised window is respected even over the lunch break if necessary', () => {
  const promisedWindow = slot('2026-11-24 13:00', '2026-11-24 15:00');
  expect(suggested([technician()], { promisedWindow }, 1)).toEqual(['sergio 2026-11-24 13:00']);
});

test('a technician with the skills comes before one who is free sooner or in the promised window', () => {
  const skills = [{ id: 'gas', name: 'Gas' }];
  const skilled = technician({
    id: 'ana',
    skillIds: ['gas'],
    visits: [visit('2026-11-23 08:00', '2026-11-24 14:00')],
  });
  const promisedWindow = slot('2026-11-23 10:00', '2026-11-23 12:00');
  const dueAt = at('2026-11-23 18:00');
  expect(suggested([technician(), skilled], { skills, promisedWindow, dueAt }, 1)).toEqual([
    'ana 2026-11-24 15:00',
  ]);
});

test('meeting the deadline counts more than the zone', () => {
  const near = technician({
    id: 'near',
    zoneIds: ['centre'],
    visits: [visit('2026-11-23 08:00', '2026-11-23 18:00')],
  });
  const far = technician({ id: 'far', zoneIds: ['north'] });
  expect(suggested([near, far], { dueAt: at('2026-11-23 18:00') }, 1)).toEqual(['far 2026-11-23 09:00']);
  expect(suggested([near, far], {}, 1)).toEqual(['near 2026-11-24 08:00']);
});

test.each([
  ['2026-11-23 10:45', 'Termina 15 min después del plazo'],
  ['2026-11-23 01:00', 'Termina 10 h después del plazo'],
  ['2026-11-21 23:00', 'Termina 1 día después del plazo'],
  ['2026-11-10 09:00', 'Termina 13 días después del plazo'],
])('after a deadline on %s the reason is: %s', (dueAt, words) => {
  expect(reasonsOf(technician(), { dueAt: at(dueAt) })).toContain(words);
});

test('of two technicians free at once, the less loaded comes first', () => {
  const busy = technician({ id: 'ana', visits: [visit('2026-11-23 15:00', '2026-11-23 18:00')] });
  expect(suggested([busy, technician()], {}, 2)).toEqual(['sergio 2026-11-23 09:00', 'ana 2026-11-23 09:00']);
});

test('the visit being moved neither blocks slots nor counts as load', () => {
  const moved = visit('2026-11-23 09:00', '2026-11-23 11:00', 'S-1');
  expect(suggested([technician({ visits: [moved] })], { exceptVisitId: moved.id }, 1)).toEqual([
    'sergio 2026-11-23 09:00',
  ]);
  expect(reasonsOf(technician({ visits: [moved] }), { exceptVisitId: moved.id })).toContain(
    'Carga del día: 0 h de 9 h',
  );
});

test('a duration longer than any working span goes over the lunch break, with a reason', () => {
  const long = { durationMinutes: 480, from: at('2026-11-23 07:00') };
  expect(suggested([technician()], long, 1)).toEqual(['sergio 2026-11-23 08:00']);
  expect(reasonsOf(technician(), long)).toContain(
    'Fuera de su horario: lunes de 08:00 a 14:00 y de 15:00 a 18:00',
  );
});

describe('the reasons', () => {
  test('include what is in favour of a slot', () => {
    const who = technician({
      skillIds: ['gas', 'height'],
      zoneIds: ['centre'],
      visits: [visit('2026-11-23 14:30', '2026-11-23 18:00')],
    });
    const reasons = reasonsOf(who, {
      skills: [
        { id: 'gas', name: 'Gas' },
        { id: 'height', name: 'Altura' },
      ],
      promisedWindow: slot('2026-11-23 09:00', '2026-11-23 13:00'),
      dueAt: at('2026-11-23 11:00'),
    });
    expect(reasons).toEqual([
      'Dentro de la franja prometida',
      'Libre antes de que venza el plazo',
      'Tiene las competencias Gas y Altura',
      'Trabaja en Zona Centro',
      'Carga del día: 3 h 30 de 9 h',
    ]);
  });

  test('include what is against a slot', () => {
    const reasons = reasonsOf(technician({ zoneIds: ['north'] }), {
      skills: [{ id: 'gas', name: 'Gas' }],
      dueAt: at('2026-11-23 10:59'),
    });
    expect(reasons).toEqual([
      'Termina 1 min después del plazo',
      'Carga del día: 0 h de 9 h',
      'Le falta la competencia Gas',
      'Fuera de zona: 28013 no está en Zona Norte',
    ]);
  });

  test('name a single skill, and a technician without zones', () => {
    const reasons = reasonsOf(technician({ skillIds: ['gas'] }), { skills: [{ id: 'gas', name: 'Gas' }] });
    expect(reasons).toEqual([
      'Tiene la competencia Gas',
      'Trabaja en todas las zonas',
      'Carga del día: 0 h de 9 h',
    ]);
  });
});
