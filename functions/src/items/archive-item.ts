import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { CONFLICT, NOT_FOUND, type Conflict, type Failure } from '../failures.ts';
import type { ItemVersionInput } from '../graphql/types.generated.ts';
import type { Done } from '../store/act.ts';
import type { UnitDeps } from '../unit/unit.ts';
import { ALREADY_ARCHIVED, NOT_ARCHIVED } from './item-refusals.ts';

export type ArchiveItemOutcome = Done | Failure | Conflict;

const settingArchived =
  (archived: boolean) =>
  async (
    { unit, now }: UnitDeps<'items'>,
    viewer: Acting,
    { id, version }: ItemVersionInput,
    key: Key,
  ): Promise<ArchiveItemOutcome> => {
    assertCan(viewer, 'items:edit');
    const operation = archived ? 'archiveItem' : 'restoreItem';
    const act = actOf(viewer, operation, { id, version }, { key, now: now() });
    return unit(act, async ({ items }) => {
      const before = await items.find(id);
      if (before === null) return NOT_FOUND;
      if (before.version !== version) return CONFLICT;
      if (before.archived === archived) return archived ? ALREADY_ARCHIVED : NOT_ARCHIVED;
      items.save(before, { ...before, archived });
      return { kind: 'done', ids: [id] };
    });
  };

export const archiveItem = settingArchived(true);
export const restoreItem = settingArchived(false);
