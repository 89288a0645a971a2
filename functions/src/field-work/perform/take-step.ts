import { canFor } from '@cuadrilla/domain/people/permissions.ts';
import { worksInField, type Role } from '@cuadrilla/domain/people/roles.ts';
import { AWAITS_OFFICE, fieldRelation } from '@cuadrilla/domain/field/field-work.ts';
import {
  alreadyAtWorkProblem,
  reportedTime,
  visitTransition,
  type ReportedTime,
  type VisitAction,
  type VisitTime,
} from '@cuadrilla/domain/visits/visit-states.ts';
import { isAlreadyRecorded } from '@cuadrilla/domain/field/work-replay.ts';
import { changedFields, auditedTimes } from '../../store/audit.ts';
import { CONFLICT, NOT_FOUND, refused, type Conflict, type Failure } from '../../failures.ts';
import type { FieldReport } from '../../work-reviews/field-report.ts';
import { fileRefused, fileWork, type Reported } from '../../work-reviews/file-work.ts';
import { stepsOf } from '../replayed-work.ts';
import type { FiledWork } from '../../work-reviews/work-review.ts';
import { holdLifted } from '../../services/acts/lifted-hold.ts';
import type { Service } from '../../work/service.ts';
import type { Section } from '../../settings/settings.ts';
import type { Done, Filed, Act } from '../../store/act.ts';
import type { UnitStores } from '../../unit/stores.ts';
import type { Visit } from '../../work/visit.ts';
import { findAtWork } from '../../visits/at-work.ts';
import { loggedAt, stepTime } from '../../work/step-times.ts';

export type StepStores = Pick<UnitStores, 'services' | 'visits' | 'settings' | 'workReviews'>;

export type Found = {
  visit: Visit;
  service: Service;
  visits: Visit[];
  company: Section<'company'>;
  /** The reported time, within plausible limits. */
  at: Date;
  /** Whether the time was believed, and how far the device's clock is behind. */
  reported: ReportedTime & { shiftMs: number };
};

export type NextVisit = {
  kind: 'next';
  fields: Partial<Visit>;
  service?: Partial<Service>;
  text?: string | null;
  details?: Record<string, unknown>;
};

export type StepRequest<S extends StepStores = StepStores> = {
  id: string;
  version?: number;
  viewer: { id: string; role: Role };
  /** Null if the status does not change. */
  action: VisitAction | null;
  report: FieldReport;
  sets?: VisitTime;
  /** The act to file if it is refused; null for steps of the office. */
  reports: FiledWork | null;
  /** True for starting and resuming: no technician may be working elsewhere, and the service's hold ends. */
  begins?: boolean;
  work: (found: Found, stores: S) => NextVisit | Failure | Promise<NextVisit | Failure>;
};

export type StepOutcome = Done | Filed | Failure | Conflict;

/** A technician's refused step is filed for the office if the visit is or was theirs. */
export async function takeStep<S extends StepStores>(
  stores: S,
  request: StepRequest<S>,
  act: Act,
): Promise<StepOutcome> {
  const visit = await stores.visits.find(request.id);
  if (visit === null) return NOT_FOUND;
  const { viewer, report, reports } = request;
  if (reports === null) return tryStep(stores, visit, request, act.now);
  const reported = { visit, viewer, report, work: reports };
  if (visit.openReviews[viewer.id] !== undefined && report.occurredAt !== null) {
    return fileWork(stores, reported, AWAITS_OFFICE, act);
  }
  const outcome = await tryStep(stores, visit, request, act.now);
  if (outcome.kind === 'done') return outcome;
  const known = alreadyKnown(stores, reported, act.now);
  return known ?? fileRefused(stores, { ...reported, failure: outcome, service: null }, act);
}

async function tryStep<S extends StepStores>(
  stores: S,
  visit: Visit,
  request: StepRequest<S>,
  now: Date,
): Promise<Done | Failure | Conflict> {
  const { viewer, version, action, report } = request;
  const isOwn = visit.technicianIds.includes(viewer.id);
  if (!canFor(viewer.role, 'visits:read', isOwn)) return NOT_FOUND;
  if (version !== undefined && version !== visit.version) return CONFLICT;
  const { status: from } = visit;
  const allowed =
    action === null
      ? ({ ok: true, to: from } as const)
      : visitTransition({ action, from, role: viewer.role, isOwn });
  if (!allowed.ok) return refused(allowed.message);
  const found = await findAround(stores, visit, { request, now });
  const next = await request.work(found, stores);
  if (next.kind !== 'next') return next;
  const { service, visits, at } = found;
  if (request.begins) {
    const message = alreadyAtWorkProblem(await findAtWork(stores.visits, beginning(visit, viewer), at));
    if (message !== null) return { kind: 'transition', message, passes: true };
  }
  const also = request.begins ? await waitsNoMore(stores.settings, service, at) : next.service;
  const reported = reportedFields(visit, found.reported, request);
  const after = { ...visit, ...reported, status: allowed.to, ...next.fields };
  const times = auditedTimes({ ...report, receivedAt: now });
  const entry = {
    also: also ? changedFields<Record<string, unknown>>(service, also) : null,
    details: { ...next.details, ...times },
    text: next.text ?? null,
    // A step is dated when it happened, a correction by the office when it is made.
    at: action === null ? now : loggedAt(visit, at),
  };
  await stores.visits.save({ before: visit, after, service, visits, entry, ...(also ? { also } : {}) });
  return { kind: 'done', ids: [visit.id, service.id] };
}

/** The office starts for all technicians, a technician only for themselves. */
function beginning({ id, technicians }: Visit, viewer: StepRequest['viewer']) {
  const own = technicians.filter((each) => each.id === viewer.id);
  return { id, technicians: worksInField(viewer.role) ? own : technicians };
}

async function findAround(
  stores: StepStores,
  visit: Visit,
  { request, now }: { request: Pick<StepRequest, 'viewer' | 'report'>; now: Date },
): Promise<Found> {
  const { serviceId } = visit.summary;
  const [service, visits, company] = await Promise.all([
    stores.services.find(serviceId),
    stores.visits.ofService(serviceId),
    stores.settings.section('company'),
  ]);
  // Services are never deleted.
  if (service === null) throw new Error(`services/${serviceId} is not there`);
  const { viewer, report } = request;
  const timing = { times: { ...report, receivedAt: now }, technicianId: viewer.id };
  const reported = stepTime(visit, timing, service.reopenedAt);
  return { visit, service, visits, company, at: reported.at, reported };
}

/** Own start, unconfirmed times, and how far the device's clock is behind. */
function reportedFields(
  visit: Visit,
  { at, confirmed, shiftMs }: Found['reported'],
  { sets, viewer }: Pick<StepRequest, 'sets' | 'viewer'>,
): Partial<Visit> {
  // With a colleague, the previous step may come from another device's clock.
  const isAlone = visit.technicianIds.length === 1;
  const isShifted = isAlone && shiftMs !== (visit.clockShifts[viewer.id] ?? 0) && sets !== undefined;
  return {
    ...(sets === undefined ? {} : { unconfirmed: markedTimes(visit.unconfirmed, sets, confirmed) }),
    ...(sets === 'ARRIVAL' && worksInField(viewer.role)
      ? { starts: { ...visit.starts, [viewer.id]: { at, unconfirmed: !confirmed } } }
      : {}),
    ...(isShifted ? { clockShifts: { ...visit.clockShifts, [viewer.id]: shiftMs } } : {}),
  };
}

export function markedTimes(marked: readonly VisitTime[], time: VisitTime, confirmed: boolean): VisitTime[] {
  if (confirmed) return [...marked];
  return [...marked.filter((each) => each !== time), time];
}

export async function waitsNoMore(
  settings: UnitStores['settings'],
  service: Service,
  at: Date,
): Promise<Partial<Service>> {
  return service.explicit === 'ON_HOLD' ? holdLifted(service, at, await settings.companyHours()) : {};
}

/**
 * For a step that a colleague or the office recorded first: logs it, keeps the technician's own start and changes
 * nothing else. Null if the step is new or its author is no longer on the visit.
 */
function alreadyKnown(
  { visits }: Pick<StepStores, 'visits'>,
  { visit, viewer, report, work }: Reported,
  now: Date,
): Done | null {
  const times = { ...report, receivedAt: now };
  const { at, confirmed } = reportedTime(times);
  const [step] = stepsOf([{ work, at, unconfirmed: !confirmed }]);
  const isOwn = worksInField(viewer.role) && fieldRelation(viewer.id, visit) === 'PRESENT';
  if (step === undefined || !isOwn || report.occurredAt === null || !isAlreadyRecorded(visit, step))
    return null;
  const known = visit.starts[viewer.id];
  // The first tap counts; a second device may report it again later.
  if (step.operation === 'START' && (known === undefined || at < known.at)) {
    visits.saveStart(visit, viewer.id, { at, unconfirmed: !confirmed });
  }
  visits.log(visit, { details: { ...auditedTimes(times) }, at });
  return { kind: 'done', ids: [visit.id, visit.summary.serviceId] };
}
