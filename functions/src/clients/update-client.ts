import * as z from 'zod/mini';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { CLIENT } from '@cuadrilla/domain/records/client.ts';
import { changeSchema, withKeptRows } from '@cuadrilla/domain/records/record-schema.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import type { Duplicate } from './duplicate-failure.ts';
import { CONFLICT, NOT_FOUND, refused, wrongField, type Conflict, type Failure } from '../failures.ts';
import type { UpdateClientInput } from '../graphql/types.generated.ts';
import { chooseOwner } from '../staff/owner.ts';
import type { Done } from '../store/act.ts';
import type { Client } from './client.ts';
import type { ClientDeps } from './client-deps.ts';
import { ARCHIVED_CLIENT, MERGED_CLIENT, nifTaken } from './client-refusals.ts';
import { decideManaging } from './property-manager.ts';

export type UpdateOutcome = Done | Failure | Conflict | Duplicate;

export async function updateClient(
  { unit, parsePhone, now }: ClientDeps<'clients' | 'staff'>,
  viewer: Acting,
  { id, version, client }: UpdateClientInput,
  key: Key,
): Promise<UpdateOutcome> {
  assertCan(viewer, 'clients:edit');
  const schema = z.object({ client: changeSchema(CLIENT, parsePhone, client) });
  const validation = validate(schema, { client });
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const sent = validation.value.client;
  const act = actOf(viewer, 'updateClient', { id, version, client: sent }, { key, now: now() });
  return unit(act, async ({ clients, staff }) => {
    const before = await clients.find(id);
    if (before === null) return NOT_FOUND;
    if (before.mergedInto) return MERGED_CLIENT;
    if (before.archived) return refused(ARCHIVED_CLIENT);
    if (before.version !== version) return CONFLICT;
    const change = withKeptRows(CLIENT, before, sent, client);
    const { ownerId = before.owner?.id ?? null, ...changes } = change;
    const owner = await chooseOwner(staff, ownerId, before.owner);
    if (owner === undefined) return wrongField('client.ownerId');
    const managing = await decideManaging(clients, before, { kind: before.kind, ...sent });
    if (managing.kind === 'invalid') return managing;
    const { isPropertyManager, managedBy } = managing;
    const after: Client = { ...before, ...changes, owner, isPropertyManager, managedBy };
    const taken = after.nif === before.nif ? null : await nifTaken(clients, after.nif, id);
    if (taken) return taken;
    await clients.save(before, after);
    return { kind: 'done', ids: [id] };
  });
}
