import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { changedFields, writeAudit } from '../../unit/audit.ts';
import type { Conflict } from '../../unit/failures.ts';
import { act, type Done, type Occasion } from '../../store/act.ts';
import { copiesOf } from '../../store/fanout/dependants.ts';
import { isDocumentId } from '../../store/document-id.ts';
import { auditedStaff, staffDocument, toFoundUser, type StaffFields } from './user-document-store.ts';
import { fullName, type User } from '../user.ts';

/** Whose document, of which roles, and made from which version; null where a version does not matter. */
export type StaffTarget = { uid: string; roles: readonly Role[]; version: number | null };

/** What is to change, and what else is written with it. */
export type StaffChange = { kind: 'change'; fields: Partial<StaffFields>; write?: (tx: Transaction) => void };

/** How any change of a member of staff may end. */
export type StaffOutcome = Done | { kind: 'notFound' } | Conflict | { kind: 'keyReused' };

/**
 * Changes one member of staff in one transaction: document, audit entry, and the copies of their name and colour elsewhere. `decide`
 * may read, but writes nothing itself. Where nothing differs, nothing is written, and it is done all the same.
 */
export async function changeUser<F extends { kind: string }>(
  firestore: Firestore,
  occasion: Occasion,
  target: StaffTarget,
  decide: (user: User, tx: Transaction) => StaffChange | F | Promise<StaffChange | F>,
): Promise<StaffOutcome | F> {
  if (!isDocumentId(target.uid)) return { kind: 'notFound' };
  return act<F | { kind: 'notFound' } | Conflict>(firestore, occasion, async (tx) => {
    const found = toFoundUser(await tx.get(firestore.doc(`users/${target.uid}`)));
    if (found?.kind !== 'user' || !target.roles.includes(found.user.role)) return { kind: 'notFound' };
    const { user } = found;
    if (target.version !== null && target.version !== user.version) return { kind: 'conflict' };
    const decision = await decide(user, tx);
    if (!isChange(decision)) return decision;
    await write(firestore, tx, occasion, user, decision);
    return { kind: 'done', ids: [user.id] };
  });
}

function isChange(decision: { kind: string }): decision is StaffChange {
  return decision.kind === 'change';
}

async function write(
  firestore: Firestore,
  tx: Transaction,
  { actor, action, now }: Occasion,
  user: User,
  { fields, write: alsoWrite }: StaffChange,
): Promise<void> {
  const next = { ...user, ...fields };
  const changed = changedFields(auditedStaff(user), auditedStaff(next));
  if (!changed) return;
  const copies = await copiesOfPerson(firestore, tx, user, next);
  tx.update(firestore.doc(`users/${user.id}`), {
    ...staffDocument(next),
    ...{ version: user.version + 1, updatedAt: now, updatedBy: actor.id },
  });
  const subject = fullName(next);
  writeAudit(firestore, tx, {
    ...{ actor, action, entity: 'USER', entityId: user.id, subject, ...changed, at: now },
  });
  for (const copy of copies) copy.write();
  alsoWrite?.(tx);
}

/** Where else a person's name and colour stand, to be read before anything is written. */
async function copiesOfPerson(firestore: Firestore, tx: Transaction, before: User, user: User) {
  const name = fullName(user);
  const { id, color } = user;
  const isRenamed = name !== fullName(before);
  const owned = { field: 'owner.id', value: id, patch: { 'owner.name': name } };
  const absences = { field: 'technicianId', value: id, patch: { technicianName: name } };
  const names = [
    ...['prospects', 'clients', 'services'].map((collection) => ({ collection, ...owned })),
    { collection: 'absences', ...absences },
  ];
  const worked = {
    field: 'technicianIds',
    value: id,
    amongOthers: true,
    patch: { id, name, color },
  } as const;
  const work = [
    { collection: 'services', ...worked, rewrite: 'serviceTechnician' as const },
    { collection: 'visits', ...worked, rewrite: 'visitTechnician' as const },
  ];
  const isAtWork = user.role === 'TECHNICIAN' && (isRenamed || color !== before.color);
  const found = [];
  for (const copies of [...(isRenamed ? names : []), ...(isAtWork ? work : [])]) {
    found.push(await copiesOf(tx, firestore, copies));
  }
  return found;
}
