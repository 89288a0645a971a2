import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { CONFLICT, NOT_FOUND, type Conflict, type Failure } from '../failures.ts';
import type { ItemVersionInput } from '../graphql/types.generated.ts';
import type { Done } from '../store/act.ts';
import type { UnitDeps } from '../unit/unit.ts';
import { ALREADY_ARCHIVED, NOT_ARCHIVED } from './item-refusals.ts';

export type ArchiveItemOutcome = Done | Failure | Conflict;

export const archiveItem = (
  deps: UnitDeps<'items'>,
  viewer: Acting,
  input: ItemVersionInput,
  key: Key,
): Promise<ArchiveItemOutcome> => setArchived(deps, viewer, { ...input, archived: true }, key);

export const restoreItem = (
  deps: UnitDeps<'items'>,
  viewer: Acting,
  input: ItemVersionInput,
  key: Key,
): Promise<ArchiveItemOutcome> => setArchived(deps, viewer, { ...input, archived: false }, key);

async function setArchived(
  { unit, now }: UnitDeps<'items'>,
  viewer: Acting,
  { id, version, archived }: ItemVersionInput & { archived: boolean },
  key: Key,
): Promise<ArchiveItemOutcome> {
  assertCan(viewer, 'items:edit');
  const act = actOf(viewer, archived ? 'archiveItem' : 'restoreItem', { id, version }, { key, now: now() });
  return unit(act, async ({ items }) => {
    const before = await items.find(id);
    if (before === null) return NOT_FOUND;
    if (before.version !== version) return CONFLICT;
    if (before.archived === archived) return archived ? ALREADY_ARCHIVED : NOT_ARCHIVED;
    items.save(before, { ...before, archived });
    return { kind: 'done', ids: [id] };
  });
}
