import { IconTool } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { readFailure } from '#shared/graphql/failure.ts';
import { SERVICES_CRUMB } from '#records/services/services-crumb.ts';
import { PATHS } from '#shared/paths.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { ErrorState } from '#shared/ui/states/error-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { useSlow } from '#shared/ui/states/skeleton-rows.tsx';
import { useServicePageQuery } from './service-page.generated.ts';
import classes from './detail.module.css';
import type { Service } from './service.ts';

function NotFound() {
  return (
    <>
      <PageHeader title="No se ha encontrado" parents={[SERVICES_CRUMB]} />
      <EmptyState
        icon={<IconTool size={24} stroke={1.75} />}
        title="No se ha encontrado el servicio"
        action={<Button style="link" type="primary" title="Ir a Servicios" to={PATHS.services} />}
      >
        Aquí no hay ningún servicio que puedas ver.
      </EmptyState>
    </>
  );
}

function Skeleton() {
  const isShown = useSlow() || undefined;
  return (
    <div className={classes['waiting']} data-shown={isShown} aria-hidden="true">
      <div />
      <div />
      <div />
    </div>
  );
}

type Props = { id: string; children: (service: Service) => ReactNode };

/** Keeps the previous data on the screen during a refetch. */
export function ServiceLoader({ id, children }: Props) {
  const { data, previousData, error, loading, refetch } = useServicePageQuery({ variables: { id } });
  const known = data ?? (loading ? previousData : undefined);
  if (known?.service) return children(known.service);
  if (known) return <NotFound />;
  return (
    <>
      <PageHeader title="Servicio" parents={[SERVICES_CRUMB]} />
      {error === undefined || loading ? (
        <>
          <Busy />
          <Skeleton />
        </>
      ) : (
        <ErrorState
          title="No se ha podido cargar el servicio"
          failure={readFailure(error)}
          busy={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </>
  );
}
