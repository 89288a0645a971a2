import {
  FieldValue,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Transaction,
} from '@google-cloud/firestore';
import { UNTRIED } from '@cuadrilla/domain/retries.ts';
import { fanouts, hasJobs, subjectsOf } from './fanout-job.ts';
import { REWRITES } from './rewrites.ts';
import type { Copies } from './copies.ts';

/** As many as change in the transaction of the change itself, in all collections together. */
export const AT_ONCE = 200;

/** How many each transaction changes already. */
const changing = new WeakMap<Transaction, number>();

/** The transactions that left jobs, so that whoever ran one knows to go on with them once it is committed. */
const leaving = new WeakSet<Transaction>();

/**
 * Reads the records that carry a copy, in the transaction of the change. `write` then changes them there and then, or,
 * where that makes more than 200 in the transaction, leaves a job in `fanouts` that `runFanouts` goes through page by page:
 * `act` sees to it after the commit, and a scheduled function to what is left by then. While jobs of earlier changes of the same records are left it
 * leaves one too, for a few records or none: what it wrote now they would undo, and what they still bring it could not find. `count`
 * stops at 201.
 */
export async function copiesOf(
  tx: Transaction,
  firestore: Firestore,
  copies: Copies,
): Promise<{ count: number; write: () => void }> {
  const on = subjectsOf(copies);
  const carrying = recordsWith(firestore, copies).limit(AT_ONCE + 1);
  const [found, isBehind] = await Promise.all([tx.get(carrying), hasJobs(tx, firestore, on)]);
  const write = () => {
    const inAll = (changing.get(tx) ?? 0) + found.size;
    if (!isBehind && inAll <= AT_ONCE) {
      changing.set(tx, inAll);
      for (const doc of found.docs) writeCopy(tx, doc, copies);
    } else {
      leaving.add(tx);
      const state = { ...UNTRIED, problem: null, after: null, at: FieldValue.serverTimestamp() };
      tx.create(fanouts(firestore).doc(), { ...copies, ...state, on });
    }
  };
  return { count: found.size, write };
}

export function leftJobs(tx: Transaction): boolean {
  return leaving.has(tx);
}

/** The records that carry a copy: their names alone, unless what is to be written depends on what they say. */
export function recordsWith(
  firestore: Firestore,
  { collection, field, value, amongOthers, rewrite }: Copies,
): Query {
  const found = firestore.collection(collection).where(field, amongOthers ? 'array-contains' : '==', value);
  return rewrite === undefined ? found.select() : found;
}

export function writeCopy(tx: Transaction, record: DocumentSnapshot, { patch, rewrite }: Copies): void {
  tx.update(record.ref, (rewrite === undefined ? patch : REWRITES[rewrite](record, patch)) as DocumentData);
}
