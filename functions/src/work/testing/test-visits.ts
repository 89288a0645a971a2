import type { VisitStatus } from '@cuadrilla/domain/visits/visit-states.ts';
import { aVisit } from './test-service.ts';
import type { Visit } from '../visit.ts';

export const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);

const TIMES: Record<VisitStatus, Partial<Visit>> = {
  SCHEDULED: {},
  TRAVELLING: { travelStartedAt: at('09:00') },
  IN_PROGRESS: { arrivedAt: at('09:10') },
  PAUSED: { arrivedAt: at('09:10'), pauses: [{ from: at('09:40'), to: null, reason: 'BREAK' }] },
  COMPLETED: { arrivedAt: at('09:10'), finishedAt: at('09:50') },
  NOT_COMPLETED: { arrivedAt: at('09:10'), finishedAt: at('09:50') },
  CANCELLED: { days: [] },
};
export const inStatus = (status: VisitStatus, changes: Partial<Visit> = {}) =>
  aVisit({
    plannedStart: at('09:00'),
    plannedEnd: at('11:00'),
    days: ['2026-11-20'],
    status,
    ...TIMES[status],
    ...changes,
  });
