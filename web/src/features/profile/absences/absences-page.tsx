import { can } from '@cuadrilla/domain/people/permissions.ts';
import { Link } from 'react-router-dom';
import { readFailure } from '#shared/graphql/failure.ts';
import { askedList } from '#records/exports/asked-list.ts';
import { ExportButton } from '#records/exports/export-button.tsx';
import { AbsenceList } from '#records/staff/absences/absence-list.tsx';
import type { Absence } from '#records/staff/absences/use-absence-acts.ts';
import { SettingsFrame } from '#records/settings-nav/settings-frame.tsx';
import { useSession } from '#session/session-context.tsx';
import { Card, CardEmpty } from '#shared/detail/card.tsx';
import { today } from '#shared/format/dates.ts';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { PATHS } from '#shared/paths.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import { ErrorState } from '#shared/ui/states/error-state.tsx';
import {
  AbsencesPageDocument,
  useAbsencesPageQuery,
  type AbsencesPageQuery,
} from './absences-page.generated.ts';
import classes from '../profile.module.css';
import { upcoming } from './upcoming.ts';

const EXPORTED = [askedList('ABSENCES', {})];

export function firstOperation() {
  return persistedOperation(AbsencesPageDocument, 'AbsencesPage', {});
}

function Name({ absence: { technicianId, technicianName } }: { absence: Absence }) {
  const { role } = useSession().session;
  if (!can(role, 'technicians:open')) return technicianName;
  return <Link to={PATHS.technician(technicianId)}>{technicianName}</Link>;
}

const nameOf = (absence: Absence) => <Name absence={absence} />;

function Content({ data, onChanged }: { data: AbsencesPageQuery; onChanged: () => void }) {
  const { role } = useSession().session;
  const isAdmin = can(role, 'absences:create');
  const mayDecide = isAdmin || data.settings.company.agentsApproveAbsences;
  const requested = data.requested.edges.map(({ node }) => node);
  const next = upcoming(
    data.approved.edges.map(({ node }) => node),
    today(),
  );
  const common = { nameOf, onChanged };
  return (
    <>
      <Card title="Solicitudes" count={requested.length} isFlush>
        {requested.length === 0 && <CardEmpty>No hay solicitudes por decidir.</CardEmpty>}
        {requested.length > 0 && !mayDecide && <CardEmpty>Las decide un administrador.</CardEmpty>}
        <AbsenceList {...common} absences={requested} mayDecide={mayDecide} />
        {data.requested.pageInfo.hasNextPage && (
          <CardEmpty>Hay más: se muestran las {requested.length} más recientes.</CardEmpty>
        )}
      </Card>
      <Card title="Próximas ausencias" count={next.length} isFlush>
        {next.length === 0 && <CardEmpty>No hay ninguna ausencia aprobada a partir de hoy.</CardEmpty>}
        <AbsenceList {...common} absences={next} mayCancel={() => isAdmin} />
      </Card>
    </>
  );
}

export function AbsencesPage() {
  const result = useAbsencesPageQuery();
  const { data, error } = result;
  const reload = () => void result.refetch().catch(() => undefined);
  return (
    <SettingsFrame section="ausencias" action={<ExportButton lists={EXPORTED} />}>
      {data && <Content data={data} onChanged={reload} />}
      {!data && error === undefined && (
        <div className={classes['skeleton']}>
          <Busy />
        </div>
      )}
      {!data && error !== undefined && (
        <ErrorState
          title="No se han podido cargar las ausencias"
          failure={readFailure(error)}
          busy={result.loading}
          onRetry={reload}
        />
      )}
    </SettingsFrame>
  );
}
