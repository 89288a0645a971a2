import {
  FieldValue,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Transaction,
} from '@google-cloud/firestore';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { UNTRIED } from '@cuadrilla/domain/retries.ts';
import { fanouts, hasJobs, subjectsOf } from './fanout-job.ts';
import { noteApart } from '../visit-changes.ts';
import { REWRITES } from './rewrites.ts';
import type { Copies } from './copies.ts';

/** How many copies one transaction changes, over all collections. */
export const AT_ONCE = 200;

const changing = new WeakMap<Transaction, number>();

/** Transactions that created jobs, so that `runAct` can run them after the commit. */
const leaving = new WeakSet<Transaction>();

/**
 * Reads the records that carry a copy, in the transaction of the change. `write` changes them at once or, beyond 200 in the
 * transaction, creates a job in `fanouts` that `runFanouts` works through page by page: `runAct` starts it after the commit, a
 * scheduled function finishes it. While jobs of earlier changes of the same records exist, `write` always creates a job: those
 * would overwrite what it writes now, and may still add copies that its query does not find. `count` stops at 201.
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

/** The fields for the change notes of records in plans and technicians' days. */
const SHOWN: Partial<Record<Copies['collection'], string[]>> = {
  visits: ['days', 'technicianIds'],
  services: ['technicianIds'],
};

/** Reads only document names and noted fields unless a rewrite needs more. */
export function recordsWith(
  firestore: Firestore,
  { collection, field, value, amongOthers, rewrite }: Copies,
): Query {
  const found = firestore.collection(collection).where(field, amongOthers ? 'array-contains' : '==', value);
  return rewrite === undefined ? found.select(...(SHOWN[collection] ?? [])) : found;
}

export function writeCopy(
  tx: Transaction,
  record: DocumentSnapshot,
  { collection, patch, rewrite }: Copies,
): void {
  tx.update(record.ref, (rewrite === undefined ? patch : REWRITES[rewrite](record, patch)) as DocumentData);
  if (collection !== 'visits' && collection !== 'services') return;
  const technicianIds = (record.get('technicianIds') ?? []) as string[];
  const { firestore } = record.ref;
  if (collection === 'visits') {
    const days = (record.get('days') ?? []) as LocalDate[];
    noteApart(tx, firestore, { visitIds: [record.id], days, technicianIds });
  } else if (technicianIds.length > 0) {
    noteApart(tx, firestore, { serviceIds: [record.id], technicianIds });
  }
}
