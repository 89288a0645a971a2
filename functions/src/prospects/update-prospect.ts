import { prospectSchema } from '@cuadrilla/domain/inputs/prospect.ts';
import { validate } from '@cuadrilla/domain/inputs/validate.ts';
import { assertCan, occasionOf, type Acting } from '../acting.ts';
import type { Failure } from '../failures.ts';
import type { UpdateProspectInput } from '../graphql/types.generated.ts';
import { within, type ProspectContext, type ProspectOutcome } from './prospect-context.ts';
import { resolveReferences } from './prospect-references-store.ts';
import type { NextProspect } from './prospect-store.ts';

const CONVERTED = 'Un prospecto convertido ya no se modifica: sus datos están en el cliente';

/** Changes what is known of a prospect; one that became a client is a document of the past. */
export async function updateProspect(
  { stores, parsePhone, now }: ProspectContext,
  viewer: Acting,
  input: UpdateProspectInput,
  key: string | null | undefined,
): Promise<ProspectOutcome> {
  assertCan(viewer, 'prospects:edit');
  const checked = validate(prospectSchema(parsePhone), input.prospect);
  if (!checked.ok) return { kind: 'invalid', fields: within('prospect', checked.fields) };
  const { ownerId, ...typed } = checked.value;
  const { id, version } = input;
  return stores.prospects.change<Failure>(
    {
      id,
      version,
      async work(current, handle): Promise<NextProspect | Failure> {
        if (current.status === 'CONVERTED') return { kind: 'transition', message: CONVERTED };
        const references = await resolveReferences(handle, { ...typed, ownerId }, current);
        if (references.kind === 'invalid') return references;
        return { kind: 'next', fields: { ...typed, owner: references.owner } };
      },
    },
    occasionOf(viewer, 'updateProspect', input, { key, now: now() }),
  );
}
