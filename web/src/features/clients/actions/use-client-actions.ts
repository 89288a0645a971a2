import { readFailure } from '#apollo/read-failure.ts';
import { quickerWords } from '#shared/form/conflict/change-words.ts';
import { done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import {
  useArchiveClientMutation,
  useRestoreClientMutation,
  type ArchiveClientMutation,
  type RestoreClientMutation,
} from './client-actions.generated.ts';
import { forget } from '../parts/forget.ts';

type Seen = { id: string; version: number };

type Result = ArchiveClientMutation['archiveClient'] | RestoreClientMutation['restoreClient'];

function outcomeOf(result: Result): Outcome {
  if (result.__typename === 'ClientSuccess') return done(undefined);
  if (result.__typename !== 'ConflictError') return refused(result);
  const changed = quickerWords(result.change, 'cambiado este cliente');
  return refused({ message: `${changed}. Revisa cómo está ahora e inténtalo de nuevo` });
}

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
      return outcomeOf(data.archiveClient);
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
      return outcomeOf(data.restoreClient);
    },
  });
  return { archive, restore };
}
