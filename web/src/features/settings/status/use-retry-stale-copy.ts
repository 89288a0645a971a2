import { done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import { toastError, toastSuccess } from '#shared/ui/toasts/toast.tsx';
import { useRetryStaleCopyMutation } from './retry-stale-copy.generated.ts';
import { StatusPageDocument, type StatusPageQuery } from './status-page.generated.ts';

type Copies = StatusPageQuery['systemStatus']['staleCopies'];

/** Tries one again. What it comes to is on the page at once; failing again is no failure of the act. */
export function useRetryStaleCopy(onGone: () => void) {
  const [retry] = useRetryStaleCopyMutation();
  return useAction({
    send: async (id: string, key): Promise<Outcome<Copies>> => {
      const { data } = await retry({
        variables: { input: { id }, key },
        update: (cache, { data: answer }) => {
          if (answer?.result.__typename !== 'RetryStaleCopySuccess') return;
          cache.writeQuery({ query: StatusPageDocument, data: { systemStatus: answer.result.status } });
        },
      });
      if (!data) throw new Error('No data');
      const { result } = data;
      if (result.__typename === 'RetryStaleCopySuccess') return done(result.status.staleCopies);
      // Somebody else's attempt, or its own turn, came first.
      if (result.__typename === 'NotFoundError') onGone();
      return refused(result);
    },
    onDone: (left, id) => {
      const again = left.find((copy) => copy.id === id);
      if (!again) toastSuccess('Actualizado');
      else toastError({ message: 'Ha vuelto a fallar. Se reintentará dentro de un rato', requestId: null });
    },
  });
}
