import type { DocumentReference, DocumentSnapshot, Firestore, Query } from '@google-cloud/firestore';
import { withDates } from '../store/fanout/with-dates.ts';
import type { FiledAct, WorkReview } from './work-review.ts';

export function reviewRef(firestore: Firestore, id: string): DocumentReference {
  return firestore.doc(`workReviews/${id}`);
}

export function toReview(snapshot: DocumentSnapshot): WorkReview | null {
  return snapshot.exists ? rowToReview(snapshot) : null;
}

export function rowToReview(snapshot: DocumentSnapshot): WorkReview {
  return { ...(withDates(snapshot.data()) as Omit<WorkReview, 'id'>), id: snapshot.id };
}

/** Unlimited: a review applied without one of its acts would lose it. */
export function actsQuery(firestore: Firestore, reviewId: string): Query {
  return reviewRef(firestore, reviewId).collection('acts').orderBy('number');
}

export function toActs(docs: readonly DocumentSnapshot[]): FiledAct[] {
  return docs.map(toAct).sort((a, b) => a.at.getTime() - b.at.getTime() || a.number - b.number);
}

export function toAct(doc: DocumentSnapshot): FiledAct {
  return { ...(withDates(doc.data()) as Omit<FiledAct, 'id'>), id: doc.id };
}
