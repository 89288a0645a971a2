import { readFailure } from '../../graphql/failure.ts';
import { ErrorState } from './error-state.tsx';

type Result = { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };

export function QueryError({
  title,
  result: { error, loading, refetch },
}: {
  title: string;
  result: Result;
}) {
  const retry = () => void refetch().catch(() => undefined);
  return <ErrorState title={title} failure={readFailure(error)} busy={loading} onRetry={retry} />;
}
