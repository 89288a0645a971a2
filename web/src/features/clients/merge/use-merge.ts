import { useAct } from '#records/save/use-act.ts';
import { useRecentSignIn } from '#session/password/recent-sign-in.tsx';
import { changedMeanwhileWords } from '#shared/form/conflict/change-words.ts';
import { refused } from '#shared/form/outcome.ts';
import { MergeClientsDocument } from './merge-client-page.generated.ts';
import type { MergeSide_ClientFragment } from './merge-side.generated.ts';

export type Pair = { keep: MergeSide_ClientFragment; merge: MergeSide_ClientFragment };

type Reactions = {
  onDone: (id: string) => void;
  /** Called when either client has changed since the preview. */
  onStale: (words: string) => void;
};

export function useMerge({ onDone, onStale }: Reactions) {
  const recent = useRecentSignIn();
  const action = useAct(MergeClientsDocument, {
    input: ({ keep, merge }: Pair) => ({
      keepId: keep.id,
      keepVersion: keep.version,
      mergeId: merge.id,
      mergeVersion: merge.version,
    }),
    recent,
    settle: (result) => {
      if (result.__typename === 'RecentSignInError') {
        return refused({ message: 'No se ha fusionado nada: hace falta confirmar tu contraseña' });
      }
      if (result.__typename !== 'ConflictError') return undefined;
      const message = `${changedMeanwhileWords(result.change, 'cambiado uno de los dos')}: revisa cómo quedará`;
      onStale(message);
      return refused({ message });
    },
    evict: [
      'client',
      'clients',
      'site',
      'sites',
      'equipment',
      'equipmentList',
      'activity',
      'search',
      'duplicates',
      'prospect',
    ],
    success: 'Clientes fusionados',
    onDone: ({ client }) => onDone(client.id),
  });
  return { ...action, dialog: recent.dialog };
}
