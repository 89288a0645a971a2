import { IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { readFailure } from '#shared/graphql/failure.ts';
import type { ReportsCard_ReportFragment } from '#records/services/reports-card.generated.ts';
import { SERVICES_CRUMB } from '#records/services/services-crumb.ts';
import { PATHS } from '#shared/paths.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { ErrorState } from '#shared/ui/states/error-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { useSlow } from '#shared/ui/states/skeleton-rows.tsx';
import paper from './paper/paper.module.css';
import { useReportPageQuery } from './report-page.generated.ts';
import type { Report } from './report.ts';

function NotFound() {
  return (
    <>
      <PageHeader title="No se ha encontrado" parents={[SERVICES_CRUMB]} />
      <EmptyState
        icon={<IconFileText size={24} stroke={1.75} />}
        title="No se ha encontrado el parte"
        action={<Button style="link" type="primary" title="Ir a Servicios" to={PATHS.services} />}
      >
        Aquí no hay ningún parte que puedas ver.
      </EmptyState>
    </>
  );
}

function Skeleton() {
  const isShown = useSlow();
  return isShown ? <div className={paper['paper']} aria-hidden="true" /> : null;
}

type Props = {
  id: string;
  serviceId: string;
  children: (report: Report, versions: readonly ReportsCard_ReportFragment[]) => ReactNode;
};

export function ReportLoader({ id, serviceId, children }: Props) {
  const { data, previousData, error, loading, refetch } = useReportPageQuery({
    variables: { id, serviceId },
  });
  const known = data ?? (loading ? previousData : undefined);
  const report = known?.workReport;
  if (report && report.service.id === serviceId) return children(report, known.service?.reports ?? []);
  if (known) return <NotFound />;
  return (
    <>
      <PageHeader title="Parte de trabajo" parents={[SERVICES_CRUMB]} />
      {error === undefined || loading ? (
        <>
          <Busy />
          <Skeleton />
        </>
      ) : (
        <ErrorState
          title="No se ha podido cargar el parte"
          failure={readFailure(error)}
          busy={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </>
  );
}
