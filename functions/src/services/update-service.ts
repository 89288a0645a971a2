import { assertCan, occasionOf, type Acting } from '../acting.ts';
import type { UpdateServiceInput } from '../graphql/types.generated.ts';
import { readServiceInput } from './asked-service.ts';
import type { Key, ServiceDeps } from './create-service.ts';
import type { ServiceOutcome } from './store/service-change.ts';

/** Changes what is known of a service; its visits carry what a plan shows of it. */
export async function updateService(
  { stores, now }: ServiceDeps,
  viewer: Acting,
  { id, version, service }: UpdateServiceInput,
  key: Key,
): Promise<ServiceOutcome> {
  assertCan(viewer, 'services:edit');
  const validation = readServiceInput(service);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const asked = validation.value;
  const occasion = occasionOf(viewer, 'updateService', { id, version, ...asked }, { key, now: now() });
  return stores.services.update({ id, version, viewer, asked }, occasion);
}
