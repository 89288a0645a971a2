import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Transaction,
} from '@google-cloud/firestore';
import { withTransaction } from './transaction.ts';
import type { UnitHandle } from './unit-handle.ts';

/**
 * Counts kept up to date with each change. Not for frequent acts of technicians: a document allows about one write
 * a second.
 */
const COUNTED = {
  openProspects: (firestore) => firestore.collection('prospects').where('open', '==', true),
  newProspects: (firestore) => firestore.collection('prospects').where('status', '==', 'NEW'),
  activeClients: (firestore) => firestore.collection('clients').where('archived', '==', false),
  activeTechnicians: (firestore) =>
    firestore.collection('users').where('rol', '==', 'technician').where('status', '==', 'ACTIVE'),
  openReviews: (firestore) => firestore.collection('workReviews').where('status', '==', 'OPEN'),
} as const satisfies Record<string, (firestore: Firestore) => Query>;

type Counter = keyof typeof COUNTED;
export type Counters = Record<Counter, number>;

export type CounterStore = {
  /** One read; the first time in an installation all of them are counted. */
  read: () => Promise<Counters>;
};

const NAMES = Object.keys(COUNTED) as Counter[];

const refOf = (firestore: Firestore) => firestore.doc('counters/office');

export function createCounterStore(firestore: Firestore): CounterStore {
  return {
    async read() {
      const known = await refOf(firestore).get();
      return isCounted(known) ? (known.data() as Counters) : recount(firestore);
    },
  };
}

/** Increments without reading, which avoids contention; only in a transaction, where a retry is not applied twice. */
export function moveCounter(
  { tx, firestore }: Pick<UnitHandle, 'tx' | 'firestore'>,
  counter: Counter,
  counted: { before: boolean; after: boolean },
): void {
  const change = Number(counted.after) - Number(counted.before);
  if (change === 0) return;
  tx.set(refOf(firestore), { [counter]: FieldValue.increment(change) }, { merge: true });
}

/** For writes without acts: the counts are computed at the next request. */
export async function forgetCounters(firestore: Firestore): Promise<void> {
  await refOf(firestore).delete();
}

/** Incremented when a counter is added, as its increments before the first count are incomplete. */
const COUNT_VERSION = 2;

const isCounted = (known: DocumentSnapshot) => known.get('countVersion') === COUNT_VERSION;

function recount(firestore: Firestore): Promise<Counters> {
  const count = async (tx: Transaction) => {
    const known = await tx.get(refOf(firestore));
    if (isCounted(known)) return known.data() as Counters;
    const counts = await Promise.all(
      NAMES.map(async (name) => [name, (await tx.get(COUNTED[name](firestore).count())).data().count]),
    );
    const counters = Object.fromEntries(counts) as Counters;
    tx.set(refOf(firestore), { ...counters, countVersion: COUNT_VERSION });
    return counters;
  };
  return withTransaction(firestore, count, 'counters');
}
