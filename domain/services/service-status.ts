import { isVisitOver, VISIT_STATUSES, type VisitOutcome, type VisitStatus } from '../visits/visit-states.ts';

/** Where a service stands; the names are those of the GraphQL enum. */
export const SERVICE_STATUSES = [
  'PENDING',
  'SCHEDULED',
  'TRAVELLING',
  'IN_PROGRESS',
  'ON_HOLD',
  'FINISHED',
  'CLOSED',
  'CANCELLED',
] as const;
export type ServiceStatus = (typeof SERVICE_STATUSES)[number];

export const SERVICE_STATUS_LABELS: Record<ServiceStatus, string> = {
  PENDING: 'Pendiente de asignar',
  SCHEDULED: 'Programado',
  TRAVELLING: 'En camino',
  IN_PROGRESS: 'En curso',
  ON_HOLD: 'En espera',
  FINISHED: 'Finalizado',
  CLOSED: 'Cerrado',
  CANCELLED: 'Anulado',
};

export type ExplicitServiceStatus = 'ON_HOLD' | 'CLOSED' | 'CANCELLED';
export type DerivedServiceStatus = Exclude<ServiceStatus, ExplicitServiceStatus>;

/** Whether nothing of a service is changed any more, unless it is reopened. */
export function isServiceSettled(status: ServiceStatus): boolean {
  return status === 'CLOSED' || status === 'CANCELLED';
}

export function isServiceOpen(status: ServiceStatus): boolean {
  return status !== 'FINISHED' && !isServiceSettled(status);
}

/** Whether its clock runs: on hold it stands, and a service is not late. */
export function isServiceRunning(status: ServiceStatus): boolean {
  return isServiceOpen(status) && status !== 'ON_HOLD';
}

/** What the visits say, given in chronological order; annulled ones do not count, and the first line that matches wins. */
export function deriveServiceStatus(
  visits: readonly { status: VisitStatus; outcome?: VisitOutcome }[],
): DerivedServiceStatus {
  const statuses = visits.map(({ status }) => status).filter((status): boolean => status !== 'CANCELLED');
  const any = (status: VisitStatus) => statuses.includes(status);
  if (any('IN_PROGRESS') || any('PAUSED')) return 'IN_PROGRESS';
  if (any('TRAVELLING')) return 'TRAVELLING';
  if (any('SCHEDULED')) return any('COMPLETED') ? 'IN_PROGRESS' : 'SCHEDULED';
  return statuses.at(-1) === 'COMPLETED' ? 'FINISHED' : 'PENDING';
}

export type VisitForStatus = {
  status: VisitStatus;
  outcome?: VisitOutcome | null;
  plannedStart: Date;
  finishedAt: Date | null;
};

export const chronologicalTime = ({ finishedAt, plannedStart }: Omit<VisitForStatus, 'status' | 'outcome'>) =>
  (finishedAt ?? plannedStart).getTime();

// Of two at the same instant the one that left something undone is the later: it must not hide behind the other.
const rankOf = ({ status }: VisitForStatus) => VISIT_STATUSES.indexOf(status);

/** The visits in the order in which they happened or will: whatever order they came in, the result is one. */
export function chronological<V extends VisitForStatus>(visits: readonly V[]): V[] {
  return visits.toSorted((a, b) => chronologicalTime(a) - chronologicalTime(b) || rankOf(a) - rankOf(b));
}

/** When a service is reopened: after all that was done on it, though a phone that ended a visit was ahead of our clock. */
export function reopeningOf(now: Date, visits: readonly Pick<VisitForStatus, 'finishedAt'>[]): Date {
  const ends = visits.flatMap(({ finishedAt }) => finishedAt?.getTime() ?? []);
  return new Date(Math.max(now.getTime(), ...ends));
}

/**
 * The status of a service: what somebody said of it, else what its visits say. After a reopening only later visits count,
 * and those that are still to be worked on.
 */
export function statusOfService(
  record: { explicit: ExplicitServiceStatus | null; reopenedAt: Date | null },
  visits: readonly VisitForStatus[],
): ServiceStatus {
  if (record.explicit !== null) return record.explicit;
  const since = record.reopenedAt?.getTime() ?? -Infinity;
  const counting = visits.filter((visit) => !isVisitOver(visit.status) || chronologicalTime(visit) > since);
  return deriveServiceStatus(chronological(counting).map(({ status }) => ({ status })));
}
