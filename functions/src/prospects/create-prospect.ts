import * as z from 'zod/mini';
import { prospectSchema } from '@cuadrilla/domain/inputs/prospects/prospect.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import { PROSPECT } from '@cuadrilla/domain/records/prospect.ts';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { duplicateAmong, type Duplicate } from '../clients/duplicate-failure.ts';
import type { Failure } from '../failures.ts';
import type { CreateProspectInput } from '../graphql/types.generated.ts';
import type { Done } from '../store/act.ts';
import type { UnitDeps } from '../unit/unit.ts';
import { firstResponseDueAt } from './convert/first-response.ts';
import { resolveReferences } from './prospect-references.ts';
import { identityOf } from './prospect.ts';

export type CreateProspectOutcome = Done | Extract<Failure, { kind: 'invalid' | 'keyReused' }> | Duplicate;

type Deps = UnitDeps<'prospects' | 'staff' | 'settings' | 'codes' | 'duplicates'> & {
  parsePhone: PhoneParser;
};

/**
 * Refuses similar clients and prospects until all are named in `notDuplicateOf`. A client's NIF may be shared: the conversion
 * links the two.
 */
export async function createProspect(
  { unit, parsePhone, now }: Deps,
  viewer: Acting,
  input: CreateProspectInput,
  key: Key,
): Promise<CreateProspectOutcome> {
  assertCan(viewer, 'prospects:create');
  const validation = validate(z.object({ prospect: prospectSchema(parsePhone) }), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const { ownerId, ...typed } = validation.value.prospect;
  const answered = input.notDuplicateOf ?? [];
  const act = actOf(viewer, 'createProspect', input, { key, now: now() });
  return unit(
    act,
    async ({ prospects, staff, settings, codes, duplicates }) => {
      const references = await resolveReferences({ staff, settings }, { ...typed, ownerId });
      if (references.kind === 'invalid') return references;
      const { firstResponse } = await settings.section('buffers');
      // Of two requests at once the second waits for the counter, so it finds the first one's prospect although duplicates are
      // looked up outside the transaction.
      const code = await codes.next('prospect');
      const matches = await duplicates.find({ ...identityOf(typed), notDuplicateOf: answered });
      const duplicate = duplicateAmong(matches, answered, { mayShareNif: true });
      if (duplicate) return duplicate;
      const prospect = {
        ...emptyRecord(PROSPECT),
        ...typed,
        id: prospects.newId(),
        code,
        owner: references.owner,
        notDuplicateOf: matches.map(({ id }) => id).filter((id) => answered.includes(id)),
        firstResponseDueAt: firstResponseDueAt(act.now, firstResponse),
      };
      prospects.insert(prospect);
      return { kind: 'done', ids: [prospect.id] };
    },
    'codes.prospect',
  );
}
