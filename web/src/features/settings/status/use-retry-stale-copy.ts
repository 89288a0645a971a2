import { useAct } from '#records/save/use-act.ts';
import { toastError, toastSuccess } from '#shared/ui/toasts/toast.tsx';
import { RetryStaleCopyDocument } from './retry-stale-copy.generated.ts';
import { StatusPageDocument } from './status-page.generated.ts';

/** Another failed attempt is not an error: the copy stays on the page with the time of its next attempt. */
export function useRetryStaleCopy(onGone: () => void) {
  return useAct(RetryStaleCopyDocument, {
    input: (id: string) => ({ id }),
    update: (cache, result) => {
      if (result.__typename !== 'RetryStaleCopySuccess') return;
      cache.writeQuery({ query: StatusPageDocument, data: { systemStatus: result.status } });
    },
    settle: (result) => {
      // Another attempt succeeded first.
      if (result.__typename === 'NotFoundError') onGone();
      return undefined;
    },
    onDone: ({ status }, id) => {
      if (!status.staleCopies.some((copy) => copy.id === id)) toastSuccess('Actualizado');
      else toastError({ message: 'Ha vuelto a fallar. Se reintentará dentro de un rato', requestId: null });
    },
  });
}
