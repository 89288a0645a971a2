import { durationWords } from '@cuadrilla/domain/time/duration.ts';
import {
  INCOMPLETE_REASON_LABELS,
  VISIT_OUTCOME_LABELS,
  workedMinutes,
} from '@cuadrilla/domain/visits/visit-states.ts';
import { formatTime } from '#shared/format/dates.ts';
import { workTimesOf } from '#records/services/work-times.ts';
import type { Visit } from '../page/service.ts';

type Times = Pick<Visit, 'arrivedAt' | 'finishedAt' | 'pauses'>;
type Facts = Times &
  Pick<Visit, 'status' | 'outcome' | 'incompleteReason' | 'reason' | 'instructions' | 'travelStartedAt'>;

function worked(times: Times, now: Date): string {
  const minutes = workedMinutes(workTimesOf(times), now);
  return `${minutes === 0 ? 'menos de 1 min' : durationWords(minutes)} de trabajo`;
}

const joined = (...parts: (string | null)[]) =>
  parts.filter((part) => part !== null && part !== '').join(' · ');

function atWork(visit: Facts, now: Date): string {
  if (visit.arrivedAt === null) return '';
  return joined(`Llegó a las ${formatTime(visit.arrivedAt)}`, worked(visit, now));
}

function ended(visit: Facts, now: Date): string {
  const { arrivedAt, finishedAt } = visit;
  if (arrivedAt === null || finishedAt === null) return '';
  return joined(`De ${formatTime(arrivedAt)} a ${formatTime(finishedAt)}`, worked(visit, now));
}

export function visitWords(visit: Facts, now: Date): string {
  switch (visit.status) {
    case 'SCHEDULED':
      return visit.instructions ?? '';
    case 'TRAVELLING':
      return visit.travelStartedAt === null ? '' : `Salió a las ${formatTime(visit.travelStartedAt)}`;
    case 'IN_PROGRESS':
    case 'PAUSED':
      return atWork(visit, now);
    case 'COMPLETED':
      return ended(visit, now);
    case 'NOT_COMPLETED':
      return joined(
        visit.outcome && VISIT_OUTCOME_LABELS[visit.outcome],
        visit.incompleteReason && INCOMPLETE_REASON_LABELS[visit.incompleteReason],
        visit.reason,
      );
    case 'CANCELLED':
      return visit.reason ?? 'Devuelta a la bandeja';
  }
}
