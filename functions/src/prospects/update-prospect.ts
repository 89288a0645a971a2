import * as z from 'zod/mini';
import { legalNameOf, prospectProblems } from '@cuadrilla/domain/inputs/prospects/prospect.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import { PROSPECT } from '@cuadrilla/domain/records/prospect.ts';
import { changeSchema } from '@cuadrilla/domain/records/record-schema.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { CONFLICT, NOT_FOUND, refused, type Conflict, type Failure } from '../failures.ts';
import type { UpdateProspectInput } from '../graphql/types.generated.ts';
import type { Done } from '../store/act.ts';
import type { UnitDeps } from '../unit/unit.ts';
import type { UnitStores } from '../unit/stores.ts';
import { resolveReferences } from './prospect-references.ts';
import { identityOf, type Prospect } from './prospect.ts';

export type ProspectOutcome = Done | Failure | Conflict;

const CONVERTED = refused('Un prospecto convertido ya no se modifica: sus datos están en el cliente');

type Deps = UnitDeps<'prospects' | 'staff' | 'settings' | 'duplicates'> & { parsePhone: PhoneParser };

export async function updateProspect(
  { unit, parsePhone, now }: Deps,
  viewer: Acting,
  input: UpdateProspectInput,
  key: Key,
): Promise<ProspectOutcome> {
  assertCan(viewer, 'prospects:edit');
  const schema = z.object({ prospect: changeSchema(PROSPECT, parsePhone, input.prospect) });
  const validation = validate(schema, input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const sent = validation.value.prospect;
  const act = actOf(viewer, 'updateProspect', input, { key, now: now() });
  return unit(act, async ({ prospects, staff, settings, duplicates }) => {
    const before = await prospects.find(input.id);
    if (before === null) return NOT_FOUND;
    if (before.version !== input.version) return CONFLICT;
    if (before.status === 'CONVERTED') return CONVERTED;
    const { ownerId = before.owner?.id ?? null, ...changes } = sent;
    const after = { ...before, ...changes };
    const problems = prospectProblems(after).map(({ path, message }) => ({
      path: `prospect.${path}`,
      message,
    }));
    if (problems.length > 0) return { kind: 'invalid', fields: problems };
    const references = await resolveReferences({ staff, settings }, { ...after, ownerId }, before);
    if (references.kind === 'invalid') return references;
    const notDuplicateOf = await mergeAnswers(duplicates, after, input.notDuplicateOf ?? []);
    const { owner } = references;
    prospects.save(before, { ...after, legalName: legalNameOf(after), owner, notDuplicateOf });
    return { kind: 'done', ids: [input.id] };
  });
}

/** Adds to `notDuplicateOf` those of `answered` that really look alike. */
async function mergeAnswers(
  duplicates: UnitStores['duplicates'],
  prospect: Prospect,
  answered: readonly string[],
): Promise<string[]> {
  const { id, notDuplicateOf } = prospect;
  const fresh = answered.filter((each) => !notDuplicateOf.includes(each));
  if (fresh.length === 0) return notDuplicateOf;
  const matches = await duplicates.find({ ...identityOf(prospect), exceptId: id, notDuplicateOf: fresh });
  return [...notDuplicateOf, ...matches.map((match) => match.id).filter((each) => fresh.includes(each))];
}
