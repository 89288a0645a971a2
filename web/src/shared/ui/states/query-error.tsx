import type { ReactNode } from 'react';
import { readFailure } from '../../graphql/failure.ts';
import { ErrorState } from './error-state.tsx';

type Result = { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };

type Props = { title: string; result: Result; other?: ReactNode };

export function QueryError({ result: { error, loading, refetch }, ...words }: Props) {
  const retry = () => void refetch().catch(() => undefined);
  return <ErrorState {...words} failure={readFailure(error)} busy={loading} onRetry={retry} />;
}
