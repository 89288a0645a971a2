import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import type { OwnerRef } from '../../records.ts';
import { toFoundUser } from './user-document-store.ts';
import { fullName } from '../../records.ts';
import { isDocumentId } from '../../store/document-id.ts';

export type Member = OwnerRef & { role: Role; active: boolean };

export async function findMember(tx: Transaction, firestore: Firestore, id: string): Promise<Member | null> {
  if (!isDocumentId(id)) return null;
  const found = toFoundUser(await tx.get(firestore.doc(`users/${id}`)));
  if (found?.kind !== 'user') return null;
  const { user } = found;
  return { id, name: fullName(user), role: user.role, active: user.status === 'ACTIVE' };
}
