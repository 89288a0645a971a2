import * as z from 'zod/mini';
import { itemSchema } from '@cuadrilla/domain/inputs/items/item.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import type { Failure } from '../failures.ts';
import type { CreateItemInput } from '../graphql/types.generated.ts';
import type { Done } from '../store/act.ts';
import type { UnitDeps } from '../unit/unit.ts';
import { REF_TAKEN } from './item-refusals.ts';

export async function createItem(
  { unit, now }: UnitDeps<'items'>,
  viewer: Acting,
  input: CreateItemInput,
  key: Key,
): Promise<Done | Failure> {
  assertCan(viewer, 'items:edit');
  const validation = validate(z.object({ item: itemSchema() }), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const { item } = validation.value;
  const act = actOf(viewer, 'createItem', item, { key, now: now() });
  return unit(act, async ({ items }) => {
    if ((await items.idByRef(item.ref)) !== null) return REF_TAKEN;
    const id = items.newId();
    items.insert({ ...item, id });
    return { kind: 'done', ids: [id] };
  });
}
