import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { FieldMessage } from '@cuadrilla/domain/inputs/validate.ts';
import {
  managingOf,
  mayTakeOn,
  stopManagingProblem,
  stopsManaging,
  type AskedManaging,
  type ManagingProblem,
} from '@cuadrilla/domain/property-managers.ts';
import type { ClientRef } from '../../records.ts';
import { UNAVAILABLE } from '../../settings/settings.ts';
import { clientRefOf, type Client } from '../client.ts';
import { readClientNow } from './client-now.ts';

/** Whom a client manages and is managed by, or what is wrong with what was asked. */
export type ReadManaging =
  | { kind: 'ready'; isPropertyManager: boolean; managedBy: ClientRef | null }
  | { kind: 'invalid'; fields: FieldMessage[] };

/** Reads what the change depends on. */
export async function readManaging(
  tx: Transaction,
  firestore: Firestore,
  before: Client | null,
  asked: AskedManaging,
): Promise<ReadManaging> {
  const current = before?.managedBy ?? null;
  const had = {
    isPropertyManager: before?.isPropertyManager === true,
    managedById: current?.id ?? null,
  };
  const found = managingOf(asked, had);
  if (!found.ok) return invalid(found.problem);
  const { isPropertyManager, managedById } = found.value;
  if (before !== null && stopsManaging(had, found.value)) {
    const problem = stopManagingProblem(await hasCommunities(tx, firestore, before.id));
    if (problem !== null) return invalid(problem);
  }
  if (managedById === null) return { kind: 'ready', isPropertyManager, managedBy: null };
  if (managedById === current?.id) return { kind: 'ready', isPropertyManager, managedBy: current };
  const manager = await readClientNow(tx, firestore, managedById);
  if (manager === null || !mayTakeOn(manager)) return invalid({ path: 'managedById', message: UNAVAILABLE });
  return { kind: 'ready', isPropertyManager, managedBy: clientRefOf(manager) };
}

async function hasCommunities(tx: Transaction, firestore: Firestore, id: string): Promise<boolean> {
  const communities = firestore.collection('clients').where('managedBy.id', '==', id);
  return !(await tx.get(communities.limit(1))).empty;
}

function invalid({ path, message }: ManagingProblem): ReadManaging {
  return { kind: 'invalid', fields: [{ path: `client.${path}`, message }] };
}
