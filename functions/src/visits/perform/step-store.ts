import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { AWAITS_OFFICE } from '@cuadrilla/domain/field/field-work.ts';
import {
  alreadyAtWorkProblem,
  visitTransition,
  type ReportedTime,
  type VisitAction,
  type VisitTime,
} from '@cuadrilla/domain/visits/visit-states.ts';
import { changedFields, toldTimes } from '../../unit/audit.ts';
import type { Conflict, Failure } from '../../unit/failures.ts';
import type { FieldReport } from '../../field-work/field-report.ts';
import { fileRefused, fileWork } from '../../field-work/file-work-store.ts';
import type { FiledWork } from '../../field-work/work-review.ts';
import { holdLifted } from '../../services/acts/lifted-hold.ts';
import type { Service } from '../../services/service.ts';
import { readService } from '../../services/store/service-document.ts';
import { writeServiceAfterVisits } from '../../services/store/visit-effects.ts';
import type { SectionContent } from '../../settings/settings.ts';
import { readCompanyHours } from '../../settings/company-hours-store.ts';
import { readSection } from '../../settings/settings-store.ts';
import type { Done, Filed, Occasion } from '../../store/act.ts';
import { writeVisit } from '../store/technician-days.ts';
import { auditVisit } from '../store/visit-audit.ts';
import { readVisit, visitsOf } from '../store/visit-document.ts';
import type { Visit } from '../visit.ts';
import { findAtWork } from './at-work-store.ts';
import { saySaidStep } from './said-step-store.ts';
import { loggedAt, stepTime } from './step-times.ts';

/** The transaction of a step. */
export type Handle = { tx: Transaction; firestore: Firestore };

/** A visit as a step finds it. */
export type Found = {
  visit: Visit;
  service: Service;
  /** All of the service's. */
  visits: Visit[];
  company: SectionContent<'company'>;
  /** When it happened, as far as the device can be believed. */
  at: Date;
  /** Whether that is so, and how far the device's clock has shown itself to be behind. */
  reported: ReportedTime & { shiftMs: number };
};

/** What a visit is to say after a step, or why it cannot be taken. */
export type NextVisit = {
  kind: 'next';
  fields: Partial<Visit>;
  service?: Partial<Service>;
  /** What a person wrote about why. */
  text?: string | null;
  /** What else the log tells, by the names of GraphQL. */
  told?: Record<string, unknown>;
  /** What is written beside the visit. */
  write?: () => void;
};

/** A step of one visit. */
export type StepRequest = {
  id: string;
  /** The version that was seen, where it matters. */
  version?: number;
  viewer: { id: string; role: Role };
  /** The named transition; null for what leaves the status alone. */
  action: VisitAction | null;
  /** As the device says. */
  report: FieldReport;
  /** The time that it sets. */
  sets?: VisitTime;
  /** The same for the office, where it cannot be taken; null for what only the office does. */
  reports: FiledWork | null;
  /** Whether work begins with it, or goes on: nobody who does it may be at work elsewhere, and the service waits no longer. */
  begins?: boolean;
  /** Writes nothing itself. */
  work: (found: Found) => NextVisit | Failure | Promise<NextVisit | Failure>;
};

/** Done with the ids of the visit and of its service; or filed for the office. */
export type StepOutcome = Done | Filed | Failure | Conflict;

/** Takes a step of a visit with all that follows from it; somebody else's is none to a technician. */
export async function takeStep(
  handle: Handle,
  request: StepRequest,
  occasion: Occasion,
): Promise<StepOutcome> {
  const visit = await readVisit(handle.tx, handle.firestore, request.id);
  if (visit === null) return { kind: 'notFound' };
  const { viewer, report, reports } = request;
  if (reports === null) return tryStep(handle, visit, request, occasion);
  const reported = { visit, viewer, report, work: reports };
  if (visit.openReviews[viewer.id] !== undefined && report.occurredAt !== null) {
    return fileWork(handle, reported, AWAITS_OFFICE, occasion);
  }
  const outcome = await tryStep(handle, visit, request, occasion);
  if (outcome.kind === 'done') return outcome;
  const said = saySaidStep(handle, reported, occasion);
  if (said !== null) return said;
  return fileRefused(handle, { ...reported, failure: outcome, service: null }, occasion);
}

async function tryStep(
  handle: Handle,
  visit: Visit,
  request: StepRequest,
  occasion: Occasion,
): Promise<Done | Failure | Conflict> {
  const { viewer, version, action } = request;
  const isOwn = visit.technicianIds.includes(viewer.id);
  if (viewer.role === 'TECHNICIAN' && !isOwn) return { kind: 'notFound' };
  if (version !== undefined && version !== visit.version) return { kind: 'conflict' };
  const { status: from } = visit;
  const allowed =
    action === null
      ? ({ ok: true, to: from } as const)
      : visitTransition({ action, from, role: viewer.role, isOwn });
  if (!allowed.ok) return { kind: 'transition', message: allowed.message };
  const found = await findAround(handle, visit, { request, now: occasion.now });
  const asked = await request.work(found);
  const next = asked.kind === 'next' && request.begins ? await begun(handle, found, asked, viewer) : asked;
  if (next.kind !== 'next') return next;
  writeStep(handle, found, { ...next, fields: { status: allowed.to, ...next.fields } }, request, occasion);
  return { kind: 'done', ids: [visit.id, found.service.id] };
}

/** Who begins: the office for all of them, a technician for nobody else, whose colleague may come later. */
function beginning(
  { id, technicians }: Visit,
  viewer: StepRequest['viewer'],
): Pick<Visit, 'id' | 'technicians'> {
  return {
    id,
    technicians:
      viewer.role === 'TECHNICIAN' ? technicians.filter((each) => each.id === viewer.id) : technicians,
  };
}

async function begun(
  handle: Handle,
  { visit, service, at }: Found,
  next: NextVisit,
  viewer: StepRequest['viewer'],
): Promise<NextVisit | Failure> {
  const message = alreadyAtWorkProblem(await findAtWork(handle, beginning(visit, viewer), at));
  if (message !== null) return { kind: 'transition', message, passes: true };
  return { ...next, service: await waitsNoMore(handle, service, at) };
}

async function findAround(
  { tx, firestore }: Handle,
  visit: Visit,
  { request, now }: { request: StepRequest; now: Date },
): Promise<Found> {
  const { serviceId } = visit.summary;
  const [service, visits, company] = await Promise.all([
    readService(tx, firestore, serviceId),
    visitsOf(tx, firestore, serviceId),
    readSection(firestore, tx, 'company'),
  ]);
  // Services are never deleted.
  if (service === null) throw new Error(`services/${serviceId} is not there`);
  const { viewer, report } = request;
  const said = { times: { ...report, receivedAt: now }, technicianId: viewer.id };
  const reported = stepTime(visit, said, service.reopenedAt);
  return { visit, service, visits, company, at: reported.at, reported };
}

/** What of a visit a step changes, as its log tells it. */
const TOLD = [
  ...['status', 'outcome', 'incompleteReason', 'reason', 'travelStartedAt', 'arrivedAt', 'finishedAt'],
  ...['pauses', 'resolution', 'unconfirmed'],
] as readonly (keyof Visit)[];

/** What a log tells of where a visit stands. */
export const toldVisit = (visit: Visit) => Object.fromEntries(TOLD.map((name) => [name, visit[name]]));

function writeStep(
  { tx, firestore }: Handle,
  { visit: before, service, visits, company, at, reported }: Found,
  next: NextVisit,
  request: StepRequest,
  occasion: Occasion,
): void {
  const { report, action } = request;
  next.write?.();
  const after = { ...before, ...reportedOf(before, reported, request), ...next.fields };
  const written = writeVisit(tx, firestore, { before, after }, occasion, company.timeZone);
  const all = visits.map((each) => (each.id === written.id ? written : each));
  const change = { before: service, visits: all, ...(next.service ? { also: next.service } : {}) };
  const serviceNow = writeServiceAfterVisits(tx, firestore, change, occasion);
  const changed = changedFields(toldVisit(before), toldVisit(after));
  const lifted = next.service ? changedFields<Record<string, unknown>>(service, next.service) : null;
  const times = { ...report, receivedAt: occasion.now };
  const audited = {
    before: { ...lifted?.before, ...changed?.before },
    after: { ...lifted?.after, ...changed?.after, ...next.told, ...toldTimes(times) },
  };
  const text = next.text ?? null;
  // A step stands in the timeline where it happened, as a note does; what the office corrects, where it corrects it.
  const on = { ...occasion, now: action === null ? occasion.now : loggedAt(before, at) };
  auditVisit(tx, firestore, service, { visitId: before.id, ...audited, text, serviceNow }, on);
}

/** What a step says of its own time: whose start it is, whether it waits to be confirmed, and what it shows of the device's clock. */
function reportedOf(
  visit: Visit,
  { at, confirmed, shiftMs }: Found['reported'],
  { sets, viewer }: StepRequest,
): Partial<Visit> {
  // Beside a colleague, what a step follows may be told by another clock.
  const isAlone = visit.technicianIds.length === 1;
  const isShifted = isAlone && shiftMs !== (visit.clockShifts[viewer.id] ?? 0) && sets !== undefined;
  return {
    ...(sets === undefined ? {} : { unconfirmed: markedTimes(visit.unconfirmed, sets, confirmed) }),
    ...(sets === 'ARRIVAL' && viewer.role === 'TECHNICIAN'
      ? { starts: { ...visit.starts, [viewer.id]: { at, unconfirmed: !confirmed } } }
      : {}),
    ...(isShifted ? { clockShifts: { ...visit.clockShifts, [viewer.id]: shiftMs } } : {}),
  };
}

/** The times that wait to be confirmed, with one that was set. */
export function markedTimes(marked: readonly VisitTime[], time: VisitTime, confirmed: boolean): VisitTime[] {
  if (confirmed) return [...marked];
  return [...marked.filter((each) => each !== time), time];
}

/** What a service is to say once work on it goes on: it waits no longer. */
export async function waitsNoMore(
  { tx, firestore }: Handle,
  service: Service,
  at: Date,
): Promise<Partial<Service>> {
  if (service.explicit !== 'ON_HOLD') return {};
  return holdLifted(service, at, await readCompanyHours(firestore, tx));
}
