import * as z from 'zod/mini';
import { siteSchema } from '@cuadrilla/domain/inputs/site.ts';
import { validate } from '@cuadrilla/domain/inputs/validate.ts';
import type { PhoneParser } from '@cuadrilla/domain/phone.ts';
import { CLIENT } from '@cuadrilla/domain/records/client.ts';
import { recordSchema } from '@cuadrilla/domain/records/record-schema.ts';
import { assertCan, occasionOf, type Acting } from '../acting.ts';
import type { GraphQLContext } from '../context.ts';
import type { CreateClientInput } from '../graphql/types.generated.ts';
import type { CreateOutcome } from './client-writes-store.ts';

/** What the use cases of this area are given. */
export type ClientDeps = Pick<GraphQLContext, 'stores' | 'parsePhone' | 'now'>;

type Key = string | null | undefined;

const schema = (parsePhone: PhoneParser) =>
  z.object({ client: recordSchema(CLIENT, parsePhone), site: z.nullish(siteSchema(parsePhone)) });

/**
 * Makes a client, with its first site where one is given. Others that look like the same person are refused until a person
 * has seen them (`notDuplicateOf`); an equal NIF always is.
 */
export async function createClient(
  { stores, parsePhone, now }: ClientDeps,
  viewer: Acting,
  input: CreateClientInput,
  key: Key,
): Promise<CreateOutcome> {
  assertCan(viewer, 'clients:create');
  const validation = validate(schema(parsePhone), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const { client, site } = validation.value;
  const request = { client, site: site ?? null, notDuplicateOf: input.notDuplicateOf ?? [] };
  return stores.clients.create(request, occasionOf(viewer, 'createClient', request, { key, now: now() }));
}
