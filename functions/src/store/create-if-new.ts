import type { DocumentData, DocumentReference } from '@google-cloud/firestore';
import { statusOf } from './transaction.ts';

const ALREADY_EXISTS = 6;

/** False if the document exists, which may be due to an earlier, unanswered attempt of this write. */
export async function createIfNew(ref: DocumentReference, data: DocumentData): Promise<boolean> {
  try {
    await ref.create(data);
    return true;
  } catch (error) {
    if (statusOf(error) === ALREADY_EXISTS) return false;
    throw error;
  }
}
