import { FieldValue, type Firestore, type Transaction } from '@google-cloud/firestore';
import { roleToStored, type Role } from '@cuadrilla/domain/roles.ts';
import { personSortKey } from '@cuadrilla/domain/text.ts';
import { writeAudit } from '../audit.ts';
import { intentRecord, intentRef, readIntent, type Intent, type KnownIntent } from '../store/intent-keys.ts';
import { createReservations, type AddressState, type Reservation } from './reservation-store.ts';

/** What `users/{uid}` will say. */
export type NewUser = {
  uid: string;
  email: string;
  name: string;
  lastName: string;
  phone: string | null;
  role: Role;
};

/** Who makes it and why: `actor` is a uid or `system`; `intent` is null where no key was sent. */
export type Occasion = { actor: string; action: string; intent: Intent | null; now: Date };

export type AccountStore = {
  /** What is known of an intent. */
  findIntent: (intent: Intent) => Promise<KnownIntent>;
  /** Takes the address: `taken` where somebody has it, `held` where another attempt is under way. */
  reserve: (reservation: Reservation, now: Date) => Promise<AddressState>;
  /** Whether the reservation is still this attempt's; renews it if so. */
  renew: (reservation: Reservation, now: Date) => Promise<boolean>;
  /** Gives an address back after a failure; does nothing where it is no longer this attempt's. */
  release: (reservation: Reservation) => Promise<void>;
  /** Whether a uid has its document. */
  hasUser: (uid: string) => Promise<boolean>;
  /** Records that an address belongs to a user who has a document but no reservation (made before, or by hand). */
  adopt: (reservation: Reservation, uid: string) => Promise<void>;
  /** Writes user, address, audit entry and key in one transaction; false where the reservation was lost. */
  commit: (reservation: Reservation, user: NewUser, occasion: Occasion) => Promise<boolean>;
  /** Whether there is any administrator. */
  hasAdmin: () => Promise<boolean>;
};

/** Accounts in Firestore, their addresses kept by `createReservations`. */
export function createAccountStore(firestore: Firestore): AccountStore {
  const { ifMine, lease, ...reservations } = createReservations(firestore);
  return {
    findIntent: async (intent) => readIntent(await intentRef(firestore, intent).get(), intent),
    reserve: (reservation, now) => reservations.reserve(reservation, now),
    renew: (reservation, now) => ifMine(reservation, (tx, ref) => tx.set(ref, lease(reservation, now))),
    async release(reservation) {
      await ifMine(reservation, (tx, ref) => tx.delete(ref));
    },
    hasUser: async (uid) => (await firestore.doc(`users/${uid}`).get()).exists,
    async adopt(reservation, uid) {
      await ifMine(reservation, (tx, ref) => tx.set(ref, { uid }));
    },
    commit: (reservation, user, occasion) =>
      ifMine(reservation, (tx, ref) => {
        tx.set(ref, { uid: user.uid });
        writeUser(firestore, tx, user, occasion);
      }),
    async hasAdmin() {
      const admins = await firestore.collection('users').where('rol', '==', 'admin').limit(1).get();
      return !admins.empty;
    },
  };
}

function writeUser(firestore: Firestore, tx: Transaction, user: NewUser, occasion: Occasion): void {
  const { actor, action, intent, now } = occasion;
  const { uid, email, name, lastName, phone, role } = user;
  const specified = { email, name, lastName, phone, rol: roleToStored(role) };
  tx.create(firestore.doc(`users/${uid}`), {
    ...specified,
    timeStamp: FieldValue.serverTimestamp(),
    status: 'ACTIVE',
    sortName: personSortKey(lastName, name),
    version: 1,
    updatedAt: now,
    updatedBy: actor,
  });
  const after = { ...specified, status: 'ACTIVE' };
  writeAudit(firestore, tx, { actor, action, entity: 'user', entityId: uid, before: null, after, at: now });
  if (intent) tx.create(intentRef(firestore, intent), intentRecord(intent, [uid], now));
}
