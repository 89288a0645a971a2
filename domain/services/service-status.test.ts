import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chronological,
  deriveServiceStatus,
  isServiceOpen,
  isServiceRunning,
  isServiceSettled,
  reopeningOf,
  SERVICE_STATUS_LABELS,
  SERVICE_STATUSES,
  statusOfService,
  type DerivedServiceStatus,
  type ServiceStatus,
  type VisitForStatus,
} from './service-status.ts';
import {
  VISIT_OUTCOMES,
  VISIT_STATUSES,
  type VisitOutcome,
  type VisitStatus,
} from '../visits/visit-states.ts';

type Visit = { status: VisitStatus; outcome?: VisitOutcome };
const visits = (...statuses: VisitStatus[]): Visit[] => statuses.map((status) => ({ status }));

describe('deriveServiceStatus', () => {
  test.each<[DerivedServiceStatus, VisitStatus[]]>([
    // any in progress or paused
    ['IN_PROGRESS', ['IN_PROGRESS']],
    ['IN_PROGRESS', ['PAUSED']],
    ['IN_PROGRESS', ['TRAVELLING', 'PAUSED']],
    ['IN_PROGRESS', ['IN_PROGRESS', 'SCHEDULED']],
    ['IN_PROGRESS', ['COMPLETED', 'PAUSED', 'NOT_COMPLETED']],
    // any travelling
    ['TRAVELLING', ['TRAVELLING']],
    ['TRAVELLING', ['SCHEDULED', 'TRAVELLING', 'COMPLETED']],
    ['TRAVELLING', ['NOT_COMPLETED', 'TRAVELLING', 'CANCELLED']],
    // a scheduled and a completed one
    ['IN_PROGRESS', ['COMPLETED', 'SCHEDULED']],
    ['IN_PROGRESS', ['SCHEDULED', 'COMPLETED']],
    ['IN_PROGRESS', ['COMPLETED', 'NOT_COMPLETED', 'SCHEDULED']],
    // any scheduled
    ['SCHEDULED', ['SCHEDULED']],
    ['SCHEDULED', ['NOT_COMPLETED', 'SCHEDULED']],
    ['SCHEDULED', ['SCHEDULED', 'NOT_COMPLETED', 'CANCELLED']],
    // the last one completed
    ['FINISHED', ['COMPLETED']],
    ['FINISHED', ['NOT_COMPLETED', 'COMPLETED']],
    ['FINISHED', ['COMPLETED', 'CANCELLED']],
    // otherwise
    ['PENDING', []],
    ['PENDING', ['CANCELLED']],
    ['PENDING', ['NOT_COMPLETED']],
    ['PENDING', ['COMPLETED', 'NOT_COMPLETED']],
    ['PENDING', ['COMPLETED', 'NOT_COMPLETED', 'CANCELLED']],
  ])('is %s for visits %j', (status, statuses) => {
    expect(deriveServiceStatus(visits(...statuses))).toBe(status);
  });
});

/** The rule as the design states it, one line per case. */
function byTheBook(all: readonly Visit[]): DerivedServiceStatus {
  const counted = all.filter((visit) => visit.status !== 'CANCELLED');
  const has = (...wanted: VisitStatus[]) => counted.some((visit) => wanted.includes(visit.status));
  const last = counted[counted.length - 1];
  const lines: [boolean, DerivedServiceStatus][] = [
    [has('IN_PROGRESS', 'PAUSED'), 'IN_PROGRESS'],
    [has('TRAVELLING'), 'TRAVELLING'],
    [has('SCHEDULED') && has('COMPLETED'), 'IN_PROGRESS'],
    [has('SCHEDULED'), 'SCHEDULED'],
    [last?.status === 'COMPLETED', 'FINISHED'],
  ];
  return lines.find(([matches]) => matches)?.[1] ?? 'PENDING';
}

test('deriveServiceStatus follows the rule for every combination of up to five visits', () => {
  let seen = 0;
  const walk = (some: VisitStatus[]) => {
    seen += 1;
    expect(deriveServiceStatus(visits(...some))).toBe(byTheBook(visits(...some)));
    if (some.length < 5) for (const status of VISIT_STATUSES) walk([...some, status]);
  };
  walk([]);
  // 1 + 7 + 49 + 343 + 2.401 + 16.807
  expect(seen).toBe(19_608);
});

const someVisit: fc.Arbitrary<Visit> = fc
  .constantFrom(...VISIT_STATUSES)
  .chain((status) =>
    status === 'NOT_COMPLETED'
      ? fc.constantFrom(...VISIT_OUTCOMES).map((outcome): Visit => ({ status, outcome }))
      : fc.constant<Visit>({ status }),
  );

test('deriveServiceStatus follows the rule for any visits, and ignores cancelled ones', () => {
  fc.assert(
    fc.property(fc.array(someVisit, { maxLength: 12 }), fc.nat(), (list, where) => {
      const status = deriveServiceStatus(list);
      expect(status).toBe(byTheBook(list));
      const annulled: Visit = { status: 'CANCELLED' };
      expect(deriveServiceStatus(list.toSpliced(where % (list.length + 1), 0, annulled))).toBe(status);
      expect(deriveServiceStatus(list.map((visit) => ({ status: visit.status })))).toBe(status);
    }),
    { numRuns: 20_000 },
  );
});

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 9));
const visit = (status: VisitStatus, planned: number, finished: number | null = null): VisitForStatus => ({
  status,
  plannedStart: day(planned),
  finishedAt: finished === null ? null : day(finished),
});
const NOTHING_SAID = { explicit: null, reopenedAt: null };

describe('statusOfService', () => {
  test.each([
    ['ON_HOLD', ['SCHEDULED']],
    ['CLOSED', ['COMPLETED']],
    ['CANCELLED', ['NOT_COMPLETED']],
  ] as const)('is the explicit %s whatever the visits are', (explicit, statuses) => {
    const all = statuses.map((status) => visit(status, 1));
    expect(statusOfService({ explicit, reopenedAt: null }, all)).toBe(explicit);
    expect(statusOfService({ explicit, reopenedAt: day(2) }, [])).toBe(explicit);
  });

  test('goes by the end of a visit rather than its planned start', () => {
    // Planned first, ended last.
    const late = visit('COMPLETED', 1, 9);
    expect(statusOfService(NOTHING_SAID, [late, visit('NOT_COMPLETED', 5, 5)])).toBe('FINISHED');
    expect(statusOfService(NOTHING_SAID, [visit('NOT_COMPLETED', 1, 9), visit('COMPLETED', 5, 5)])).toBe(
      'PENDING',
    );
    expect(statusOfService(NOTHING_SAID, [visit('NOT_COMPLETED', 7), visit('COMPLETED', 5, 6)])).toBe(
      'PENDING',
    );
  });

  test('prefers an incomplete visit over a completed one that ended at the same time', () => {
    const both = [visit('NOT_COMPLETED', 3, 5), visit('COMPLETED', 4, 5)];
    expect(statusOfService(NOTHING_SAID, both)).toBe('PENDING');
    expect(statusOfService(NOTHING_SAID, both.toReversed())).toBe('PENDING');
  });

  test.each<[string, VisitForStatus[]]>([
    ['PENDING', [visit('COMPLETED', 5, 9)]],
    ['PENDING', [visit('COMPLETED', 5, 10)]],
    ['FINISHED', [visit('COMPLETED', 5, 11)]],
    ['PENDING', [visit('COMPLETED', 5, 9), visit('NOT_COMPLETED', 12, 12)]],
    ['SCHEDULED', [visit('COMPLETED', 5, 9), visit('SCHEDULED', 12)]],
    ['IN_PROGRESS', [visit('COMPLETED', 11, 11), visit('SCHEDULED', 12)]],
    // Planned before the reopening and still open.
    ['SCHEDULED', [visit('COMPLETED', 5, 9), visit('SCHEDULED', 8)]],
    ['IN_PROGRESS', [visit('PAUSED', 5)]],
    ['TRAVELLING', [visit('TRAVELLING', 5), visit('COMPLETED', 4, 4)]],
  ])('after a reopening on the 10th is %s', (status, all) => {
    expect(statusOfService({ explicit: null, reopenedAt: day(10) }, all)).toBe(status);
  });

  const someDated = fc
    .tuple(fc.constantFrom(...VISIT_STATUSES), fc.nat(8), fc.option(fc.nat(8)))
    .map(([status, planned, finished]) => visit(status, planned, finished));

  test('does not depend on the order of the visits', () => {
    fc.assert(
      fc.property(
        fc.array(someDated, { maxLength: 8 }),
        fc.option(fc.nat(8)),
        fc.infiniteStream(fc.nat()),
        (all, reopened, keys) => {
          const record = { explicit: null, reopenedAt: reopened === null ? null : day(reopened) };
          const shuffled = all
            .map((each) => ({ each, key: keys.next().value as number }))
            .sort((a, b) => a.key - b.key)
            .map(({ each }) => each);
          const status = statusOfService(record, all);
          expect(statusOfService(record, shuffled)).toBe(status);
          expect(SERVICE_STATUSES).toContain(status);
          if (reopened === null)
            expect(status).toBe(byTheBook(chronological(all).map((each) => ({ status: each.status }))));
        },
      ),
      { numRuns: 5_000 },
    );
  });
});

test("reopens after the last visit's end, even if a phone's clock was ahead", () => {
  const ahead = [visit('COMPLETED', 5, 9), visit('NOT_COMPLETED', 6, 11), visit('NOT_COMPLETED', 12)];
  expect(reopeningOf(day(10), ahead)).toEqual(day(11));
  expect(reopeningOf(day(12), ahead)).toEqual(day(12));
  expect(reopeningOf(day(10), [])).toEqual(day(10));
  const reopened = { explicit: null, reopenedAt: reopeningOf(day(10), ahead.slice(0, 2)) };
  expect(statusOfService(reopened, ahead.slice(0, 2))).toBe('PENDING');
});

test('the statuses are grouped into running, open and settled', () => {
  const which = (is: (status: ServiceStatus) => boolean) => SERVICE_STATUSES.filter(is);
  const running = ['PENDING', 'SCHEDULED', 'TRAVELLING', 'IN_PROGRESS'];
  expect(which(isServiceRunning)).toEqual(running);
  expect(which(isServiceOpen)).toEqual([...running, 'ON_HOLD']);
  expect(which(isServiceSettled)).toEqual(['CLOSED', 'CANCELLED']);
});

test('every status has its Spanish label', () => {
  expect(SERVICE_STATUSES.map((status) => SERVICE_STATUS_LABELS[status])).toEqual([
    'Pendiente de asignar',
    'Programado',
    'En camino',
    'En curso',
    'En espera',
    'Finalizado',
    'Cerrado',
    'Anulado',
  ]);
});
