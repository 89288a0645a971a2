import { IconPlus } from '@tabler/icons-react';
import { readFailure } from '#shared/graphql/failure.ts';
import { useSeenAnswer } from '#outbox/kept/use-last-seen.ts';
import { AbsenceList } from '#records/staff/absences/absence-list.tsx';
import { useRequestAbsence } from '#records/staff/absences/use-absence-dialog.tsx';
import { Card, CardEmpty } from '#shared/detail/card.tsx';
import { Busy } from '#shared/ui/states/busy.tsx';
import { ErrorState } from '#shared/ui/states/error-state.tsx';
import { NetworkButton } from '#shared/ui/states/offline.tsx';
import { useOnline } from '#shared/use-online.ts';
import { useOwnAbsencesQuery } from './own-absences.generated.ts';

export function OwnAbsences() {
  const result = useOwnAbsencesQuery({ fetchPolicy: 'cache-and-network' });
  useSeenAnswer('absences', result.data);
  const isOnline = useOnline();
  const reload = () => void result.refetch().catch(() => undefined);
  const { open, dialog } = useRequestAbsence(reload);
  const { edges, pageInfo } = result.data?.absences ?? { edges: null, pageInfo: null };
  return (
    <Card
      title="Mis ausencias"
      isFlush
      action={
        <NetworkButton
          title="Solicitar ausencia"
          icon={<IconPlus size={16} />}
          isOffline={!isOnline}
          onClick={open}
        />
      }
    >
      {edges === null && result.error === undefined && (
        <CardEmpty>
          <Busy />
          Cargando tus ausencias…
        </CardEmpty>
      )}
      {edges === null && result.error !== undefined && (
        <ErrorState
          title="No se han podido cargar tus ausencias"
          failure={readFailure(result.error)}
          onRetry={reload}
          busy={result.loading}
        />
      )}
      {edges?.length === 0 && (
        <CardEmpty>No has pedido ninguna. Pide aquí vacaciones o días libres.</CardEmpty>
      )}
      {edges !== null && edges.length > 0 && (
        <AbsenceList
          absences={edges.map(({ node }) => node)}
          mayCancel={({ status }) => isOnline && status === 'REQUESTED'}
          onChanged={reload}
        />
      )}
      {pageInfo?.hasNextPage === true && (
        <CardEmpty>Se muestran las {edges?.length} más recientes.</CardEmpty>
      )}
      {dialog}
    </Card>
  );
}
