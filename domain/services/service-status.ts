import { isVisitOver, VISIT_STATUSES, type VisitOutcome, type VisitStatus } from '../visits/visit-states.ts';

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

export function isServiceSettled(status: ServiceStatus): boolean {
  return status === 'CLOSED' || status === 'CANCELLED';
}

export function isServiceOpen(status: ServiceStatus): boolean {
  return status !== 'FINISHED' && !isServiceSettled(status);
}

/** A held service's deadline does not run, so it is never late. */
export function isServiceRunning(status: ServiceStatus): boolean {
  return isServiceOpen(status) && status !== 'ON_HOLD';
}

/** Visits in chronological order; cancelled ones are ignored and the first matching rule wins. */
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

// At the same instant the unfinished visit sorts last, so that it decides the status.
const rankOf = ({ status }: VisitForStatus) => VISIT_STATUSES.indexOf(status);

export function chronological<V extends VisitForStatus>(visits: readonly V[]): V[] {
  return visits.toSorted((a, b) => chronologicalTime(a) - chronologicalTime(b) || rankOf(a) - rankOf(b));
}

/** Later than any recorded step, even if a phone's clock was ahead of the server's. */
export function reopeningOf(now: Date, visits: readonly Pick<VisitForStatus, 'finishedAt'>[]): Date {
  const ends = visits.flatMap(({ finishedAt }) => finishedAt?.getTime() ?? []);
  return new Date(Math.max(now.getTime(), ...ends));
}

/** The status set by a person, else the one derived from visits. After a reopening only later visits and open ones count. */
export function statusOfService(
  record: { explicit: ExplicitServiceStatus | null; reopenedAt: Date | null },
  visits: readonly VisitForStatus[],
): ServiceStatus {
  if (record.explicit !== null) return record.explicit;
  const since = record.reopenedAt?.getTime() ?? -Infinity;
  const counting = visits.filter((visit) => !isVisitOver(visit.status) || chronologicalTime(visit) > since);
  return deriveServiceStatus(chronological(counting).map(({ status }) => ({ status })));
}

/** Services that one request may close. */
export const CLOSED_AT_ONCE = 200;
