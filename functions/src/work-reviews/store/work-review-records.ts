import { FieldValue } from '@google-cloud/firestore';
import { moveCounter } from '../../store/counters.ts';
import { readById, type RecordsById } from '../../store/read-by-id.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';
import { noteChange } from '../../store/visit-changes.ts';
import { logVisit } from '../../work/store/visit-audit.ts';
import type { Visit } from '../../work/visit.ts';
import { actsQuery, reviewRef, toAct, toReview } from '../review-document-store.ts';
import type { FiledAct, WorkReview } from '../work-review.ts';

type Filing = {
  visit: Visit;
  before: WorkReview | null;
  after: WorkReview;
  act: Omit<FiledAct, 'id'>;
  details: Record<string, unknown>;
};

export type Decision = Pick<WorkReview, 'status' | 'reason' | 'attachedToId'>;

export type WorkReviewRecords = RecordsById<WorkReview> & {
  /** In order of arrival: a phone sends them in the order they were tapped, regardless of its clock. */
  acts: (id: string) => Promise<FiledAct[]>;
  /** Also writes the audit entry and the open reviews of visit and service. */
  file: (filing: Filing) => void;
  /** Also updates the open reviews of visit and service; call it after they are saved. */
  close: (review: WorkReview, visit: Visit, decision: Decision) => void;
};

export function workReviewRecords(unit: UnitHandle): WorkReviewRecords {
  const { tx, firestore, by } = unit;
  const count = (serviceId: string, open: number, total: number) =>
    // Increments without reading, which avoids contention on the service.
    tx.update(firestore.doc(`services/${serviceId}`), {
      'reviews.open': FieldValue.increment(open),
      'reviews.total': FieldValue.increment(total),
    });
  const mark = ({ id, days, technicianIds }: Visit, technicianId: string, reviewId: string | FieldValue) => {
    tx.update(firestore.doc(`visits/${id}`), { [`openReviews.${technicianId}`]: reviewId });
    noteChange(tx, firestore, { visitIds: [id], days, technicianIds });
  };
  return {
    ...readById(unit, 'workReviews', toReview),
    acts: async (id) => (await tx.get(actsQuery(firestore, id))).docs.map(toAct),
    file({ visit, before, after, act, details }) {
      const { id, ...review } = after;
      const ref = reviewRef(firestore, id);
      tx.create(ref.collection('acts').doc(), { ...act, key: by.intent?.key ?? null });
      if (before) {
        const { actCount, version, from, to } = after;
        tx.update(ref, { actCount, version, from, to });
      } else {
        tx.create(ref, review);
        mark(visit, after.technician.id, id);
        count(after.service.id, 1, 1);
        moveCounter(unit, 'openReviews', { before: false, after: true });
      }
      logVisit({ ...unit, by: { ...by, action: 'fileWork' } }, visit, { details, at: act.at });
    },
    close({ id, version, service, technician }, visit, decision) {
      const decided = { decidedAt: by.now, decidedByName: by.actor.name, version: version + 1 };
      tx.update(reviewRef(firestore, id), { ...decision, ...decided });
      mark(visit, technician.id, FieldValue.delete());
      count(service.id, -1, 0);
      moveCounter(unit, 'openReviews', { before: true, after: false });
    },
  };
}
