import { IconMapSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { readFailure, type Failure } from '#shared/graphql/failure.ts';
import { PATHS } from '#shared/paths.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { ErrorState } from '#shared/ui/states/error-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { useSlow } from '#shared/ui/states/skeleton-rows.tsx';
import classes from './parts.module.css';

export const CLIENTS_CRUMB = { title: 'Clientes', to: PATHS.clients };

type Way = { to: string; title: string };

export function NotFound({
  what,
  back = { to: PATHS.clients, title: 'Ir a Clientes' },
}: {
  what: string;
  back?: Way;
}) {
  return (
    <>
      <PageHeader title="No se ha encontrado" parents={[CLIENTS_CRUMB]} />
      <EmptyState
        icon={<IconMapSearch size={24} stroke={1.75} />}
        title="No se ha encontrado"
        action={<Button style="link" type="primary" title={back.title} to={back.to} />}
      >
        {what}
      </EmptyState>
    </>
  );
}

function Skeleton({ shape }: { shape: 'detail' | 'form' }) {
  const isShown = useSlow() || undefined;
  if (shape === 'form') {
    return (
      <div className={classes['bars']} data-shown={isShown} aria-hidden="true">
        <div className={`${classes['bar'] ?? ''} ${classes['form'] ?? ''}`} />
      </div>
    );
  }
  return (
    <div className={classes['columns']} aria-hidden="true">
      <div className={classes['bars']} data-shown={isShown}>
        <div className={classes['bar']} />
        <div className={classes['bar']} />
      </div>
      <div className={classes['bars']} data-shown={isShown}>
        <div className={classes['bar']} />
      </div>
    </div>
  );
}

type Result<D> = { data?: D | undefined; error?: unknown; loading: boolean; refetch: () => Promise<unknown> };

type Props<D, R> = {
  result: Result<D>;
  pick: (data: D) => R | null;
  /** Until the record is loaded. */
  title: string;
  shape: 'detail' | 'form';
  missing: string;
  children: (record: R, data: D) => ReactNode;
};

function Failed<D>({ result, title, failure }: { result: Result<D>; title: string; failure: Failure }) {
  return (
    <>
      <PageHeader title={title} parents={[CLIENTS_CRUMB]} />
      <ErrorState
        title="No se ha podido cargar"
        failure={failure}
        busy={result.loading}
        onRetry={() => void result.refetch().catch(() => undefined)}
      />
    </>
  );
}

export function RecordPage<D, R>({ result, pick, title, shape, missing, children }: Props<D, R>) {
  const { data, error } = result;
  if (data !== undefined) {
    const record = pick(data);
    return record === null ? <NotFound what={missing} /> : children(record, data);
  }
  if (error !== undefined && !result.loading) {
    return <Failed result={result} title={title} failure={readFailure(error)} />;
  }
  return (
    <>
      <Busy />
      <PageHeader title={title} parents={[CLIENTS_CRUMB]} />
      <Skeleton shape={shape} />
    </>
  );
}
