import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { FieldMessage } from '@cuadrilla/domain/inputs/validate.ts';
import { managingOf, type AskedManaging } from '@cuadrilla/domain/property-managers.ts';
import type { ClientRef } from '../../records.ts';
import { UNAVAILABLE } from '../../settings/settings.ts';
import { clientRefOf, type Client } from '../client.ts';
import { readClientNow } from './client-now.ts';

/** Whom a client manages and is managed by, or what is wrong with what was asked. */
export type ReadManaging =
  | { kind: 'ready'; isPropertyManager: boolean; managedBy: ClientRef | null }
  | { kind: 'invalid'; fields: FieldMessage[] };

const STILL_MANAGES = 'Todavía administra comunidades: cámbialas antes de administrador';

/** Reads what the change depends on. Nobody stops being one while communities name them: they would be named for nothing. */
export async function readManaging(
  tx: Transaction,
  firestore: Firestore,
  before: Client | null,
  asked: AskedManaging,
): Promise<ReadManaging> {
  const current = before?.managedBy ?? null;
  const wasManager = before?.isPropertyManager === true;
  const had = { isPropertyManager: wasManager, managedById: current?.id ?? null };
  const found = managingOf(asked, had);
  if (!found.ok) return invalid(found.problem.path, found.problem.message);
  const { isPropertyManager, managedById } = found.value;
  if (wasManager && !isPropertyManager && (await hasCommunities(tx, firestore, before.id))) {
    return invalid('isPropertyManager', STILL_MANAGES);
  }
  // Whoever has one already may keep them, put away or not.
  if (managedById === null) return { kind: 'ready', isPropertyManager, managedBy: null };
  if (managedById === current?.id) return { kind: 'ready', isPropertyManager, managedBy: current };
  const manager = await readClientNow(tx, firestore, managedById);
  if (!manager?.isPropertyManager || manager.archived) return invalid('managedById', UNAVAILABLE);
  return { kind: 'ready', isPropertyManager, managedBy: clientRefOf(manager) };
}

async function hasCommunities(tx: Transaction, firestore: Firestore, id: string): Promise<boolean> {
  const communities = firestore.collection('clients').where('managedBy.id', '==', id);
  return !(await tx.get(communities.limit(1))).empty;
}

function invalid(field: string, message: string): ReadManaging {
  return { kind: 'invalid', fields: [{ path: `client.${field}`, message }] };
}
