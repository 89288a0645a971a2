import { Link } from 'react-router-dom';
import { Card } from '#shared/detail/card.tsx';
import { formatDate } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import type { ReportsCard_ReportFragment } from './reports-card.generated.ts';
import classes from './reports.module.css';

type Props = { serviceId: string; reports: readonly ReportsCard_ReportFragment[] };

function Row({ serviceId, report }: { serviceId: string; report: ReportsCard_ReportFragment }) {
  const { id, code, number, isLatest, frozenAt, signer, refusal } = report;
  return (
    <li>
      <Link to={PATHS.report(serviceId, id)}>
        {code}
        {number > 1 && ` (versión ${number})`}
      </Link>
      <small>
        {formatDate(frozenAt)}
        {signer !== null && ` · Firma de ${signer.name}`}
        {refusal !== null && ` · Sin firma: ${refusal}`}
        {!isLatest && ' · Hay una versión más reciente'}
      </small>
    </li>
  );
}

export function ReportsCard({ serviceId, reports }: Props) {
  if (reports.length === 0) return null;
  return (
    <Card title="Partes" count={reports.length} isFlush>
      <ul className={classes['reports']}>
        {reports.map((report) => (
          <Row key={report.id} serviceId={serviceId} report={report} />
        ))}
      </ul>
    </Card>
  );
}
