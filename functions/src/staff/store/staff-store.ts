import { FieldValue, type Firestore, type Transaction } from '@google-cloud/firestore';
import type { TechnicianProfile } from '@cuadrilla/domain/inputs/staff/technician-profile.ts';
import type { FieldMessage } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { ROLES, type Role } from '@cuadrilla/domain/people/roles.ts';
import { writeAudit } from '../../unit/audit.ts';
import { anyUnavailable, UNAVAILABLE } from '../../settings/settings.ts';
import { readSection } from '../../settings/settings-store.ts';
import { act, type Occasion } from '../../store/act.ts';
import { isDocumentId } from '../../store/document-id.ts';
import { changeUser, type StaffChange, type StaffOutcome } from './change-user-store.ts';
import { fullName, type User, type UserStatus } from '../user.ts';
import { toFoundUser, type StaffFields } from './user-document-store.ts';

/** Whom a change is about, and the version it was made from. */
export type Versioned = { uid: string; version: number };

/** What somebody still has in hand. */
export type HeldWork = { visits: number; prospects: number; clients: number };

/** Ids of values that are not in the settings, or can no longer be chosen. */
export type UnknownValues = { kind: 'invalid'; fields: FieldMessage[] };

/** No active administrator would be left. */
export type LastAdmin = { kind: 'lastAdmin' };

export type StaffStore = {
  /** What a technician can do; the ids must be values of the settings, retired ones only where they were kept. */
  setProfile: (
    target: Versioned,
    profile: TechnicianProfile,
    occasion: Occasion,
  ) => Promise<StaffOutcome | UnknownValues>;
  setPermissions: (
    target: Versioned,
    permissions: User['permissions'],
    occasion: Occasion,
  ) => Promise<StaffOutcome>;
  /** What people change of themselves. */
  setOwn: (target: Versioned, fields: Partial<StaffFields>, occasion: Occasion) => Promise<StaffOutcome>;
  /** Between agent and administrator; `lastAdmin` where no other would be left. */
  setRole: (target: Versioned, role: Role, occasion: Occasion) => Promise<StaffOutcome | LastAdmin>;
  setStatus: (uid: string, status: UserStatus, occasion: Occasion) => Promise<StaffOutcome | LastAdmin>;
  /** Whoever is signed in signs in anew from the next request on. */
  endSessions: (uid: string, occasion: Occasion) => Promise<StaffOutcome>;
  /** Somebody has a password of their own; whoever signed in with the one before signs in anew from the next request on. */
  passwordChosen: (uid: string, occasion: Occasion) => Promise<StaffOutcome>;
  /** Three aggregations. */
  heldWork: (uid: string, now: Date) => Promise<HeldWork>;
};

const TECHNICIAN = ['TECHNICIAN'] as const;
const OFFICE = ['ADMIN', 'AGENT'] as const;
const OPEN_VISITS = ['SCHEDULED', 'TRAVELLING', 'IN_PROGRESS', 'PAUSED'];
const LAST_ADMIN: LastAdmin = { kind: 'lastAdmin' };

/** Changes of staff that concern nothing but Firestore. */
export function createStaffStore(firestore: Firestore): StaffStore {
  const change = (fields: Partial<StaffFields>): StaffChange => ({ kind: 'change', fields });
  return {
    setProfile: (target, profile, occasion) =>
      changeUser<UnknownValues>(firestore, occasion, { ...target, roles: TECHNICIAN }, async (user, tx) => {
        const fields = await wrongValues(firestore, tx, user, profile);
        return fields.length > 0 ? ({ kind: 'invalid', fields } as const) : change(profile);
      }),
    setPermissions: (target, permissions, occasion) =>
      changeUser<never>(firestore, occasion, { ...target, roles: TECHNICIAN }, () => change({ permissions })),
    setOwn: (target, fields, occasion) =>
      changeUser<never>(firestore, occasion, { ...target, roles: ROLES }, () => change(fields)),
    setRole: (target, role, occasion) =>
      changeUser<LastAdmin>(firestore, occasion, { ...target, roles: OFFICE }, async (user, tx) =>
        role === 'ADMIN' || (await staysAdministered(firestore, tx, user)) ? change({ role }) : LAST_ADMIN,
      ),
    setStatus: (uid, status, occasion) =>
      changeUser<LastAdmin>(firestore, occasion, { uid, version: null, roles: ROLES }, async (user, tx) => {
        if (status === 'ACTIVE') return change({ status });
        if (!(await staysAdministered(firestore, tx, user))) return LAST_ADMIN;
        // A token of before stays dead also when they may come back within the hour.
        const write = () => tx.update(firestore.doc(`users/${uid}`), { sessionsFrom: occasion.now });
        return { kind: 'change', fields: { status }, write };
      }),
    endSessions: (uid, occasion) => note(firestore, uid, { sessionsFrom: occasion.now }, occasion),
    passwordChosen: (uid, occasion) =>
      note(firestore, uid, { mustChangePassword: FieldValue.delete(), sessionsFrom: occasion.now }, occasion),
    heldWork: (uid, now) => heldWork(firestore, uid, now),
  };
}

/** Keeps on a user's document what concerns their sessions, which is no change of the person. */
async function note(
  firestore: Firestore,
  uid: string,
  fields: Record<string, unknown>,
  occasion: Occasion,
): Promise<StaffOutcome> {
  if (!isDocumentId(uid)) return { kind: 'notFound' };
  return act<{ kind: 'notFound' }>(firestore, occasion, async (tx) => {
    const ref = firestore.doc(`users/${uid}`);
    const found = toFoundUser(await tx.get(ref));
    if (found?.kind !== 'user') return { kind: 'notFound' };
    const { actor, action, now } = occasion;
    tx.update(ref, fields);
    writeAudit(firestore, tx, {
      ...{ actor, action, entity: 'USER', entityId: uid, subject: fullName(found.user) },
      ...{ before: null, after: null, at: now },
    });
    return { kind: 'done', ids: [uid] };
  });
}

/** Whether an active administrator is left without this person, as the transaction sees it: of two at once one waits. */
async function staysAdministered(firestore: Firestore, tx: Transaction, user: User): Promise<boolean> {
  if (user.role !== 'ADMIN' || user.status !== 'ACTIVE') return true;
  const active = firestore.collection('users').where('rol', '==', 'admin').where('status', '==', 'ACTIVE');
  const { docs } = await tx.get(active.limit(2));
  return docs.some(({ id }) => id !== user.id);
}

async function wrongValues(
  firestore: Firestore,
  tx: Transaction,
  user: User,
  { skillIds, zoneIds }: TechnicianProfile,
): Promise<FieldMessage[]> {
  const [skills, zones] = await Promise.all([
    readSection(firestore, tx, 'skills'),
    readSection(firestore, tx, 'zones'),
  ]);
  const wrong = [];
  if (anyUnavailable(skills.values, skillIds, user.skillIds)) wrong.push('skillIds');
  if (anyUnavailable(zones.values, zoneIds, user.zoneIds)) wrong.push('zoneIds');
  return wrong.map((path) => ({ path, message: UNAVAILABLE }));
}

async function heldWork(firestore: Firestore, uid: string, now: Date): Promise<HeldWork> {
  if (!isDocumentId(uid)) return { visits: 0, prospects: 0, clients: 0 };
  const owned = (collection: string) => firestore.collection(collection).where('owner.id', '==', uid);
  const visits = firestore
    .collection('visits')
    .where('technicianIds', 'array-contains', uid)
    .where('status', 'in', OPEN_VISITS)
    .where('plannedEnd', '>=', now);
  const counted = await Promise.all(
    [
      visits,
      owned('prospects').where('open', '==', true),
      owned('clients').where('archived', '==', false),
    ].map((query) => query.count().get()),
  );
  const [v = 0, p = 0, c = 0] = counted.map((answer) => answer.data().count);
  return { visits: v, prospects: p, clients: c };
}
