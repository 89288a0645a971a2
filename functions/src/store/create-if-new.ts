import type { DocumentData, DocumentReference } from '@google-cloud/firestore';
import { statusOf } from './transaction.ts';

const ALREADY_EXISTS = 6;

/** Writes a document where there is none; false where there is one, which may be this very write's first, unanswered try. */
export async function createIfNew(ref: DocumentReference, data: DocumentData): Promise<boolean> {
  try {
    await ref.create(data);
    return true;
  } catch (error) {
    if (statusOf(error) === ALREADY_EXISTS) return false;
    throw error;
  }
}
