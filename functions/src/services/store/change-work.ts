import { serviceActProblem } from '@cuadrilla/domain/service-acts.ts';
import { occurredAtOf } from '@cuadrilla/domain/visit-times.ts';
import { toldTimes, type DeviceTimes } from '../../audit.ts';
import type { Conflict, Failure } from '../../failures.ts';
import type { FieldReport } from '../../field-work/field-report.ts';
import { fileRefused } from '../../field-work/file-work-store.ts';
import { lastVisitOf } from '../../field-work/last-visit-store.ts';
import type { FiledWork } from '../../field-work/work-review.ts';
import type { Done, Filed, Occasion } from '../../store/act.ts';
import { findNotNear } from '../../visits/perform/at-work-store.ts';
import { visitAtHand, workedAt } from '../../visits/perform/step-times.ts';
import { visitsOf } from '../../visits/store/visit-document.ts';
import type { Visit } from '../../visits/visit.ts';
import type { Reader } from '../ownership.ts';
import type { Service } from '../service.ts';
import { readService } from './service-document.ts';
import { changeService, type Handle, type NextService, type ServiceOutcome } from './service-change.ts';

const OVER: Failure = {
  kind: 'transition',
  message: 'Tu visita ya ha terminado: esto lo cambia la oficina',
};

/** A change of what is done on a service: its lines, the answers of its checklist. */
export type WorkChange = {
  id: string;
  viewer: Reader;
  act: 'writeLines' | 'edit';
  /** When it was done, as the device says. */
  report: FieldReport;
  /** The same for the office, of a technician's act that can be filed where it cannot be done; null of others. */
  reports: ((service: Service) => FiledWork | null) | null;
  /** Gives what the service is to say, or why it cannot; `at` is when it was done, as far as the device can be believed. */
  work: (current: Service, at: Date) => NextService | Done | Failure | Conflict;
};

export type WorkOutcome = ServiceOutcome | Filed;

/** Changes what is done on a service: the office until it is settled, a technician while a visit of their own is not over. */
export async function changeWork(
  handle: Handle,
  change: WorkChange,
  occasion: Occasion,
): Promise<WorkOutcome> {
  const outcome = await tryChange(handle, change, occasion);
  const { viewer, report, reports } = change;
  if (outcome.kind === 'done' || reports === null || viewer.role !== 'TECHNICIAN') return outcome;
  const service = await readService(handle.tx, handle.firestore, change.id);
  const visit = service && (await lastVisitOf(handle, service.id, viewer.id));
  const filed = service && reports(service);
  if (!visit || !filed) return outcome;
  const isGone = filed.operation === 'REMOVE_LINE' && !service.lines.some(({ id }) => id === filed.lineId);
  // Somebody took it away before: it is as it was wanted, unless it waits with the rest.
  if (isGone && report.occurredAt !== null && visit.openReviews[viewer.id] === undefined) {
    return { kind: 'done', ids: [service.id] };
  }
  const refused = { visit, viewer, report, work: filed, failure: outcome, service: service.status };
  return fileRefused(handle, refused, occasion);
}

function tryChange(
  handle: Handle,
  { id, viewer, act, report, work }: WorkChange,
  occasion: Occasion,
): Promise<ServiceOutcome> {
  const times = { ...report, receivedAt: occasion.now };
  const guarded = async (current: Service) => {
    const message = serviceActProblem(act, { status: current.status, hasVisitInProgress: false });
    if (message !== null) return { kind: 'transition', message } as const;
    const own = viewer.role === 'TECHNICIAN' ? await ownVisits(handle, viewer, current) : [];
    const visit = visitAtHand(own, viewer.id);
    if (visit === null && viewer.role === 'TECHNICIAN') return OVER;
    const when = { at: occurredAtOf(times), now: occasion.now };
    const notNear = await findNotNear(handle.firestore, own, when);
    if (notNear !== null) return { kind: 'transition', message: notNear } as const;
    const at = workedAt(visit, times, current.reopenedAt);
    const next = work(current, at);
    return next.kind === 'next' ? logged(next, at, times) : next;
  };
  return changeService(handle, { id, version: null, viewer, work: guarded }, occasion);
}

async function ownVisits({ tx, firestore }: Handle, viewer: Reader, { id }: Service): Promise<Visit[]> {
  const visits = await visitsOf(tx, firestore, id);
  return visits.filter(({ technicianIds }) => technicianIds.includes(viewer.id));
}

/** What is done stands in the timeline where it was done, as a step and a note do, however late it arrives. */
function logged(next: NextService, at: Date, times: DeviceTimes): NextService {
  const { told } = next;
  const said = toldTimes(times);
  if (told === undefined || said === null) return { ...next, at };
  return { ...next, at, told: { ...told, after: { ...told.after, ...said } } };
}
