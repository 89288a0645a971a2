import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from '../people/roles.ts';
import {
  INCOMPLETE_REASON_LABELS,
  INCOMPLETE_REASONS,
  isVisitOver,
  isVisitUnderWay,
  PAUSE_REASON_LABELS,
  PAUSE_REASONS,
  VISIT_ACTIONS,
  VISIT_OUTCOME_LABELS,
  VISIT_OUTCOMES,
  VISIT_STATUS_LABELS,
  VISIT_STATUSES,
  visitActionsFrom,
  visitTransition,
  type VisitAction,
  type VisitStatus,
} from './visit-states.ts';

/** Office roles have no own visits; a technician may or may not. */
const ASKERS = ['ADMIN', 'AGENT', 'OWN', 'OTHER'] as const;
type Asker = (typeof ASKERS)[number];
const asking = (asker: Asker): { role: Role; isOwn: boolean } =>
  asker === 'OWN' || asker === 'OTHER'
    ? { role: 'TECHNICIAN', isOwn: asker === 'OWN' }
    : { role: asker, isOwn: false };

type Cell = { to: VisitStatus; by: readonly Asker[] };
const office = (to: VisitStatus): Cell => ({ to, by: ['ADMIN', 'AGENT'] });
const worker = (to: VisitStatus): Cell => ({ to, by: ['ADMIN', 'OWN'] });
const either = (to: VisitStatus): Cell => ({ to, by: ['ADMIN', 'AGENT', 'OWN'] });

/** Copied by hand from the design. */
const TABLE: Record<VisitStatus, Partial<Record<VisitAction, Cell>>> = {
  SCHEDULED: {
    move: office('SCHEDULED'),
    unschedule: office('CANCELLED'),
    travel: worker('TRAVELLING'),
    start: worker('IN_PROGRESS'),
    endIncomplete: office('NOT_COMPLETED'),
    cancel: office('CANCELLED'),
  },
  TRAVELLING: {
    start: worker('IN_PROGRESS'),
    endIncomplete: either('NOT_COMPLETED'),
    cancel: office('CANCELLED'),
  },
  IN_PROGRESS: {
    pause: worker('PAUSED'),
    complete: worker('COMPLETED'),
    endIncomplete: either('NOT_COMPLETED'),
  },
  PAUSED: { resume: worker('IN_PROGRESS'), endIncomplete: either('NOT_COMPLETED') },
  COMPLETED: {},
  NOT_COMPLETED: {},
  CANCELLED: {},
};
const OVER: readonly VisitStatus[] = ['COMPLETED', 'NOT_COMPLETED', 'CANCELLED'];

const expected = (from: VisitStatus, action: VisitAction, asker: Asker): VisitStatus | null => {
  const cell = TABLE[from][action];
  return cell?.by.includes(asker) ? cell.to : null;
};

const cells = ASKERS.flatMap((asker) =>
  VISIT_STATUSES.flatMap((from) => VISIT_ACTIONS.map((action) => [asker, action, from] as const)),
);

describe('visit transitions', () => {
  test.each(cells)("%s doing %s from %s gets the table's result", (asker, action, from) => {
    const to = expected(from, action, asker);
    const result = visitTransition({ action, from, ...asking(asker) });
    if (to === null)
      expect(result).toEqual({ ok: false, message: expect.stringMatching(/^[A-Z].+[^.]$/) as string });
    else expect(result).toEqual({ ok: true, to });
  });

  test.each(ASKERS.flatMap((asker) => VISIT_STATUSES.map((from) => [asker, from] as const)))(
    'the menu for %s on %s has each action once',
    (asker, from) => {
      const { role, isOwn } = asking(asker);
      const wanted = VISIT_ACTIONS.filter((action) => expected(from, action, asker) !== null);
      expect(visitActionsFrom(from, role, isOwn).toSorted()).toEqual(wanted.toSorted());
    },
  );

  test('owning a visit makes no difference for agents and administrators', () => {
    for (const [asker, action, from] of cells) {
      if (asker === 'OWN' || asker === 'OTHER') continue;
      const command = { action, from, role: asker };
      expect(visitTransition({ ...command, isOwn: true })).toEqual(
        visitTransition({ ...command, isOwn: false }),
      );
    }
  });

  test.each([
    ['start', 'SCHEDULED', 'OTHER', 'Solo sus técnicos pueden iniciar una visita «Programada»'],
    [
      'travel',
      'SCHEDULED',
      'AGENT',
      'Solo sus técnicos o administración pueden poner en camino una visita «Programada»',
    ],
    [
      'complete',
      'IN_PROGRESS',
      'AGENT',
      'Solo sus técnicos o administración pueden completar una visita «En curso»',
    ],
    [
      'endIncomplete',
      'SCHEDULED',
      'OWN',
      'Solo la oficina puede dar por no completada una visita «Programada»',
    ],
    ['move', 'SCHEDULED', 'OWN', 'Solo la oficina puede mover una visita «Programada»'],
    ['cancel', 'TRAVELLING', 'OWN', 'Solo la oficina puede anular una visita «En camino»'],
    ['unschedule', 'TRAVELLING', 'ADMIN', 'No se puede devolver a la bandeja una visita «En camino»'],
    ['move', 'IN_PROGRESS', 'ADMIN', 'No se puede mover una visita «En curso»'],
    ['complete', 'PAUSED', 'OWN', 'No se puede completar una visita «Pausada»'],
    ['pause', 'PAUSED', 'OWN', 'No se puede pausar una visita «Pausada»'],
    ['resume', 'IN_PROGRESS', 'OWN', 'No se puede reanudar una visita «En curso»'],
    ['cancel', 'IN_PROGRESS', 'AGENT', 'No se puede anular una visita «En curso»'],
    ['start', 'COMPLETED', 'ADMIN', 'Una visita «Completada» ya no cambia de estado'],
    ['move', 'CANCELLED', 'AGENT', 'Una visita «Anulada» ya no cambia de estado'],
    ['resume', 'NOT_COMPLETED', 'OWN', 'Una visita «No completada» ya no cambia de estado'],
  ] as const)('%s from %s by %s is refused: %s', (action, from, asker, message) => {
    expect(visitTransition({ action, from, ...asking(asker) })).toEqual({ ok: false, message });
  });
});

test('100,000 random actions follow the table', () => {
  let commands = 0;
  let moves = 0;
  const finals = new Set<VisitStatus>();
  const step = fc.record({ action: fc.constantFrom(...VISIT_ACTIONS), asker: fc.constantFrom(...ASKERS) });
  fc.assert(
    fc.property(fc.array(step, { minLength: 25, maxLength: 40, size: 'max' }), (steps) => {
      let status: VisitStatus = 'SCHEDULED';
      let endings = 0;
      let starts = 0;
      let journeys = 0;
      for (const { action, asker } of steps) {
        commands += 1;
        const result = visitTransition({ action, from: status, ...asking(asker) });
        if (!result.ok) continue;
        moves += 1;
        expect(VISIT_STATUSES).toContain(result.to);
        expect(result.to).toBe(expected(status, action, asker));
        // A visit that is over stays over; travelling and starting happen at most once, and only work in progress can be paused.
        expect(OVER).not.toContain(status);
        if (result.to === 'PAUSED') expect(status).toBe('IN_PROGRESS');
        if (result.to === 'COMPLETED') expect(status).toBe('IN_PROGRESS');
        if (result.to === 'CANCELLED') expect(isVisitUnderWay(status)).toBe(false);
        journeys += Number(result.to === 'TRAVELLING');
        starts += Number(action === 'start');
        endings += Number(OVER.includes(result.to));
        status = result.to;
      }
      finals.add(status);
      expect(journeys).toBeLessThanOrEqual(1);
      expect(starts).toBeLessThanOrEqual(1);
      expect(endings).toBe(Number(OVER.includes(status)));
    }),
    { numRuns: 5_000 },
  );
  expect(commands).toBeGreaterThanOrEqual(100_000);
  expect(moves).toBeGreaterThan(5_000);
  expect([...finals]).toEqual(expect.arrayContaining([...OVER]));
}, 60_000);

test('three statuses are over and two under way', () => {
  expect(VISIT_STATUSES.filter(isVisitOver)).toEqual(OVER);
  expect(VISIT_STATUSES.filter(isVisitUnderWay)).toEqual(['IN_PROGRESS', 'PAUSED']);
});

test('every role has an action, and every value has its Spanish label', () => {
  expect(ROLES.filter((role) => visitActionsFrom('SCHEDULED', role, true).length > 0)).toEqual(ROLES);
  expect(VISIT_STATUSES.map((value) => VISIT_STATUS_LABELS[value])).toEqual([
    'Programada',
    'En camino',
    'En curso',
    'Pausada',
    'Completada',
    'No completada',
    'Anulada',
  ]);
  expect(VISIT_OUTCOMES.map((value) => VISIT_OUTCOME_LABELS[value])).toEqual(['Parcial', 'Sin hacer']);
  expect(PAUSE_REASONS.map((value) => PAUSE_REASON_LABELS[value])).toEqual(['Descanso', 'Material', 'Otro']);
  expect(INCOMPLETE_REASONS.map((value) => INCOMPLETE_REASON_LABELS[value])).toEqual([
    'Cliente ausente',
    'Falta material',
    'Sin acceso',
    'Más tiempo',
  ]);
});
