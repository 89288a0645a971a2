import { describe, expect, test } from 'vitest';
import { VISIT_STATUSES, type VisitStatus } from '../visits/visit-states.ts';
import { alreadyPlanned, checkNewVisit } from './already-planned.ts';
import { MADRID, question, slot, technician, visit } from './testing/test-facts.ts';

const jorge = (from: string, to: string, status: VisitStatus = 'SCHEDULED') => ({
  id: 'first',
  ...slot(from, to),
  status,
  technicianNames: ['Jorge Gil'],
});

const messagesFor = (...visits: ReturnType<typeof jorge>[]) =>
  alreadyPlanned(visits, { technicianId: 'ana', zone: MADRID }).map(({ message }) => message);

test('a service without visits has no warning', () => {
  expect(messagesFor()).toEqual([]);
});

test('a future visit is a warning with its day, time and technicians', () => {
  const visit = jorge('2026-11-23 09:00', '2026-11-23 10:30');
  expect(alreadyPlanned([visit], { technicianId: 'ana', zone: MADRID })).toEqual([
    {
      kind: 'ALREADY_PLANNED',
      severity: 'WARNING',
      technicianId: 'ana',
      message: 'Ya tiene una visita: lunes 23/11/2026 09:00–10:30, Jorge Gil',
    },
  ]);
});

test('several visits are listed in order, with all technicians, and both days if across midnight', () => {
  const both = {
    ...jorge('2026-11-28 22:00', '2026-11-29 01:00'),
    technicianNames: ['Jorge Gil', 'Inés Mora'],
  };
  expect(messagesFor(both, jorge('2026-11-23 09:00', '2026-11-23 10:30'))).toEqual([
    'Ya tiene una visita: lunes 23/11/2026 09:00–10:30, Jorge Gil',
    'Ya tiene una visita: sábado 28/11/2026 22:00 – 29/11/2026 01:00, Jorge Gil e Inés Mora',
  ]);
});

test('only future and current visits have a warning', () => {
  const warns = VISIT_STATUSES.filter(
    (status) => messagesFor(jorge('2026-11-23 09:00', '2026-11-23 10:30', status)).length > 0,
  );
  expect(warns).toEqual(['SCHEDULED', 'TRAVELLING', 'IN_PROGRESS', 'PAUSED']);
});

describe('another visit of the same service', () => {
  const own = (from: string, to: string) => ({ ...visit(from, to, 'S-2026-0402'), id: 'first' });
  const taken = own('2026-11-23 09:00', '2026-11-23 10:30');
  const first = jorge('2026-11-23 09:00', '2026-11-23 10:30');
  const of = (id: string, ...visits: ReturnType<typeof visit>[]) => technician({ id, visits });
  const words = (...technicians: ReturnType<typeof of>[]) =>
    checkNewVisit(technicians, question(), [first]).map(
      ({ kind, severity, technicianId }) => `${severity} ${kind} ${technicianId}`,
    );

  test('that occupies all technicians is refused once, and not as an overlap', () => {
    expect(words(of('ana', taken), of('eva', taken))).toEqual(['HARD ALREADY_PLANNED ana']);
  });

  test('that occupies none of the technicians is a warning', () => {
    expect(words(of('ana'))).toEqual(['WARNING ALREADY_PLANNED ana']);
    const before = own('2026-11-23 08:00', '2026-11-23 10:00');
    expect(words(of('ana', before))).toEqual(['WARNING ALREADY_PLANNED ana']);
  });

  test('does not replace overlaps with other services or completed visits', () => {
    const other = visit('2026-11-23 11:00', '2026-11-23 12:00');
    expect(words(of('ana', taken, other))).toEqual(['HARD ALREADY_PLANNED ana', 'HARD OVERLAP ana']);
    const over = { ...first, status: 'COMPLETED' } as const;
    const reasons = checkNewVisit([of('ana', taken)], question(), [over]);
    expect(reasons.map(({ kind }) => kind)).toEqual(['OVERLAP']);
  });
});
