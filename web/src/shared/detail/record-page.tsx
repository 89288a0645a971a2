import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { PageHeader, type Crumb } from '../ui/page-header.tsx';
import { Busy } from '../ui/states/busy.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { QueryError } from '../ui/states/query-error.tsx';

type Result<D> = { data?: D | undefined; error?: unknown; loading: boolean; refetch: () => Promise<unknown> };

export type Missing = { title: string; icon: ReactNode; text: string; back?: string };

type Props<D, R> = {
  result: Result<D>;
  pick: (data: D) => R | null | undefined;
  parent: Crumb;
  title: string;
  failed?: string;
  missing: Missing;
  skeleton: ReactNode;
  children: (record: R, data: D) => ReactNode;
};

export function RecordPage<D, R>({ result, pick, parent, missing, children, ...rest }: Props<D, R>) {
  const { title, failed = 'No se ha podido cargar', skeleton } = rest;
  const { data, error, loading } = result;
  const record = data && pick(data);
  if (data && record) return children(record, data);
  if (data) {
    return (
      <>
        <PageHeader title="No se ha encontrado" parents={[parent]} />
        <EmptyState
          icon={missing.icon}
          title={missing.title}
          action={
            <Button
              style="link"
              type="primary"
              title={missing.back ?? `Ir a ${parent.title}`}
              to={parent.to}
            />
          }
        >
          {missing.text}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader title={title} parents={[parent]} />
      {error !== undefined && !loading ? (
        <QueryError title={failed} result={result} />
      ) : (
        <>
          <Busy />
          {skeleton}
        </>
      )}
    </>
  );
}

type Known<D> = Result<D> & { previousData?: D | undefined };

/** Keeps the previous data on screen while a query is repeated. */
export const withPrevious = <D, T extends Known<D>>(result: T & Known<D>) => ({
  ...result,
  data: result.data ?? (result.loading ? result.previousData : undefined),
});
