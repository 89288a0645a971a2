import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { CONFLICT, NOT_FOUND, refused, type Conflict, type Failure } from '../failures.ts';
import type { ClientVersionInput } from '../graphql/types.generated.ts';
import type { Done } from '../store/act.ts';
import type { ClientDeps } from './client-deps.ts';
import { MERGED_CLIENT } from './client-refusals.ts';

export type ArchiveOutcome = Done | Failure | Conflict;

type Deps = Pick<ClientDeps<'clients'>, 'unit' | 'now'>;

const ALREADY_ARCHIVED = refused('El cliente ya está archivado');
const NOT_ARCHIVED = refused('El cliente ya está en uso');

const settingArchived =
  (archived: boolean) =>
  async (
    { unit, now }: Deps,
    viewer: Acting,
    { id, version }: ClientVersionInput,
    key: Key,
  ): Promise<ArchiveOutcome> => {
    assertCan(viewer, 'clients:archive');
    const operation = archived ? 'archiveClient' : 'restoreClient';
    const act = actOf(viewer, operation, { id, version }, { key, now: now() });
    return unit(act, async ({ clients }) => {
      const before = await clients.find(id);
      if (before === null) return NOT_FOUND;
      if (before.mergedInto) return MERGED_CLIENT;
      if (before.version !== version) return CONFLICT;
      if (before.archived === archived) return archived ? ALREADY_ARCHIVED : NOT_ARCHIVED;
      await clients.save(before, { ...before, archived });
      return { kind: 'done', ids: [id] };
    });
  };

export const archiveClient = settingArchived(true);
export const restoreClient = settingArchived(false);
