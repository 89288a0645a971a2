import { IconUserSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { readFailure } from '#shared/graphql/failure.ts';
import { TwoColumns } from '#shared/detail/card.tsx';
import { Busy } from '#shared/ui/states/busy.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { ErrorState } from '#shared/ui/states/error-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { useSlow } from '#shared/ui/states/skeleton-rows.tsx';
import type { Crumb } from './staff.ts';
import classes from './staff.module.css';

type Shape = 'detail' | 'form';

function Bars({ count, shape }: { count: number; shape: Shape }) {
  const isShown = useSlow() || undefined;
  return (
    <div className={classes['skeleton']} data-shown={isShown} data-shape={shape} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} />
      ))}
    </div>
  );
}

function Skeleton({ shape }: { shape: Shape }) {
  if (shape === 'form') return <Bars count={1} shape="form" />;
  return (
    <TwoColumns side={<Bars count={2} shape="detail" />}>
      <Bars count={2} shape="detail" />
    </TwoColumns>
  );
}

type Props<D, R> = {
  result: { data?: D | undefined; error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
  /** The record; null where there is none. */
  pick: (data: D) => R | null;
  /** The list it is in. */
  parent: Crumb;
  /** The page's title until its own is known. */
  title: string;
  shape: Shape;
  /** `Este técnico no existe…` */
  missing: string;
  children: (record: R, data: D) => ReactNode;
};

/** A page over one member of staff: while they come, when they do not, when there is nobody, and themselves. */
export function RecordPage<D, R>({ result, pick, parent, title, shape, missing, children }: Props<D, R>) {
  const { data, error, loading } = result;
  const record = data === undefined ? undefined : pick(data);
  if (data !== undefined && record !== undefined && record !== null) return children(record, data);
  if (record === null) {
    return (
      <>
        <PageHeader title="No se ha encontrado" parents={[parent]} />
        <EmptyState
          icon={<IconUserSearch size={24} stroke={1.75} />}
          title="No se ha encontrado"
          action={<Button style="link" type="primary" title={`Ir a ${parent.title}`} to={parent.to} />}
        >
          {missing}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader title={title} parents={[parent]} />
      {error !== undefined && !loading ? (
        <ErrorState
          title="No se ha podido cargar"
          failure={readFailure(error)}
          onRetry={() => void result.refetch().catch(() => undefined)}
        />
      ) : (
        <>
          <Busy />
          <Skeleton shape={shape} />
        </>
      )}
    </>
  );
}
