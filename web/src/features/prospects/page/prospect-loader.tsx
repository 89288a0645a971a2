import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { readFailure } from '#shared/graphql/failure.ts';
import { PATHS } from '#shared/paths.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { ErrorState } from '#shared/ui/states/error-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { PROSPECT_ICON } from '../list/no-prospects.tsx';
import type { ProspectDetail_ProspectFragment } from './prospect-detail.generated.ts';
import { useProspectDetailQuery } from './prospect-detail.generated.ts';
import classes from './detail.module.css';

export type Prospect = ProspectDetail_ProspectFragment;

const PARENTS = [{ title: 'Prospectos', to: PATHS.prospects }];

function NotFound() {
  return (
    <>
      <PageHeader title="No se ha encontrado" parents={PARENTS} />
      <EmptyState
        icon={PROSPECT_ICON}
        title="No se ha encontrado el prospecto"
        action={<Button style="link" type="primary" title="Volver a Prospectos" to={PATHS.prospects} />}
      >
        Puede que la dirección esté incompleta o que el registro ya no exista.
      </EmptyState>
    </>
  );
}

type Props = {
  title: string;
  /** Skips the cache: a form made from an old version would meet its own conflict. */
  isFresh?: boolean;
  children: (prospect: Prospect) => ReactNode;
};

export function ProspectLoader({ title, isFresh = false, children }: Props) {
  const { id = '' } = useParams();
  const { data, error, loading, refetch } = useProspectDetailQuery({
    variables: { id },
    fetchPolicy: isFresh ? 'network-only' : 'cache-first',
  });
  if (data?.prospect) return children(data.prospect);
  if (data) return <NotFound />;
  return (
    <>
      <PageHeader title={title} parents={PARENTS} />
      {error === undefined ? (
        <>
          <Busy />
          <div className={classes['waiting']} aria-hidden="true" />
        </>
      ) : (
        <ErrorState
          title="No se ha podido cargar el prospecto"
          failure={readFailure(error)}
          busy={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </>
  );
}
