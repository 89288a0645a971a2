import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  Transaction,
} from '@google-cloud/firestore';
import { isDocumentId } from '../store/document-id.ts';
import { withDates } from '../store/with-dates.ts';
import type { FiledAct, WorkReview } from './work-review.ts';

/** More acts than anybody takes in a visit. */
const ACTS_MAX = 500;

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

/** The acts of a review, for reading. */
export function actsQuery(firestore: Firestore, reviewId: string): Query {
  return reviewRef(firestore, reviewId).collection('acts').limit(ACTS_MAX);
}

/** Acts in the order in which they were done; those of one instant as they arrived. */
export function toActs(docs: readonly DocumentSnapshot[]): FiledAct[] {
  return docs
    .map((doc) => ({ ...(withDates(doc.data()) as Omit<FiledAct, 'id'>), id: doc.id }))
    .sort((a, b) => a.at.getTime() - b.at.getTime() || a.number - b.number);
}
