import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  Transaction,
} from '@google-cloud/firestore';
import { isDocumentId } from '../store/document-id.ts';
import { withDates } from '../store/fanout/with-dates.ts';
import type { FiledAct, WorkReview } from './work-review.ts';

/** Where a review is. */
export function reviewRef(firestore: Firestore, id: string): DocumentReference {
  return firestore.doc(`workReviews/${id}`);
}

/** A document as the model, or null where there is none. */
export function toReview(snapshot: DocumentSnapshot): WorkReview | null {
  return snapshot.exists ? rowToReview(snapshot) : null;
}

/** A document that is known to be there. */
export function rowToReview(snapshot: DocumentSnapshot): WorkReview {
  return { ...(withDates(snapshot.data()) as Omit<WorkReview, 'id'>), id: snapshot.id };
}

/** A review as it stands in a transaction; null also for what cannot be an id. */
export async function readReview(
  tx: Transaction,
  firestore: Firestore,
  id: string,
): Promise<WorkReview | null> {
  return isDocumentId(id) ? toReview(await tx.get(reviewRef(firestore, id))) : null;
}

/** All acts of a review as they arrived: a review that is applied without one of them would lose it. */
export function actsQuery(firestore: Firestore, reviewId: string): Query {
  return reviewRef(firestore, reviewId).collection('acts').orderBy('number');
}

/** Acts in the order in which they were done; those of one instant as they arrived. */
export function toActs(docs: readonly DocumentSnapshot[]): FiledAct[] {
  return docs.map(toAct).sort((a, b) => a.at.getTime() - b.at.getTime() || a.number - b.number);
}

export function toAct(doc: DocumentSnapshot): FiledAct {
  return { ...(withDates(doc.data()) as Omit<FiledAct, 'id'>), id: doc.id };
}
