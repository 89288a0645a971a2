import { Suspense, type ReactNode } from 'react';
import { Busy } from '#shared/ui/states/busy.tsx';
import { QueryError } from '#shared/ui/states/query-error.tsx';
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

export function LoadedSection<D>({ result, children }: Props<D>) {
  const { data, error, loading } = result;
  if (data !== undefined) return <Suspense fallback={<Skeleton />}>{children(data)}</Suspense>;
  if (error !== undefined && !loading) {
    return <QueryError title="No se ha podido cargar la configuración" result={result} />;
  }
  return <Skeleton />;
}
