import type { Firestore, Transaction } from '@google-cloud/firestore';
import { todayIn } from '@cuadrilla/domain/time/local-date.ts';
import { isHoldOver } from '@cuadrilla/domain/services/service-hold.ts';
import { serviceActProblem } from '@cuadrilla/domain/services/service-acts.ts';
import { isVisitUnderWay } from '@cuadrilla/domain/visits/visit-states.ts';
import { changedFields } from '../../unit/audit.ts';
import type { Failure } from '../../unit/failures.ts';
import { holdLifted } from '../../services/acts/lifted-hold.ts';
import type { Service } from '../../services/service.ts';
import { readService } from '../../services/store/service-document.ts';
import { writeServiceAfterVisits } from '../../services/store/visit-effects.ts';
import { UNAVAILABLE } from '../../settings/settings.ts';
import type { Occasion } from '../../store/act.ts';
import type { PlanOutcome, PlanRequest, SlotTaken, VisitVersion } from '../plan-outcome.ts';
import type { SlotSettings } from '../slot-facts.ts';
import type { Visit } from '../visit.ts';
import { checkPlan, type SlotRefused } from './check-plan.ts';
import { auditedPlan, changedPlan, changeOf, formerAfter, planOf, unbegun } from './planned-fields.ts';
import { hindranceOf, readSeen } from './seen-visit.ts';
import { readSlotSettings, readTechnicians } from './slot-reads.ts';
import { writeVisit } from './technician-days.ts';
import { auditVisit } from './visit-audit.ts';
import { visitsOf, VISITS_MAX } from './visit-document.ts';

/** As an outcome, but that the nearest start is not looked for yet. */
export type PlanWritten = Exclude<PlanOutcome, SlotTaken> | SlotRefused;

const FULL = `Un servicio no puede tener más de ${VISITS_MAX} visitas`;

/** Plans a visit, unless its service takes none or somebody cannot go then. */
export async function scheduleOne(
  tx: Transaction,
  firestore: Firestore,
  request: { serviceId: string } & PlanRequest,
  occasion: Occasion,
): Promise<PlanWritten> {
  const service = await readService(tx, firestore, request.serviceId);
  if (service === null) return { kind: 'notFound' };
  const visits = await visitsOf(tx, firestore, service.id);
  const message = problemOf(service, visits);
  if (message !== null) return { kind: 'transition', message };
  const planned = await prepare(tx, firestore, { service, request, visitId: null, besides: visits });
  if (planned.kind !== 'ready') return planned;
  const lifted = liftedBy(service, planned.settings, occasion.now);
  const { id } = firestore.collection('visits').doc();
  const after = { ...unbegun(id, occasion.now), ...planOf(service, planned.technicians, request) };
  const made = writeVisit(tx, firestore, { before: null, after }, occasion, planned.settings.zone);
  const change = { before: service, visits: [...visits, made], also: lifted };
  const serviceNow = writeServiceAfterVisits(tx, firestore, change, occasion);
  const told = changedFields<Record<string, unknown>>(service, lifted);
  const tells = { before: told?.before ?? null, after: { ...told?.after, ...auditedPlan(made) } };
  const audited = { visitId: id, ...tells, serviceNow };
  auditVisit(tx, firestore, service, audited, occasion);
  return { kind: 'done', ids: [id, service.id] };
}

/** What was held until a day waits no longer once it is planned from that day on. */
function liftedBy(service: Service, settings: SlotSettings, now: Date): Partial<Service> {
  const isOver = isHoldOver(service.hold, todayIn(settings.zone, now));
  return isOver ? holdLifted(service, now, settings) : {};
}

function problemOf({ status }: Service, visits: readonly Visit[]): string | null {
  const hasVisitInProgress = visits.some((visit) => isVisitUnderWay(visit.status));
  const problem = serviceActProblem('schedule', { status, hasVisitInProgress });
  return problem ?? (visits.length >= VISITS_MAX ? FULL : null);
}

/** Moves a visit, makes it longer or sends others; where only the details change nobody is asked about the slot. */
export async function moveOne(
  tx: Transaction,
  firestore: Firestore,
  request: VisitVersion & PlanRequest,
  occasion: Occasion,
): Promise<PlanWritten> {
  const seen = await readSeen(tx, firestore, request);
  if (seen.kind !== 'seen') return seen;
  const { visit: before, service } = seen;
  const message = hindranceOf(before, 'move', request.role);
  if (message !== null) return { kind: 'transition', message };
  const ids = [before.id, service.id];
  const change = changeOf(before, request);
  if (change === 'nothing') return { kind: 'done', ids };
  const others = (await visitsOf(tx, firestore, service.id)).filter(({ id }) => id !== before.id);
  const isAsked = change === 'slot';
  const planned = await prepare(tx, firestore, { service, request, visitId: before.id, isAsked });
  if (planned.kind !== 'ready') return planned;
  const plan = planOf(service, planned.technicians, request);
  const after = { ...before, ...plan, formerTechnicians: formerAfter(before, plan.technicianIds) };
  const moved = writeVisit(tx, firestore, { before, after }, occasion, planned.settings.zone);
  writeServiceAfterVisits(tx, firestore, { before: service, visits: [...others, moved] }, occasion);
  auditVisit(tx, firestore, service, { visitId: moved.id, ...changedPlan(before, moved) }, occasion);
  return { kind: 'done', ids };
}

type Asked = {
  service: Service;
  request: PlanRequest;
  visitId: string | null;
  besides?: readonly Visit[];
  isAsked?: boolean;
};
type Invalid = Extract<Failure, { kind: 'invalid' }>;

/** Reads who goes and, unless the slot stays as it was, whether they can. */
async function prepare(
  tx: Transaction,
  firestore: Firestore,
  { service, request, visitId, besides = [], isAsked = true }: Asked,
) {
  const [technicians, settings] = await Promise.all([
    readTechnicians(tx, firestore, request.technicianIds),
    readSlotSettings(tx, firestore),
  ]);
  if (technicians === null) {
    return { kind: 'invalid', fields: [{ path: 'technicianIds', message: UNAVAILABLE }] } satisfies Invalid;
  }
  const accepted = request.acceptedWarnings;
  const planned = { service, technicians, slot: request, accepted, visitId, besides };
  const refused = isAsked ? await checkPlan(tx, firestore, planned, settings) : null;
  return refused ?? ({ kind: 'ready', technicians, settings } as const);
}
