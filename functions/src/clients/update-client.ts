import * as z from 'zod/mini';
import { validate } from '@cuadrilla/domain/inputs/validate.ts';
import { CLIENT } from '@cuadrilla/domain/records/client.ts';
import { changeSchema } from '@cuadrilla/domain/records/record-schema.ts';
import { assertCan, occasionOf, type Acting } from '../acting.ts';
import type { Duplicate } from '../duplicates/duplicate-failure.ts';
import type { ClientVersionInput, UpdateClientInput } from '../graphql/types.generated.ts';
import type { ChangeOutcome } from './client-writes-store.ts';
import type { ClientDeps } from './create-client.ts';

type Key = string | null | undefined;

/** Changes what was sent of a client, unless somebody else did since it was seen. */
export async function updateClient(
  { stores, parsePhone, now }: ClientDeps,
  viewer: Acting,
  { id, version, client }: UpdateClientInput,
  key: Key,
): Promise<ChangeOutcome | Duplicate> {
  assertCan(viewer, 'clients:edit');
  const schema = z.object({ client: changeSchema(CLIENT, parsePhone, client) });
  const validation = validate(schema, { client });
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const request = { id, version, client: validation.value.client };
  return stores.clients.update(request, occasionOf(viewer, 'updateClient', request, { key, now: now() }));
}

/** Puts a client away. */
export function archiveClient(deps: ClientDeps, viewer: Acting, input: ClientVersionInput, key: Key) {
  return setArchived(deps, viewer, { ...input, archived: true }, key);
}

/** Takes a client back. */
export function restoreClient(deps: ClientDeps, viewer: Acting, input: ClientVersionInput, key: Key) {
  return setArchived(deps, viewer, { ...input, archived: false }, key);
}

async function setArchived(
  { stores, now }: ClientDeps,
  viewer: Acting,
  { id, version, archived }: ClientVersionInput & { archived: boolean },
  key: Key,
): Promise<ChangeOutcome> {
  assertCan(viewer, 'clients:archive');
  const action = archived ? 'archiveClient' : 'restoreClient';
  const occasion = occasionOf(viewer, action, { id, version }, { key, now: now() });
  return stores.clients.setArchived({ id, version, archived }, occasion);
}
