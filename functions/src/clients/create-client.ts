import * as z from 'zod/mini';
import { siteSchema } from '@cuadrilla/domain/inputs/clients/site.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import { CLIENT } from '@cuadrilla/domain/records/client.ts';
import { recordSchema } from '@cuadrilla/domain/records/record-schema.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { duplicateAmong, type Duplicate } from './duplicate-failure.ts';
import { wrongField, type Failure } from '../failures.ts';
import type { CreateClientInput } from '../graphql/types.generated.ts';
import { chooseOwner } from '../staff/owner.ts';
import type { Done } from '../store/act.ts';
import type { ClientDeps } from './client-deps.ts';
import { insertClient } from './new-client.ts';

/** Done with the ids of the client and, if one was given, its site. */
export type CreateOutcome = Done | Extract<Failure, { kind: 'invalid' | 'keyReused' }> | Duplicate;

const schema = (parsePhone: PhoneParser) =>
  z.object({ client: recordSchema(CLIENT, parsePhone), site: z.nullish(siteSchema(parsePhone)) });

/** Similar clients are refused until all are named in `notDuplicateOf`; an equal NIF always is. */
export async function createClient(
  { unit, parsePhone, now }: ClientDeps<'clients' | 'sites' | 'staff' | 'settings' | 'codes' | 'duplicates'>,
  viewer: Acting,
  input: CreateClientInput,
  key: Key,
): Promise<CreateOutcome> {
  assertCan(viewer, 'clients:create');
  const validation = validate(schema(parsePhone), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const { client, site = null } = validation.value;
  const notDuplicateOf = input.notDuplicateOf ?? [];
  const act = actOf(viewer, 'createClient', { client, site, notDuplicateOf }, { key, now: now() });
  return unit(
    act,
    async (stores) => {
      const owner = await chooseOwner(stores.staff, client.ownerId);
      if (owner === undefined) return wrongField('client.ownerId');
      const alike = await stores.duplicates.find({ ...client, notDuplicateOf });
      const duplicate = duplicateAmong(alike, notDuplicateOf);
      if (duplicate) return duplicate;
      const draft = { client, site, owner, originProspectId: null };
      const made = await insertClient(stores, draft, act.now);
      if (made.kind !== 'made') return made;
      return { kind: 'done', ids: [made.client.id, ...(made.site ? [made.site.id] : [])] };
    },
    'codes.client',
  );
}
