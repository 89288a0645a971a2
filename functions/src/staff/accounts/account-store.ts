import { FieldValue, type Firestore, type Transaction } from '@google-cloud/firestore';
import type { StaffDetails } from '@cuadrilla/domain/inputs/staff/staff-details.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { writeAudit } from '../../unit/audit.ts';
import type { Occasion } from '../../store/act.ts';
import {
  intentRecord,
  intentRef,
  readIntent,
  type Intent,
  type KnownIntent,
} from '../../store/intent-keys.ts';
import { changeUser, type StaffOutcome, type StaffTarget } from '../store/change-user-store.ts';
import { createReservations, type AddressState, type Reservation } from './reservation-store.ts';
import { fullName } from '../user.ts';
import {
  auditedStaff,
  newProfile,
  staffDocument,
  toFoundUser,
  type FoundUser,
} from '../store/user-document-store.ts';

/** What `users/{uid}` will say. */
export type NewUser = {
  uid: string;
  email: string;
  name: string;
  lastName: string;
  phone: string | null;
  role: Role;
  /** Whether they were given their password, and are to replace it. */
  mustChangePassword?: boolean;
};

export type AccountStore = {
  /** What is known of an intent. */
  findIntent: (intent: Intent) => Promise<KnownIntent>;
  /** Takes the address: `taken` where somebody has it, `held` where another attempt is under way. */
  reserve: (reservation: Reservation, now: Date) => Promise<AddressState>;
  /** Whether the reservation is still this attempt's; renews it if so. */
  renew: (reservation: Reservation, now: Date) => Promise<boolean>;
  /** Whether an attempt is under way to make an account with the address. */
  isHeld: (email: string, now: Date) => Promise<boolean>;
  /** Gives an address back after a failure; does nothing where it is no longer this attempt's. */
  release: (reservation: Reservation) => Promise<void>;
  /** Whether a uid has its document. */
  hasUser: (uid: string) => Promise<boolean>;
  /** A uid's document as it stands now. */
  findUser: (uid: string) => Promise<FoundUser | null>;
  /** The address that a uid's document says and that is recorded as theirs; null where either is missing. */
  ownAddress: (uid: string) => Promise<string | null>;
  /** Records that an address belongs to a user who has a document but no reservation (made before, or by hand). */
  adopt: (reservation: Reservation, uid: string) => Promise<void>;
  /** Writes user, address, audit entry and key in one transaction; false where the reservation was lost. */
  commit: (reservation: Reservation, user: NewUser, occasion: Occasion) => Promise<boolean>;
  /**
   * Changes who somebody is, with their address where one is reserved for it, the one before then being given back;
   * `lost` where the reservation is no longer this attempt's.
   */
  changeDetails: (
    target: StaffTarget,
    details: StaffDetails,
    reservation: Reservation | null,
    occasion: Occasion,
  ) => Promise<StaffOutcome | { kind: 'lost' }>;
  /** Whether there is any administrator. */
  hasAdmin: () => Promise<boolean>;
};

/** Accounts in Firestore, their addresses kept by `createReservations`. */
export function createAccountStore(firestore: Firestore): AccountStore {
  const { ifMine, lease, moveAddress, belongsTo, ...reservations } = createReservations(firestore);
  const userOf = (uid: string) => firestore.doc(`users/${uid}`).get();
  return {
    findIntent: async (intent) => readIntent(await intentRef(firestore, intent).get(), intent),
    reserve: (reservation, now) => reservations.reserve(reservation, now),
    isHeld: (email, now) => reservations.isHeld(email, now),
    renew: (reservation, now) => ifMine(reservation, (tx, ref) => tx.set(ref, lease(reservation, now))),
    async release(reservation) {
      await ifMine(reservation, (tx, ref) => tx.delete(ref));
    },
    hasUser: async (uid) => (await userOf(uid)).exists,
    findUser: async (uid) => toFoundUser(await userOf(uid)),
    async ownAddress(uid) {
      const email: unknown = (await userOf(uid)).get('email');
      return typeof email === 'string' && (await belongsTo(email, uid)) ? email : null;
    },
    async adopt(reservation, uid) {
      await ifMine(reservation, (tx, ref) => tx.set(ref, { uid }));
    },
    commit: (reservation, user, occasion) =>
      ifMine(reservation, (tx, ref) => {
        tx.set(ref, { uid: user.uid });
        writeUser(firestore, tx, user, occasion);
      }),
    changeDetails: (target, fields, reservation, occasion) =>
      changeUser<{ kind: 'lost' }>(firestore, occasion, target, async (user, tx) => {
        if (reservation === null) return { kind: 'change', fields };
        const move = await moveAddress(tx, reservation, user);
        if (move === null) return { kind: 'lost' };
        const write = () => {
          move.write();
          // Whoever is signed in with the address before signs in anew, from their next request on.
          tx.update(firestore.doc(`users/${user.id}`), { sessionsFrom: occasion.now });
        };
        return { kind: 'change', fields, write };
      }),
    async hasAdmin() {
      const admins = await firestore.collection('users').where('rol', '==', 'admin').limit(1).get();
      return !admins.empty;
    },
  };
}

function writeUser(firestore: Firestore, tx: Transaction, user: NewUser, occasion: Occasion): void {
  const { actor, action, intent, now } = occasion;
  const { uid, mustChangePassword = false, ...person } = user;
  const fields = { ...person, status: 'ACTIVE' as const, ...newProfile(uid) };
  tx.create(firestore.doc(`users/${uid}`), {
    ...staffDocument(fields),
    ...(mustChangePassword && { mustChangePassword }),
    ...{ timeStamp: FieldValue.serverTimestamp(), version: 1, updatedAt: now, updatedBy: actor.id },
  });
  const subject = fullName(person);
  const after = auditedStaff(fields);
  writeAudit(firestore, tx, {
    ...{ actor, action, entity: 'USER', entityId: uid, subject, before: null, after, at: now },
  });
  if (intent) tx.create(intentRef(firestore, intent), intentRecord(intent, { resultIds: [uid] }, now));
}
