import { readFailure } from '#apollo/read-failure.ts';
import { done, refused } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import { useArchiveClientMutation, useRestoreClientMutation } from './client-actions.generated.ts';
import { forget } from './parts/forget.ts';

type Seen = { id: string; version: number };

/** Puts a client away, and takes them back. */
export function useClientActions(onArchived: () => void) {
  const [runArchive] = useArchiveClientMutation();
  const [runRestore] = useRestoreClientMutation();
  const archive = useAction({
    readFailure,
    success: 'Cliente archivado',
    onDone: onArchived,
    send: async ({ id, version }: Seen, key) => {
      const { data } = await runArchive({
        variables: { input: { id, version }, key },
        update: (cache) => forget(cache, 'clients', 'activity', 'search'),
      });
      if (!data) throw new Error('No data');
      const result = data.archiveClient;
      return result.__typename === 'ClientSuccess' ? done(undefined) : refused(result);
    },
  });
  const restore = useAction({
    readFailure,
    success: 'Cliente restaurado',
    send: async ({ id, version }: Seen, key) => {
      const { data } = await runRestore({
        variables: { input: { id, version }, key },
        update: (cache) => forget(cache, 'clients', 'activity', 'search'),
      });
      if (!data) throw new Error('No data');
      const result = data.restoreClient;
      return result.__typename === 'ClientSuccess' ? done(undefined) : refused(result);
    },
  });
  return { archive, restore };
}
