import { Suspense, type ReactNode } from 'react';
import { readFailure } from '#shared/graphql/failure.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import { ErrorState } from '#shared/ui/states/error-state.tsx';
import { useSlow } from '#shared/ui/states/use-slow.ts';
import classes from './section.module.css';

type Props<D> = {
  result: { data?: D | undefined; error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
  children: (data: D) => ReactNode;
};

function Skeleton() {
  const isShown = useSlow() || undefined;
  return (
    <>
      <Busy />
      <div className={classes['skeleton']} data-shown={isShown} aria-hidden="true" />
    </>
  );
}

export function LoadedSection<D>({ result: { data, error, loading, refetch }, children }: Props<D>) {
  if (data !== undefined) return <Suspense fallback={<Skeleton />}>{children(data)}</Suspense>;
  if (error !== undefined && !loading) {
    return (
      <ErrorState
        title="No se ha podido cargar la configuración"
        failure={readFailure(error)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  return <Skeleton />;
}
