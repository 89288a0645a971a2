import { FieldValue, type Firestore, type Transaction } from '@google-cloud/firestore';
import { becauseOf, FIELD_OPERATION_LABELS, fieldRelation } from '@cuadrilla/domain/field/field-work.ts';
import { reportedTime } from '@cuadrilla/domain/visits/visit-states.ts';
import type { ServiceStatus } from '@cuadrilla/domain/services/service-status.ts';
import { toldTimes } from '../unit/audit.ts';
import type { Conflict, Failure } from '../unit/failures.ts';
import type { Reader } from '../services/ownership.ts';
import type { VisitTechnician } from '../services/service.ts';
import type { Filed, Occasion } from '../store/act.ts';
import { touchPlanning } from '../visits/store/technician-days.ts';
import { auditVisit } from '../visits/store/visit-audit.ts';
import type { Visit } from '../visits/visit.ts';
import { isRefusalFiled, wordsOf, type FieldReport } from './field-report.ts';
import { readReview, reviewRef } from './review-document-store.ts';
import type { FiledAct, FiledWork, WorkReview } from './work-review.ts';

type Handle = { tx: Transaction; firestore: Firestore };

/** What a technician did in a visit. */
export type Reported = { visit: Visit; viewer: Reader; report: FieldReport; work: FiledWork };

/** What was refused, for what reason and where its service stood. */
export type Refused<F> = Reported & { failure: F; service: ServiceStatus | null };

/**
 * What becomes of a refusal: where it is of what somebody did in a visit that is or was theirs, it is filed for the office; else
 * it stays. Comes last in a transaction that has written nothing.
 */
export async function fileRefused<F extends Failure | Conflict>(
  handle: Handle,
  { failure, service, ...reported }: Refused<F>,
  occasion: Occasion,
): Promise<F | Filed> {
  if (!isRefusalFiled({ ...reported, failure })) return failure;
  const { visit, viewer } = reported;
  const relation = fieldRelation(viewer.id, visit);
  const because = becauseOf({ relation, visit: visit.status, service, message: wordsOf(failure) });
  return fileWork(handle, reported, because, occasion);
}

/** Files what was done with the open review of its visit and technician, or with a new one. */
export async function fileWork(
  handle: Handle,
  reported: Reported,
  because: string,
  occasion: Occasion,
): Promise<Filed> {
  const { tx, firestore } = handle;
  const { visit, viewer, report, work } = reported;
  const knownId = visit.openReviews[viewer.id];
  const known = knownId === undefined ? null : await readReview(tx, firestore, knownId);
  const times = { ...report, receivedAt: occasion.now };
  const { at, confirmed } = reportedTime(times);
  const id = known?.id ?? firestore.collection('workReviews').doc().id;
  const number = (known?.actCount ?? 0) + 1;
  const act: Omit<FiledAct, 'id'> = {
    ...{ number, work, at, unconfirmed: !confirmed, because },
    ...{ receivedAt: occasion.now, deviceAt: report.deviceAt },
  };
  tx.create(reviewRef(firestore, id).collection('acts').doc(), { ...act, key: occasion.intent?.key ?? null });
  if (known === null) open(handle, { id, reported, because, at }, occasion);
  else extend(handle, known, at);
  const after = { work: FIELD_OPERATION_LABELS[work.operation], because, ...toldTimes(times) };
  const service = { ...visit.summary, ...{ id: visit.summary.serviceId, status: 'PENDING' as const } };
  const audited = { visitId: visit.id, before: null, after };
  const on = { ...occasion, action: 'fileWork', now: at };
  auditVisit(tx, firestore, { ...service, client: visit.client, site: visit.site }, audited, on);
  return { kind: 'filed', reviewId: id, because };
}

type Opening = { id: string; reported: Reported; because: string; at: Date };

function open(
  { tx, firestore }: Handle,
  { id, reported, because, at }: Opening,
  { actor, now }: Occasion,
): void {
  const { visit, viewer } = reported;
  const { serviceId, code, title } = visit.summary;
  const review: Omit<WorkReview, 'id'> = {
    ...{ status: 'OPEN', visitId: visit.id, client: visit.client, because },
    service: { id: serviceId, code, title },
    technician: personOf(visit, { id: viewer.id, name: actor.name }),
    ...{ from: at, to: at, openedAt: now, actCount: 1, version: 1 },
    ...{ decidedAt: null, decidedByName: null, reason: null, attachedToId: null },
  };
  tx.create(reviewRef(firestore, id), review);
  tx.update(firestore.doc(`visits/${visit.id}`), { [`openReviews.${viewer.id}`]: id });
  countReviews({ tx, firestore }, serviceId, { open: 1, total: 1 });
  touchPlanning(tx, firestore, visit.days);
}

function extend({ tx, firestore }: Handle, known: WorkReview, at: Date): void {
  tx.update(reviewRef(firestore, known.id), {
    actCount: known.actCount + 1,
    version: known.version + 1,
    from: at < known.from ? at : known.from,
    to: at > known.to ? at : known.to,
  });
}

/** What a service says of its reviews. Blind, so that nobody waits to read it. */
export function countReviews(
  { tx, firestore }: Handle,
  serviceId: string,
  { open: opened, total }: { open: number; total: number },
): void {
  tx.update(firestore.doc(`services/${serviceId}`), {
    'reviews.open': FieldValue.increment(opened),
    'reviews.total': FieldValue.increment(total),
  });
}

function personOf(
  { technicians, formerTechnicians }: Visit,
  person: Omit<VisitTechnician, 'color'>,
): VisitTechnician {
  const known = [...technicians, ...formerTechnicians].find(({ id }) => id === person.id);
  return known ?? { ...person, color: 'gray' };
}
