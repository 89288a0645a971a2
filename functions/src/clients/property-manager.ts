import {
  managingOf,
  canBeManager,
  stopManagingProblem,
  stopsManaging,
  type AskedManaging,
} from '@cuadrilla/domain/contact/property-managers.ts';
import { wrongField, type Failure } from '../failures.ts';
import type { UnitStores } from '../unit/stores.ts';
import { clientRefOf, type Client } from './client.ts';

type Invalid = Extract<Failure, { kind: 'invalid' }>;
export type Managing = { kind: 'ready' } & Pick<Client, 'isPropertyManager' | 'managedBy'>;

export async function decideManaging(
  clients: Pick<UnitStores['clients'], 'findCurrent' | 'hasCommunities'>,
  before: Client | null,
  asked: AskedManaging,
): Promise<Managing | Invalid> {
  const current = before?.managedBy ?? null;
  const had = { isPropertyManager: before?.isPropertyManager === true, managedById: current?.id ?? null };
  const found = managingOf(asked, had);
  if (!found.ok) return wrongField(`client.${found.problem.path}`, found.problem.message);
  const { isPropertyManager, managedById } = found.value;
  if (before !== null && stopsManaging(had, found.value)) {
    const problem = stopManagingProblem(await clients.hasCommunities(before.id));
    if (problem !== null) return wrongField(`client.${problem.path}`, problem.message);
  }
  if (managedById === null) return { kind: 'ready', isPropertyManager, managedBy: null };
  if (managedById === current?.id) return { kind: 'ready', isPropertyManager, managedBy: current };
  const manager = await clients.findCurrent(managedById);
  if (manager === null || !canBeManager(manager)) return wrongField('client.managedById');
  return { kind: 'ready', isPropertyManager, managedBy: clientRefOf(manager) };
}
