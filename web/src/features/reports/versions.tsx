import { Link } from 'react-router-dom';
import type { ReportsCard_ReportFragment } from '#records/services/reports-card.generated.ts';
import { formatDate } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import classes from './report-page.module.css';
import type { Report } from './report.ts';

type Version = ReportsCard_ReportFragment;

const nameOf = ({ number, frozenAt }: Version) =>
  `${number === 1 ? 'Versión firmada' : `Versión ${number}`}, ${formatDate(frozenAt)}`;

/** That this is not the latest, and the ways to the others of the same visit. */
export function Versions({ report, versions }: { report: Report; versions: readonly Version[] }) {
  const others = versions
    .filter(({ id, visitId }) => visitId === report.visitId && id !== report.id)
    .sort((a, b) => b.number - a.number);
  if (others.length === 0) return null;
  return (
    <nav aria-label="Versiones" className={classes['versions']} data-newer={!report.isLatest || undefined}>
      {report.isLatest
        ? 'Hay versiones anteriores de este parte. La firmada se conserva.'
        : 'Hay una versión más reciente de este parte.'}
      <ul>
        {others.map((version) => (
          <li key={version.id}>
            <Link to={PATHS.report(report.service.id, version.id)}>{nameOf(version)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
