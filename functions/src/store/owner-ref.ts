import type { Firestore, Transaction } from '@google-cloud/firestore';
import { mayLookAfterRecords, roleFromStored, type Role } from '@cuadrilla/domain/people/roles.ts';
import type { OwnerRef } from '../records.ts';
import { fullName } from '../staff/user.ts';
import { isDocumentId } from './document-id.ts';

/** A member of staff as a change that names them has to know them. */
export type Member = OwnerRef & { role: Role | null; active: boolean };

export async function findMember(tx: Transaction, firestore: Firestore, id: string): Promise<Member | null> {
  if (!isDocumentId(id)) return null;
  const data = (await tx.get(firestore.doc(`users/${id}`))).data();
  if (!data) return null;
  const name = fullName({ name: String(data['name']), lastName: String(data['lastName']) });
  const active = (data['status'] ?? 'ACTIVE') === 'ACTIVE';
  return { id, name, role: roleFromStored(data['rol']), active };
}

/** An active agent or administrator, as records name who looks after them; null where the id is of nobody who may. */
export async function findOwner(tx: Transaction, firestore: Firestore, id: string): Promise<OwnerRef | null> {
  const member = await findMember(tx, firestore, id);
  return member && mayLookAfterRecords(member) ? { id, name: member.name } : null;
}
