import { reviewReason, FIELD_OPERATION_LABELS, fieldRelation } from '@cuadrilla/domain/field/field-work.ts';
import type { ServiceStatus } from '@cuadrilla/domain/services/service-status.ts';
import { reportedTime } from '@cuadrilla/domain/visits/visit-states.ts';
import type { Reader } from '../work/ownership.ts';
import type { VisitTechnician } from '@cuadrilla/domain/records/service.ts';
import type { Filed, Act } from '../store/act.ts';
import { auditedTimes } from '../store/audit.ts';
import type { Conflict, Failure } from '../failures.ts';
import type { UnitStores } from '../unit/stores.ts';
import type { Visit } from '../work/visit.ts';
import { isRefusalFiled, wordsOf, type FieldReport } from './field-report.ts';
import type { FiledWork, WorkReview } from './work-review.ts';

type Stores = Pick<UnitStores, 'workReviews'>;

export type Reported = { visit: Visit; viewer: Reader; report: FieldReport; work: FiledWork };

type Refused<F> = Reported & { failure: F; service: ServiceStatus | null };

/** Files a technician's refused act if the visit is or was theirs; other refusals are returned. */
export async function fileRefused<F extends Failure | Conflict>(
  stores: Stores,
  { failure, service, ...reported }: Refused<F>,
  act: Act,
): Promise<F | Filed> {
  if (!isRefusalFiled({ ...reported, failure })) return failure;
  const { visit, viewer } = reported;
  const relation = fieldRelation(viewer.id, visit);
  const because = reviewReason({ relation, visit: visit.status, service, message: wordsOf(failure) });
  return fileWork(stores, reported, because, act);
}

export async function fileWork(
  { workReviews }: Stores,
  { visit, viewer, report, work }: Reported,
  because: string,
  { actor, now }: Act,
): Promise<Filed> {
  const openId = visit.openReviews[viewer.id];
  const before = openId === undefined ? null : await workReviews.find(openId);
  const times = { ...report, receivedAt: now };
  const { at, confirmed } = reportedTime(times);
  const technician = personOf(visit, { id: viewer.id, name: actor.name });
  const after = before
    ? extended(before, at)
    : newReview({ id: workReviews.newId(), visit, technician, because, at, now });
  const filed = {
    number: after.actCount,
    work,
    at,
    unconfirmed: !confirmed,
    because,
    receivedAt: now,
    deviceAt: report.deviceAt,
  };
  const details = { work: FIELD_OPERATION_LABELS[work.operation], because, ...auditedTimes(times) };
  workReviews.file({ visit, before, after, act: filed, details });
  return { kind: 'filed', reviewId: after.id, because };
}

function extended(review: WorkReview, at: Date): WorkReview {
  return {
    ...review,
    actCount: review.actCount + 1,
    version: review.version + 1,
    from: at < review.from ? at : review.from,
    to: at > review.to ? at : review.to,
  };
}

function newReview(opened: {
  id: string;
  visit: Visit;
  technician: VisitTechnician;
  because: string;
  at: Date;
  now: Date;
}): WorkReview {
  const { id, visit, technician, because, at, now } = opened;
  const { serviceId, code, title } = visit.summary;
  return {
    id,
    status: 'OPEN',
    visitId: visit.id,
    client: visit.client,
    technician,
    because,
    service: { id: serviceId, code, title },
    from: at,
    to: at,
    openedAt: now,
    actCount: 1,
    version: 1,
    decidedAt: null,
    decidedByName: null,
    reason: null,
    attachedToId: null,
  };
}

function personOf(
  { technicians, formerTechnicians }: Visit,
  person: Omit<VisitTechnician, 'color'>,
): VisitTechnician {
  const known = [...technicians, ...formerTechnicians].find(({ id }) => id === person.id);
  return known ?? { ...person, color: 'gray' };
}
