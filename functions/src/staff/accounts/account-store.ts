import { FieldValue, type Firestore, type Transaction } from '@google-cloud/firestore';
import { touchTeam } from '../../work/store/tray-revision.ts';
import { worksInField, type Role } from '@cuadrilla/domain/people/roles.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { moveCounter } from '../../store/counters.ts';
import { writeAudit } from '../../store/audit.ts';
import type { Act } from '../../store/act.ts';
import {
  intentRecord,
  intentRef,
  readIntent,
  type Intent,
  type KnownIntent,
} from '../../store/intent-keys.ts';
import { createReservations, type AddressState, type Reservation } from './reservation-store.ts';
import {
  auditedStaff,
  newProfile,
  staffDocument,
  toFoundUser,
  type FoundUser,
} from '../store/user-document-store.ts';

export type NewUser = {
  uid: string;
  email: string;
  name: string;
  lastName: string;
  phone: string | null;
  role: Role;
  /** Set if another user chose the password. */
  mustChangePassword?: boolean;
};

export type AccountStore = {
  findIntent: (intent: Intent) => Promise<KnownIntent>;
  /** `taken` if another user has the address, `held` if another attempt has reserved it. */
  reserve: (reservation: Reservation, now: Date) => Promise<AddressState>;
  /** Renews the reservation; false if it is no longer this attempt's. */
  renew: (reservation: Reservation, now: Date) => Promise<boolean>;
  isHeld: (email: string, now: Date) => Promise<boolean>;
  /** Does nothing if the reservation is no longer this attempt's. */
  release: (reservation: Reservation) => Promise<void>;
  hasUser: (uid: string) => Promise<boolean>;
  findUser: (uid: string) => Promise<FoundUser | null>;
  /** The address of a user's document; null unless it is also recorded as theirs. */
  ownAddress: (uid: string) => Promise<string | null>;
  /** Records the address of a user whose document was made by hand, or before addresses were recorded. */
  adopt: (reservation: Reservation, uid: string) => Promise<void>;
  /** Writes user, address, audit entry and key in one transaction; false if the reservation was lost. */
  commit: (reservation: Reservation, user: NewUser, act: Act) => Promise<boolean>;
  hasAdmin: () => Promise<boolean>;
};

export function createAccountStore(firestore: Firestore): AccountStore {
  const { ifMine, lease, belongsTo, ...reservations } = createReservations(firestore);
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
    commit: (reservation, user, act) =>
      ifMine(reservation, (tx, ref) => {
        tx.set(ref, { uid: user.uid });
        writeUser(firestore, tx, user, act);
      }),
    async hasAdmin() {
      const admins = await firestore.collection('users').where('rol', '==', 'admin').limit(1).get();
      return !admins.empty;
    },
  };
}

function writeUser(firestore: Firestore, tx: Transaction, user: NewUser, act: Act): void {
  const { actor, intent, now } = act;
  const { uid, mustChangePassword = false, ...person } = user;
  const fields = { ...person, status: 'ACTIVE' as const, ...newProfile(uid) };
  tx.create(firestore.doc(`users/${uid}`), {
    ...staffDocument(fields),
    ...(mustChangePassword && { mustChangePassword }),
    timeStamp: FieldValue.serverTimestamp(),
    version: 1,
    updatedAt: now,
    updatedBy: actor.id,
  });
  moveCounter({ tx, firestore }, 'activeTechnicians', { before: false, after: worksInField(user.role) });
  if (worksInField(user.role)) touchTeam(tx, firestore);
  const about = { entity: 'USER', entityId: uid, subject: fullName(person) } as const;
  writeAudit({ firestore, tx, by: act }, { ...about, before: null, after: auditedStaff(fields) });
  if (intent) tx.create(intentRef(firestore, intent), intentRecord(intent, { resultIds: [uid] }, now));
}
