import { readFailure } from '#apollo/read-failure.ts';
import { useRecentSignIn } from '#session/password/recent-sign-in.tsx';
import { quickerWords } from '#shared/form/conflict/change-words.ts';
import { done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import { forget } from '../parts/forget.ts';
import { useMergeClientsMutation } from './merge-client-page.generated.ts';
import type { MergeSide_ClientFragment } from './merge-side.generated.ts';

/** Which client stays and which goes into it, as they were seen. */
export type Pair = { keep: MergeSide_ClientFragment; merge: MergeSide_ClientFragment };

const GIVEN_UP = 'No se ha fusionado nada: hace falta confirmar tu contraseña';

type Reactions = {
  onDone: (id: string) => void;
  /** Told in words what was changed while the merge was looked at. */
  onStale: (words: string) => void;
};

/**
 * Merges once. Where the server wants a recent sign-in, the password is asked and the same is sent again; nothing is lost
 * when the person gives up.
 */
export function useMerge({ onDone, onStale }: Reactions) {
  const [run] = useMergeClientsMutation();
  const recent = useRecentSignIn();

  const send = async ({ keep, merge }: Pair, key: string): Promise<Outcome<string>> => {
    const ids = { keepId: keep.id, mergeId: merge.id };
    const { data } = await run({
      variables: { input: { ...ids, keepVersion: keep.version, mergeVersion: merge.version }, key },
      update: (cache, { data: written }) => {
        if (written?.mergeClients.__typename !== 'MergeClientsSuccess') return;
        forget(
          cache,
          'client',
          'clients',
          'site',
          'sites',
          'equipment',
          'equipmentList',
          'activity',
          'search',
        );
        forget(cache, 'duplicates', 'prospect');
      },
    });
    const result = data?.mergeClients;
    if (!result) throw new Error('No data');
    if (result.__typename === 'MergeClientsSuccess') return done(result.client.id);
    if (result.__typename === 'RecentSignInError') {
      return (await recent.ask()) ? send({ keep, merge }, key) : refused({ message: GIVEN_UP });
    }
    if (result.__typename !== 'ConflictError') return refused(result);
    const message = `${quickerWords(result.change, 'cambiado uno de los dos')}: revisa cómo quedará`;
    onStale(message);
    return refused({ message });
  };
  const action = useAction({ send, readFailure, success: 'Clientes fusionados', onDone });
  return { ...action, dialog: recent.dialog };
}
