import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from '@google-cloud/firestore';
import { mondayOf, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';

export type Changed = {
  visitIds?: readonly string[];
  /** Services shown by visits; for technicians only, as the plan shows the copies in visits. */
  serviceIds?: readonly string[];
  days?: readonly LocalDate[];
  /** Before and after. */
  technicianIds: readonly string[];
};

/** The week by its Monday, or the technician, whose changes are requested. */
export type ChangesOf = { weeks: LocalDate } | { technicianIds: string };

export type Changes = { readAt: Timestamp; visitIds: string[]; serviceIds: string[] };

/** The field `at` is set while the commit is processed: how much earlier than the commit it may be. */
const COMMIT_MS = 10_000;
const DAY_MS = 86_400_000;
const CHANGES_MAX = 50;

const collection = (firestore: Firestore) => firestore.collection('visitChanges');

const documents = new WeakMap<Transaction, DocumentReference>();

/** Records a change in a separate document for each transaction, which avoids contention on a common revision. */
export function noteChange(tx: Transaction, firestore: Firestore, changed: Changed): void {
  const ref = documents.get(tx) ?? collection(firestore).doc();
  documents.set(tx, ref);
  const { visitIds = [], serviceIds = [], days = [], technicianIds } = changed;
  const joined = Object.entries({ visitIds, serviceIds, technicianIds, weeks: days.map(mondayOf) })
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => [name, FieldValue.arrayUnion(...new Set(values))] as const);
  tx.set(
    ref,
    {
      ...Object.fromEntries(joined),
      at: FieldValue.serverTimestamp(),
      expiresAt: Timestamp.fromMillis(Date.now() + 2 * DAY_MS),
    },
    { merge: true },
  );
}

/** Forgets the transaction's document, so that the next change gets its own: for pages of unrelated visits. */
export function noteApart(tx: Transaction, firestore: Firestore, changed: Changed): void {
  documents.delete(tx);
  noteChange(tx, firestore, changed);
  documents.delete(tx);
}

/**
 * The changes committed after the snapshot read at `since`; null if there are too many or `since` is too old. As
 * many reads as changes, plus those of the ten seconds before; one if there is none. The database's own commit time
 * decides whether a change is new.
 */
export async function changesSince(
  firestore: Firestore,
  of: ChangesOf,
  since: Timestamp,
): Promise<Changes | null> {
  const age = Date.now() - since.toMillis();
  if (age > DAY_MS) return null;
  const [[field, value]] = Object.entries(of) as [[string, string]];
  const found = await collection(firestore)
    .where(field, 'array-contains', value)
    .where('at', '>=', Timestamp.fromMillis(since.toMillis() - COMMIT_MS))
    .orderBy('at')
    .limit(CHANGES_MAX + 1)
    .get();
  if (found.size > CHANGES_MAX) return null;
  const fresh = found.docs.filter(({ createTime }) => createTime.valueOf() >= since.valueOf());
  const all = (name: string) => [...new Set(fresh.flatMap((doc) => (doc.get(name) ?? []) as string[]))];
  const [visitIds, serviceIds] = [all('visitIds'), all('serviceIds')];
  if (visitIds.length > CHANGES_MAX) return null;
  return { readAt: found.readTime, visitIds, serviceIds };
}

/** A number that differs after each change of the week, for installed apps that do not request changes; 0 for none. */
export async function weekRevision(firestore: Firestore, monday: LocalDate): Promise<number> {
  const latest = collection(firestore)
    .where('weeks', 'array-contains', monday)
    .orderBy('at', 'desc')
    .limit(1);
  const [change] = (await latest.get()).docs;
  if (!change) return 0;
  const { seconds, nanoseconds } = change.createTime;
  return ((seconds % 2_000) * 1_000_000 + Math.floor(nanoseconds / 1_000)) % 2_147_483_647;
}

export const markOf = ({ seconds, nanoseconds }: Timestamp): string => `${seconds}.${nanoseconds}`;

export function timeOfMark(mark: string): Timestamp | null {
  const [, seconds, nanoseconds] = /^(\d{1,11})\.(\d{1,9})$/.exec(mark) ?? [];
  return seconds === undefined || nanoseconds === undefined
    ? null
    : new Timestamp(Number(seconds), Number(nanoseconds));
}
