import { FieldValue, type Firestore, type Transaction } from '@google-cloud/firestore';
import { worksInField, type Role } from '@cuadrilla/domain/people/roles.ts';
import { referencesTo } from '@cuadrilla/domain/records/records.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { moveCounter } from '../../store/counters.ts';
import { namedIn, type Copies } from '../../store/fanout/copies.ts';
import { copiesOf } from '../../store/fanout/dependants.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';
import { changedFields, writeAudit, type AuditChange } from '../../store/audit.ts';
import { touchTeam } from '../../work/store/tray-revision.ts';
import type { User } from '../user.ts';
import type { OwnerRef } from '../../records.ts';
import { auditedStaff, findUsers, staffDocument, toFoundUser } from './user-document-store.ts';
import { isDocumentId } from '../../store/document-id.ts';

export type Member = OwnerRef & { role: Role; active: boolean };

async function findMember(tx: Transaction, firestore: Firestore, id: string): Promise<Member | null> {
  if (!isDocumentId(id)) return null;
  const found = toFoundUser(await tx.get(firestore.doc(`users/${id}`)));
  if (found?.kind !== 'user') return null;
  const { user } = found;
  return { id, name: fullName(user), role: user.role, active: user.status === 'ACTIVE' };
}

export type StaffRecords = {
  find: (id: string) => Promise<Member | null>;
  findUsers: (ids: readonly string[]) => Promise<(User | null)[]>;
  findUser: (id: string) => Promise<User | null>;
  hasOtherActiveAdmin: (id: string) => Promise<boolean>;
  /** Also updates the copies of name and colour. `signOut` invalidates the person's sessions. */
  save: (before: User, after: User, options?: { signOut: boolean }) => Promise<void>;
  /** Writes an audit entry, but keeps the version: the person's own fields do not change. */
  endSessions: (user: User, options?: { passwordChosen: boolean }) => void;
};

export function staffRecords(unit: UnitHandle): StaffRecords {
  const { tx, firestore, by } = unit;
  const ref = (id: string) => firestore.doc(`users/${id}`);
  const audit = (user: User, change: AuditChange) =>
    writeAudit(unit, { entity: 'USER', entityId: user.id, subject: fullName(user), ...change });
  return {
    find: (id) => findMember(tx, firestore, id),
    findUsers: (ids) => findUsers(tx, firestore, ids),
    findUser: async (id) => (await findUsers(tx, firestore, [id]))[0] ?? null,
    async hasOtherActiveAdmin(id) {
      const active = firestore
        .collection('users')
        .where('rol', '==', 'admin')
        .where('status', '==', 'ACTIVE');
      return (await tx.get(active.limit(2))).docs.some((doc) => doc.id !== id);
    },
    async save(before, after, { signOut } = { signOut: false }) {
      const changed = changedFields(auditedStaff(before), auditedStaff(after));
      if (!changed) return;
      await writeCopies(unit, before, after);
      tx.update(ref(before.id), {
        ...staffDocument(after),
        version: before.version + 1,
        updatedAt: by.now,
        updatedBy: by.actor.id,
        ...(signOut && { sessionsFrom: by.now }),
      });
      moveCounter(unit, 'activeTechnicians', {
        before: isActiveTechnician(before),
        after: isActiveTechnician(after),
      });
      if (worksInField(before.role) || worksInField(after.role)) touchTeam(tx, firestore);
      audit(after, changed);
    },
    endSessions(user, { passwordChosen } = { passwordChosen: false }) {
      const mustChangePassword = passwordChosen ? { mustChangePassword: FieldValue.delete() } : {};
      tx.update(ref(user.id), { ...mustChangePassword, sessionsFrom: by.now });
      audit(user, { before: null, after: null });
    },
  };
}

const isActiveTechnician = ({ role, status }: User) => worksInField(role) && status === 'ACTIVE';

async function writeCopies({ tx, firestore }: UnitHandle, before: User, after: User): Promise<void> {
  const { id, color } = after;
  const name = fullName(after);
  const isRenamed = name !== fullName(before);
  const names: Copies[] = [
    ...referencesTo('USER').map((ref) => namedIn(ref, { id, name })),
    { collection: 'absences', field: 'technicianId', value: id, patch: { technicianName: name } },
  ];
  const worked = {
    field: 'technicianIds',
    value: id,
    amongOthers: true,
    patch: { id, name, color },
  } as const;
  const work: Copies[] = [
    { collection: 'services', ...worked, rewrite: 'serviceTechnician' },
    { collection: 'visits', ...worked, rewrite: 'visitTechnician' },
  ];
  const isAtWork = worksInField(after.role) && (isRenamed || color !== before.color);
  for (const copies of [...(isRenamed ? names : []), ...(isAtWork ? work : [])]) {
    (await copiesOf(tx, firestore, copies)).write();
  }
}
