import { createHash } from 'node:crypto';
import {
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from '@google-cloud/firestore';
import { canonicalEmail } from '@cuadrilla/domain/contact/email.ts';
import { createIfNew } from '../../store/create-if-new.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';
import { withTransaction } from '../../store/transaction.ts';

/** A lease on an address. A later attempt with the same `intent`, the client's key, takes it over at once. */
export type Reservation = { email: string; attempt: string; intent?: string | null };

export type AddressState = 'reserved' | 'taken' | 'held';

const LEASE_MS = 60_000;

/** `uniques/email_{sha256}`, regardless of case, holds the attempt with its lease and in the end the uid of the owner. */
export function createReservations(firestore: Firestore) {
  const refOf = (reservation: Pick<Reservation, 'email'>) => addressRef(firestore, reservation);
  const lease = ({ attempt, intent = null }: Reservation, now: Date) => ({
    attempt,
    intent,
    leaseUntil: new Date(now.getTime() + LEASE_MS),
  });
  /** Of an expired or released lease; in a transaction, because two may want it. */
  const takeOver = (reservation: Reservation, now: Date) =>
    withTransaction(firestore, async (tx) => {
      const unique = await tx.get(refOf(reservation));
      const state = addressState(unique.data(), reservation, now);
      if (state === 'reserved') tx.set(unique.ref, lease(reservation, now));
      return state;
    });
  return {
    lease,
    async reserve(reservation: Reservation, now: Date): Promise<AddressState> {
      const ref = refOf(reservation);
      // Atomic without a lock on which callers with the same address would wait.
      if (await createIfNew(ref, lease(reservation, now))) return 'reserved';
      const state = addressState((await ref.get()).data(), reservation, now);
      return state === 'reserved' ? takeOver(reservation, now) : state;
    },
    /** Writes if the address is still this attempt's, in the same transaction; false if not. */
    ifMine: (reservation: Reservation, write: (tx: Transaction, ref: DocumentReference) => void) =>
      withTransaction(firestore, async (tx) => {
        const ref = refOf(reservation);
        const mine = isOfAttempt(await tx.get(ref), reservation);
        if (mine) write(tx, ref);
        return mine;
      }),
    async isHeld(email: string, now: Date): Promise<boolean> {
      const unique = (await refOf({ email }).get()).data();
      return addressState(unique, { email, attempt: '' }, now) === 'held';
    },
    belongsTo: async (email: string, uid: string) => (await refOf({ email }).get()).get('uid') === uid,
  };
}

const addressRef = (firestore: Firestore, { email }: Pick<Reservation, 'email'>) =>
  firestore.doc(`uniques/email_${createHash('sha256').update(canonicalEmail(email)).digest('hex')}`);

export type AddressRecords = {
  /** Gives a user their reserved address and frees the one before; false if the reservation is no longer this attempt's. */
  move: (reservation: Reservation, user: { id: string; email: string }) => Promise<boolean>;
};

export function addressRecords({ tx, firestore }: UnitHandle): AddressRecords {
  return {
    async move(reservation, user) {
      const [next, previous] = await tx.getAll(
        addressRef(firestore, reservation),
        addressRef(firestore, user),
      );
      if (!next || !previous || !isOfAttempt(next, reservation)) return false;
      if (previous.get('uid') === user.id) tx.delete(previous.ref);
      tx.set(next.ref, { uid: user.id });
      return true;
    },
  };
}

function isOfAttempt(unique: DocumentSnapshot, { attempt }: Reservation): boolean {
  return unique.get('attempt') === attempt;
}

/** An expired lease, or the caller's own, does not count. */
function addressState(
  unique: DocumentData | undefined,
  { attempt, intent }: Reservation,
  now: Date,
): AddressState {
  if (unique?.['uid'] !== undefined) return 'taken';
  if (unique?.['attempt'] === attempt) return 'reserved';
  if (intent != null && unique?.['intent'] === intent) return 'reserved';
  const until: unknown = unique?.['leaseUntil'];
  return until instanceof Timestamp && until.toDate() > now ? 'held' : 'reserved';
}
