import { assertCan, occasionOf, type Acting } from '../acting.ts';
import type { GraphQLContext } from '../context.ts';
import type { CreateServiceInput } from '../graphql/types.generated.ts';
import { readServiceInput } from './asked-service.ts';
import type { MakeOutcome } from './store/make-service.ts';

/** What the use cases of this area are given. */
export type ServiceDeps = Pick<GraphQLContext, 'stores' | 'now'>;

export type Key = string | null | undefined;

/** Makes a service for a site in use of a client's; its type fills what is left out. */
export async function createService(
  { stores, now }: ServiceDeps,
  viewer: Acting,
  { service, followsUpId }: CreateServiceInput,
  key: Key,
): Promise<MakeOutcome> {
  assertCan(viewer, 'services:create');
  const validation = readServiceInput(service);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const asked = { service: validation.value, followsUpId: followsUpId ?? null };
  return stores.services.create(asked, occasionOf(viewer, 'createService', asked, { key, now: now() }));
}
