import { createHash } from 'node:crypto';
import type { DocumentReference, Firestore, Transaction } from '@google-cloud/firestore';

/** The document that reserves a value for one record: `uniques/{kind}_{sha256}`. */
export function uniqueRef(
  firestore: Firestore,
  kind: 'nif' | 'itemRef' | 'invoice',
  value: string,
): DocumentReference {
  return firestore.doc(`uniques/${kind}_${createHash('sha256').update(value).digest('hex')}`);
}

export async function ownerOfUnique(tx: Transaction, ref: DocumentReference): Promise<string | null> {
  const id: unknown = (await tx.get(ref)).get('id');
  return typeof id === 'string' ? id : null;
}
