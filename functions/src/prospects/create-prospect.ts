import { prospectSchema } from '@cuadrilla/domain/inputs/prospects/prospect.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { assertCan, occasionOf, type Acting } from '../unit/acting.ts';
import type { CreateProspectInput } from '../graphql/types.generated.ts';
import type { CreateProspectOutcome } from './store/new-prospect-store.ts';
import type { ProspectContext } from './prospect-context.ts';
import { within } from './prospect-outcome.ts';

/**
 * Makes a prospect with its code and its first-response clock. Whoever looks like somebody there already is refused until a
 * person has named them as seen; also where the NIF is a client's, since it is the conversion that will link them.
 */
export async function createProspect(
  { stores, parsePhone, now }: ProspectContext,
  viewer: Acting,
  input: CreateProspectInput,
  key: string | null | undefined,
): Promise<CreateProspectOutcome> {
  assertCan(viewer, 'prospects:create');
  const checked = validate(prospectSchema(parsePhone), input.prospect);
  if (!checked.ok) return { kind: 'invalid', fields: within('prospect', checked.fields) };
  const occasion = occasionOf(viewer, 'createProspect', input, { key, now: now() });
  const { notDuplicateOf } = input;
  return stores.prospects.create({ prospect: checked.value, notDuplicateOf: notDuplicateOf ?? [] }, occasion);
}
