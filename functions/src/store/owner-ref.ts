import type { Firestore, Transaction } from '@google-cloud/firestore';
import { roleFromStored } from '@cuadrilla/domain/roles.ts';
import type { OwnerRef } from '../records.ts';
import { fullName } from '../staff/user.ts';
import { isDocumentId } from './document-id.ts';

/** An active agent or administrator, as records name who looks after them; null where the id is of nobody who may. */
export async function findOwner(tx: Transaction, firestore: Firestore, id: string): Promise<OwnerRef | null> {
  if (!isDocumentId(id)) return null;
  const data = (await tx.get(firestore.doc(`users/${id}`))).data();
  const role = roleFromStored(data?.['rol']);
  const mayOwn = role === 'ADMIN' || role === 'AGENT';
  if (!data || !mayOwn || (data['status'] ?? 'ACTIVE') !== 'ACTIVE') return null;
  return { id, name: fullName({ name: String(data['name']), lastName: String(data['lastName']) }) };
}
