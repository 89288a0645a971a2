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
import { withTransaction } from '../../store/transaction.ts';

/**
 * The right to make the account of one address, for a while. `intent` names what the client wants with it; an attempt of the
 * same intent that still holds it is taken for dead.
 */
export type Reservation = { email: string; attempt: string; intent?: string | null };

/** What an address answers to who wants it. */
export type AddressState = 'reserved' | 'taken' | 'held';

const LEASE_MS = 60_000;

/**
 * `uniques/email_{sha256}` makes an address unique without regard to case: it holds the attempt that may make the account
 * and until when, and in the end the uid it belongs to.
 */
export function createReservations(firestore: Firestore) {
  const refOf = ({ email }: Pick<Reservation, 'email'>) =>
    firestore.doc(`uniques/email_${createHash('sha256').update(canonicalEmail(email)).digest('hex')}`);
  const lease = ({ attempt, intent = null }: Reservation, now: Date) => ({
    ...{ attempt, intent },
    leaseUntil: new Date(now.getTime() + LEASE_MS),
  });
  /** A lease that has run out, or an address given back since it was looked at: two may want it now. */
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
      // As atomic as a transaction, without the lock that many callers with one address would wait for.
      if (await createIfNew(ref, lease(reservation, now))) return 'reserved';
      const state = addressState((await ref.get()).data(), reservation, now);
      return state === 'reserved' ? takeOver(reservation, now) : state;
    },
    /** Writes in one transaction with the proof that the address is still this attempt's; false where it is not. */
    ifMine: (reservation: Reservation, write: (tx: Transaction, ref: DocumentReference) => void) =>
      withTransaction(firestore, async (tx) => {
        const ref = refOf(reservation);
        const mine = isOfAttempt(await tx.get(ref), reservation);
        if (mine) write(tx, ref);
        return mine;
      }),
    /**
     * Reads, within a change, what it takes to give a user their reserved address and take the one before from them; null
     * where the reservation is no longer this attempt's.
     */
    moveAddress: async (tx: Transaction, reservation: Reservation, user: { id: string; email: string }) => {
      const [next, previous] = await tx.getAll(refOf(reservation), refOf(user));
      if (!next || !previous || !isOfAttempt(next, reservation)) return null;
      const write = () => {
        if (previous.get('uid') === user.id) tx.delete(previous.ref);
        tx.set(next.ref, { uid: user.id });
      };
      return { write };
    },
    /** Whether an attempt is under way to make an account with the address. */
    async isHeld(email: string, now: Date): Promise<boolean> {
      const unique = (await refOf({ email }).get()).data();
      return addressState(unique, { email, attempt: '' }, now) === 'held';
    },
    belongsTo: async (email: string, uid: string) => (await refOf({ email }).get()).get('uid') === uid,
  };
}

function isOfAttempt(unique: DocumentSnapshot, { attempt }: Reservation): boolean {
  return unique.get('attempt') === attempt;
}

/** A lease that has run out, or is the caller's own, is as good as none. */
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
