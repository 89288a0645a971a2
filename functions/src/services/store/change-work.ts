import { serviceActProblem } from '@cuadrilla/domain/service-acts.ts';
import { toldTimes, type DeviceTimes } from '../../audit.ts';
import type { Conflict, Failure } from '../../failures.ts';
import type { Done, Occasion } from '../../store/act.ts';
import { visitAtHand, workedAt } from '../../visits/perform/step-times.ts';
import { visitsOf } from '../../visits/store/visit-document.ts';
import type { Visit } from '../../visits/visit.ts';
import type { Reader } from '../ownership.ts';
import type { Service } from '../service.ts';
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
  /** When it was done, as the device says; null for now. */
  occurredAt: Date | null;
  /** Gives what the service is to say, or why it cannot; `at` is when it was done, as far as the device can be believed. */
  work: (current: Service, at: Date) => NextService | Done | Failure | Conflict;
};

/** Changes what is done on a service: the office until it is settled, a technician while a visit of their own is not over. */
export function changeWork(
  handle: Handle,
  { id, viewer, act, occurredAt, work }: WorkChange,
  occasion: Occasion,
): Promise<ServiceOutcome> {
  const times = { occurredAt, receivedAt: occasion.now };
  const guarded = async (current: Service) => {
    const message = serviceActProblem(act, { status: current.status, hasVisitInProgress: false });
    if (message !== null) return { kind: 'transition', message } as const;
    const visit = await ownVisit(handle, viewer, current);
    if (visit === null && viewer.role === 'TECHNICIAN') return OVER;
    const at = workedAt(visit, times, current.reopenedAt);
    const next = work(current, at);
    return next.kind === 'next' ? logged(next, at, times) : next;
  };
  return changeService(handle, { id, version: null, viewer, work: guarded }, occasion);
}

/** Where a technician does it; the office does it in no visit. */
async function ownVisit({ tx, firestore }: Handle, viewer: Reader, { id }: Service): Promise<Visit | null> {
  return viewer.role === 'TECHNICIAN' ? visitAtHand(await visitsOf(tx, firestore, id), viewer.id) : null;
}

/** What is done stands in the timeline where it was done, as a step and a note do, however late it arrives. */
function logged(next: NextService, at: Date, times: DeviceTimes): NextService {
  const { told } = next;
  const said = toldTimes(times);
  if (told === undefined || said === null) return { ...next, at };
  return { ...next, at, told: { ...told, after: { ...told.after, ...said } } };
}
