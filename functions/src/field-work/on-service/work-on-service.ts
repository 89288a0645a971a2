import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import { serviceActProblem } from '@cuadrilla/domain/services/service-acts.ts';
import { occurredAtOf } from '@cuadrilla/domain/visits/visit-times.ts';
import { notNearProblem } from '@cuadrilla/domain/visits/visit-near.ts';
import { auditedTimes, type DeviceTimes } from '../../store/audit.ts';
import { NOT_FOUND, refused, type Conflict, type Failure } from '../../failures.ts';
import type { FieldReport } from '../../work-reviews/field-report.ts';
import { fileRefused } from '../../work-reviews/file-work.ts';
import { lastVisitOf } from '../../work-reviews/last-visit.ts';
import type { FiledWork } from '../../work-reviews/work-review.ts';
import type { Done, Filed, Act } from '../../store/act.ts';
import type { Unit } from '../../unit/unit.ts';
import type { UnitStores } from '../../unit/stores.ts';
import { visitAtHand, workedAt } from '../../work/step-times.ts';
import { mayReadService, type Reader } from '../../work/ownership.ts';
import type { Service } from '../../work/service.ts';
import type { AuditContent } from '../../work/store/write-service.ts';

const OVER = refused('Tu visita ya ha terminado: esto lo cambia la oficina');

type Names = 'services' | 'visits' | 'settings' | 'workReviews' | 'items';
export type WorkDeps = { unit: Unit<Names>; now: () => Date };
type Stores = Pick<UnitStores, Names>;

/** `content` replaces the changed fields in the audit entry. */
export type NextWork = { kind: 'next'; fields: Partial<Service>; content?: AuditContent };

export type WorkOutcome = Done | Failure | Conflict | Filed;

export type NextOutcome = NextWork | Done | Failure | Conflict;

export type Catalog = Pick<UnitStores, 'items'>;

export type WorkChange = {
  id: string;
  viewer: Reader;
  act: 'writeLines' | 'edit';
  /** The services whose status is left to `work`, though the act is refused in it. */
  decides?: (service: Service) => boolean;
  report: FieldReport;
  reports: ((service: Service, stores: Catalog) => FiledWork | null | Promise<FiledWork>) | null;
  /** `at` is the reported time, within plausible limits. */
  work: (current: Service, at: Date, stores: Catalog) => NextOutcome | Promise<NextOutcome>;
};

/** Allowed to the office until the service is settled, but for what `decides` names, and to technicians while they have a visit that is not over. */
export function workOnService({ unit }: WorkDeps, change: WorkChange, act: Act): Promise<WorkOutcome> {
  return unit(act, async (stores): Promise<WorkOutcome> => {
    const service = await stores.services.find(change.id);
    const outcome = await changeWork(stores, service, change, act.now);
    const { viewer, report, reports } = change;
    if (outcome.kind === 'done' || reports === null || !worksInField(viewer.role)) return outcome;
    const visit = service && lastVisitOf(await stores.visits.ofService(service.id), viewer.id);
    const filed = service && (await reports(service, stores));
    if (!visit || !filed) return outcome;
    const isGone = filed.operation === 'REMOVE_LINE' && !service.lines.some(({ id }) => id === filed.lineId);
    // Somebody else removed the line already: done, unless earlier work of this technician awaits review.
    if (isGone && report.occurredAt !== null && visit.openReviews[viewer.id] === undefined) {
      return { kind: 'done', ids: [service.id] };
    }
    const rest = { work: filed, failure: outcome, service: service.status };
    return fileRefused(stores, { visit, viewer, report, ...rest }, act);
  });
}

async function changeWork(
  stores: Stores,
  current: Service | null,
  { viewer, act, decides = () => false, report, work }: WorkChange,
  now: Date,
): Promise<Done | Failure | Conflict> {
  if (current === null || !mayReadService(viewer, current)) return NOT_FOUND;
  const problem = serviceActProblem(act, { status: current.status, hasVisitInProgress: false });
  if (problem !== null && !decides(current)) return refused(problem);
  const times = { ...report, receivedAt: now };
  const isTechnician = worksInField(viewer.role);
  const all = isTechnician ? await stores.visits.ofService(current.id) : [];
  const own = all.filter(({ technicianIds }) => technicianIds.includes(viewer.id));
  const visit = visitAtHand(own, viewer.id);
  if (visit === null && isTechnician) return OVER;
  const zone = own.length === 0 ? null : await stores.settings.zone();
  const notNear = zone && notNearProblem(own, occurredAtOf(times), zone);
  if (notNear) return refused(notNear);
  const at = workedAt(visit, times, current.reopenedAt);
  const next = await work(current, at, stores);
  if (next.kind !== 'next') return next;
  stores.services.saveWork(current, { ...current, ...next.fields }, withTimes(next.content, times), at);
  return { kind: 'done', ids: [current.id] };
}

/** The entry is dated when the work was done, however late it arrives. */
function withTimes(entry: AuditContent | undefined, times: DeviceTimes): AuditContent | undefined {
  const reported = auditedTimes(times);
  return entry && reported ? { ...entry, after: { ...entry.after, ...reported } } : entry;
}
