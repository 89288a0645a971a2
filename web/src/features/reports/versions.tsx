import { Link } from 'react-router-dom';
import type { ReportsCard_ReportFragment } from '#records/services/reports-card.generated.ts';
import { formatDate } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import classes from './report-page.module.css';
import { consentKindOf, type Report } from './report.ts';

type Version = ReportsCard_ReportFragment;

/** A later version says that the signature was given for the first. */
const nameOf = ({ number, frozenAt, signer }: Version) =>
  `${number === 1 && signer !== null ? 'Versión firmada' : `Versión ${number}`}, ${formatDate(frozenAt)}`;

export function Versions({ report, versions }: { report: Report; versions: readonly Version[] }) {
  const others = versions
    .filter(({ id, visitId }) => visitId === report.visitId && id !== report.id)
    .sort((a, b) => b.number - a.number);
  if (others.length === 0) return null;
  const isSigned = consentKindOf(report.content) === 'signed';
  return (
    <nav aria-label="Versiones" className={classes['versions']} data-newer={!report.isLatest || undefined}>
      {report.isLatest
        ? `Hay versiones anteriores de este parte. ${isSigned ? 'La firmada se conserva.' : 'Todas se conservan.'}`
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
