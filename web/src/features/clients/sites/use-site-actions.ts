import { readFailure } from '#apollo/read-failure.ts';
import { done, refused } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import { forget } from '../parts/forget.ts';
import { useArchiveSiteMutation, useRestoreSiteMutation } from './site-actions.generated.ts';

type Seen = { id: string; version: number };

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
      const result = data.archiveSite;
      return result.__typename === 'SiteSuccess' ? done(undefined) : refused(result);
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
      const result = data.restoreSite;
      return result.__typename === 'SiteSuccess' ? done(undefined) : refused(result);
    },
  });
  return { archive, restore };
}
