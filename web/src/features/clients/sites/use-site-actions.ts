import { readFailure } from '#apollo/read-failure.ts';
import { quickerWords } from '#shared/form/conflict/change-words.ts';
import { done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import { forget } from '../parts/forget.ts';
import {
  useArchiveSiteMutation,
  useRestoreSiteMutation,
  type ArchiveSiteMutation,
  type RestoreSiteMutation,
} from './site-actions.generated.ts';

type Seen = { id: string; version: number };

type Result = ArchiveSiteMutation['archiveSite'] | RestoreSiteMutation['restoreSite'];

function outcomeOf(result: Result): Outcome {
  if (result.__typename === 'SiteSuccess') return done(undefined);
  if (result.__typename !== 'ConflictError') return refused(result);
  const changed = quickerWords(result.change, 'cambiado esta ubicación');
  return refused({ message: `${changed}. Revisa cómo está ahora e inténtalo de nuevo` });
}

/** Puts a site away, and takes it back. */
export function useSiteActions(onArchived: () => void) {
  const [runArchive] = useArchiveSiteMutation();
  const [runRestore] = useRestoreSiteMutation();
  const archive = useAction({
    readFailure,
    success: 'Ubicación archivada',
    onDone: onArchived,
    send: async ({ id, version }: Seen, key) => {
      const { data } = await runArchive({
        variables: { input: { id, version }, key },
        update: (cache) => forget(cache, 'sites', 'clients', 'activity', 'search'),
      });
      if (!data) throw new Error('No data');
      return outcomeOf(data.archiveSite);
    },
  });
  const restore = useAction({
    readFailure,
    success: 'Ubicación restaurada',
    send: async ({ id, version }: Seen, key) => {
      const { data } = await runRestore({
        variables: { input: { id, version }, key },
        update: (cache) => forget(cache, 'sites', 'clients', 'activity', 'search'),
      });
      if (!data) throw new Error('No data');
      return outcomeOf(data.restoreSite);
    },
  });
  return { archive, restore };
}
