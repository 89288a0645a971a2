import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { PROSPECT } from '@cuadrilla/domain/records/prospect.ts';
import { changeSchema } from '@cuadrilla/domain/records/record-schema.ts';
import { assertCan, occasionOf, type Acting } from '../unit/acting.ts';
import type { UpdateProspectInput } from '../graphql/types.generated.ts';
import type { ProspectContext } from './prospect-context.ts';
import { within, type ProspectOutcome } from './prospect-outcome.ts';

/** Changes what was sent of a prospect; one that became a client is a document of the past. */
export async function updateProspect(
  { stores, parsePhone, now }: ProspectContext,
  viewer: Acting,
  input: UpdateProspectInput,
  key: string | null | undefined,
): Promise<ProspectOutcome> {
  assertCan(viewer, 'prospects:edit');
  const checked = validate(changeSchema(PROSPECT, parsePhone, input.prospect), input.prospect);
  if (!checked.ok) return { kind: 'invalid', fields: within('prospect', checked.fields) };
  const { id, version, notDuplicateOf } = input;
  const occasion = occasionOf(viewer, 'updateProspect', input, { key, now: now() });
  return stores.prospects.update(
    { id, version, prospect: checked.value, notDuplicateOf: notDuplicateOf ?? [] },
    occasion,
  );
}
