import * as z from 'zod/mini';
import { itemProblems } from '@cuadrilla/domain/inputs/items/item.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { ITEM } from '@cuadrilla/domain/records/item.ts';
import { changeSchema, noPhones } from '@cuadrilla/domain/records/record-schema.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { CONFLICT, NOT_FOUND, wrongField, type Conflict, type Failure } from '../failures.ts';
import type { UpdateItemInput } from '../graphql/types.generated.ts';
import type { Done } from '../store/act.ts';
import type { UnitDeps } from '../unit/unit.ts';
import { ARCHIVED_ITEM, REF_TAKEN } from './item-refusals.ts';

export async function updateItem(
  { unit, now }: UnitDeps<'items'>,
  viewer: Acting,
  { id, version, item: input }: UpdateItemInput,
  key: Key,
): Promise<Done | Failure | Conflict> {
  assertCan(viewer, 'items:edit');
  const schema = z.object({ item: changeSchema(ITEM, noPhones, input) });
  const validation = validate(schema, { item: input });
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const { item: sent } = validation.value;
  const act = actOf(viewer, 'updateItem', { id, version, item: sent }, { key, now: now() });
  return unit(act, async ({ items }) => {
    const before = await items.find(id);
    if (before === null) return NOT_FOUND;
    if (before.archived) return ARCHIVED_ITEM;
    if (before.version !== version) return CONFLICT;
    const after = { ...before, ...sent };
    const [wrong] = itemProblems(after);
    if (wrong) return wrongField(`item.${wrong.path}`, wrong.message);
    const holder = after.ref === before.ref ? null : await items.idByRef(after.ref);
    if (holder !== null && holder !== id) return REF_TAKEN;
    items.save(before, after);
    return { kind: 'done', ids: [id] };
  });
}
