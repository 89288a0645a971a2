import { IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ReportsCard_ReportFragment } from '#records/services/reports-card.generated.ts';
import { SERVICES_CRUMB } from '#records/services/services-crumb.ts';
import { useSlow } from '#shared/ui/states/use-slow.ts';
import { RecordPage, withPrevious } from '#shared/detail/record-page.tsx';
import paper from './paper/paper.module.css';
import { useReportPageQuery } from './report-page.generated.ts';
import type { Report } from './report.ts';

const NO_REPORT = {
  title: 'No se ha encontrado el parte',
  icon: <IconFileText size={24} stroke={1.75} />,
  text: 'Aquí no hay ningún parte que puedas ver.',
};

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
  const result = useReportPageQuery({ variables: { id, serviceId } });
  return (
    <RecordPage
      result={withPrevious(result)}
      pick={({ workReport }) => (workReport?.service.id === serviceId ? workReport : null)}
      parent={SERVICES_CRUMB}
      title="Parte de trabajo"
      failed="No se ha podido cargar el parte"
      missing={NO_REPORT}
      skeleton={<Skeleton />}
    >
      {(report, { service }) => children(report, service?.reports ?? [])}
    </RecordPage>
  );
}
