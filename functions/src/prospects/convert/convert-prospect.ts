import { assertCan, occasionOf, type Acting } from '../../unit/acting.ts';
import type { ConvertProspectInput } from '../../graphql/types.generated.ts';
import type { ConvertOutcome } from './conversion-store.ts';
import type { ProspectContext } from '../prospect-context.ts';

/**
 * Makes an open prospect a client with a site, or links it to a client there is, and makes their first service where one is
 * asked for, in one transaction. Of all who ask only the first does it; the others, with a key or without, whatever version
 * they saw, are told what became of it.
 */
export async function convertProspect(
  { stores, parsePhone, now }: ProspectContext,
  viewer: Acting,
  input: ConvertProspectInput,
  key: string | null | undefined,
): Promise<ConvertOutcome> {
  assertCan(viewer, 'prospects:convert');
  if (input.service != null) assertCan(viewer, 'services:create');
  const occasion = occasionOf(viewer, 'convertProspect', input, { key, now: now() });
  return stores.prospects.convert({ input, role: viewer.role, parsePhone }, occasion);
}
