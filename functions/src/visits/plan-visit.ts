import { scheduleVisitSchema } from '@cuadrilla/domain/inputs/services/schedule-visit.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import { todayIn } from '@cuadrilla/domain/time/local-date.ts';
import { serviceActProblem } from '@cuadrilla/domain/services/service-acts.ts';
import { isHoldOver } from '@cuadrilla/domain/services/service-hold.ts';
import { isVisitUnderWay, visitTransition } from '@cuadrilla/domain/visits/visit-states.ts';
import { serviceFull } from '@cuadrilla/domain/text/refusals.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { changedFields } from '../store/audit.ts';
import { CONFLICT, NOT_FOUND, refused, wrongField } from '../failures.ts';
import type { MoveVisitInput, ScheduleVisitInput } from '../graphql/types.generated.ts';
import { holdLifted } from '../services/acts/lifted-hold.ts';
import type { Service } from '../work/service.ts';
import type { User } from '../staff/user.ts';
import type { UnitDeps } from '../unit/unit.ts';
import type { UnitStores } from '../unit/stores.ts';
import { checkPlan, withNearestStart, type SlotRefused } from './check-plan.ts';
import type { PlanOutcome, SlotTaken } from './plan-outcome.ts';
import { changeOf, formerAfter, newVisit, planOf } from './planned-fields.ts';
import { VISITS_MAX } from '../work/visit.ts';

type Names = 'services' | 'visits' | 'staff' | 'settings' | 'planning';
type Deps = UnitDeps<Names> & { stores: { planning: Pick<UnitStores['planning'], 'busyOn'> } };
/** The outcome before the search for the nearest free start. */
type Decided = Exclude<PlanOutcome, SlotTaken> | SlotRefused;

const FULL = refused(serviceFull('visitas', VISITS_MAX));

export async function scheduleVisit(
  { unit, stores: reads, now }: Deps,
  viewer: Acting,
  { serviceId, acceptedWarnings, ...plan }: ScheduleVisitInput,
  key: Key,
): Promise<PlanOutcome> {
  assertCan(viewer, 'visits:plan');
  const validation = validate(scheduleVisitSchema(), plan);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const asked = { serviceId, ...validation.value, acceptedWarnings: acceptedWarnings ?? [] };
  const act = actOf(viewer, 'scheduleVisit', asked, { key, now: now() });
  const schedule = async (stores: Pick<UnitStores, Names>): Promise<Decided> => {
    const service = await stores.services.find(serviceId);
    if (service === null) return NOT_FOUND;
    const visits = await stores.visits.ofService(serviceId);
    const hasVisitInProgress = visits.some(({ status }) => isVisitUnderWay(status));
    const problem = serviceActProblem('schedule', { status: service.status, hasVisitInProgress });
    if (problem !== null) return refused(problem);
    if (visits.length >= VISITS_MAX) return FULL;
    const technicians = await findTechnicians(stores.staff, asked.technicianIds);
    if (technicians === null) return wrongField('technicianIds');
    const against = await checkPlan(stores, { service, technicians, slot: asked, visitId: null, visits });
    if (against !== null) return against;
    const lifted = await liftedBy(stores.settings, service, act.now);
    const after = newVisit(stores.visits.newId(), act.now, planOf(service, technicians, asked));
    const entry = { also: changedFields<Record<string, unknown>>(service, lifted) };
    await stores.visits.save({ before: null, after, service, also: lifted, visits, entry });
    return { kind: 'done', ids: [after.id, service.id] };
  };
  const outcome = await unit(act, schedule, 'planning');
  return outcome.kind === 'slotRefused' ? withNearestStart(reads.planning, outcome) : outcome;
}

/** The slot is not checked if only details change. */
export async function moveVisit(
  { unit, stores: reads, now }: Deps,
  viewer: Acting,
  { id, version, acceptedWarnings, ...plan }: MoveVisitInput,
  key: Key,
): Promise<PlanOutcome> {
  assertCan(viewer, 'visits:plan');
  const validation = validate(scheduleVisitSchema(), plan);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const asked = { id, version, ...validation.value, acceptedWarnings: acceptedWarnings ?? [] };
  const act = actOf(viewer, 'moveVisit', asked, { key, now: now() });
  const move = async (stores: Pick<UnitStores, Names>): Promise<Decided> => {
    const before = await stores.visits.find(id);
    const service = before && (await stores.services.find(before.summary.serviceId));
    if (before === null || service === null) return NOT_FOUND;
    if (before.version !== version) return CONFLICT;
    const { status: from } = before;
    const allowed = visitTransition({ action: 'move', from, role: viewer.role, isOwn: false });
    if (!allowed.ok) return refused(allowed.message);
    const ids = [before.id, service.id];
    const instructions = plan.instructions === undefined ? before.instructions : asked.instructions;
    const slot = { ...asked, instructions };
    const change = changeOf(before, slot);
    if (change === 'nothing') return { kind: 'done', ids };
    const technicians = await findTechnicians(stores.staff, asked.technicianIds);
    if (technicians === null) return wrongField('technicianIds');
    const planned = { service, technicians, slot, visitId: before.id, visits: [] };
    const against = change === 'slot' ? await checkPlan(stores, planned) : null;
    if (against !== null) return against;
    const next = planOf(service, technicians, slot);
    const after = { ...before, ...next, formerTechnicians: formerAfter(before, next.technicianIds) };
    const visits = await stores.visits.ofService(service.id);
    await stores.visits.save({ before, after, service, visits });
    return { kind: 'done', ids };
  };
  const outcome = await unit(act, move, 'planning');
  return outcome.kind === 'slotRefused' ? withNearestStart(reads.planning, outcome) : outcome;
}

/** In the order of their ids; null if any id is not a technician. */
async function findTechnicians(staff: UnitStores['staff'], ids: readonly string[]): Promise<User[] | null> {
  const users = await staff.findUsers(ids);
  const technicians = users.flatMap((user) => (user && worksInField(user.role) ? [user] : []));
  return technicians.length === ids.length ? technicians : null;
}

/** Scheduling ends a hold whose end day has come. */
async function liftedBy(
  settings: UnitStores['settings'],
  service: Service,
  now: Date,
): Promise<Partial<Service>> {
  const company = await settings.companyHours();
  return isHoldOver(service.hold, todayIn(company.zone, now)) ? holdLifted(service, now, company) : {};
}
