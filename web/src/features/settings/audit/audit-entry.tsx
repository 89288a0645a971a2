import { IconFilter } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { AUDIT_KIND_LABELS, auditedName } from '@cuadrilla/domain/activity/audit-kinds.ts';
import { auditedAct, auditedChanges } from '@cuadrilla/domain/activity/audit-texts.ts';
import type { Saying } from '@cuadrilla/domain/activity/change-texts.ts';
import type { TimelineEntry } from '#shared/detail/timeline.tsx';
import { formatDate, formatDateTime } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import type { AuditPage_EntryFragment as Entry } from './audit-page.generated.ts';
import classes from './audit.module.css';

/** More changes than this are collapsed. */
const SHOWN_FIELDS = 6;

const OPENS: Partial<Record<Entry['kind'], (id: string) => string>> = {
  PROSPECT: PATHS.prospect,
  CLIENT: (id) => PATHS.client(id),
  EQUIPMENT: PATHS.equipment,
  ITEM: PATHS.item,
  SERVICE: PATHS.service,
  BILLING_BATCH: PATHS.billingBatch,
};

type Props = { entry: Entry; to: string };

function About({ entry, to }: Props) {
  const { kind, recordId } = entry;
  const name = auditedName(entry);
  const path = OPENS[kind]?.(recordId);
  const label = AUDIT_KIND_LABELS[kind];
  return (
    <span className={classes['about']}>
      · {label} {name !== null && (path === undefined ? <b>{name}</b> : <Link to={path}>{name}</Link>)}{' '}
      <Link
        to={to}
        className={classes['only']}
        aria-label={`Solo este registro: ${label} ${name ?? ''}`.trim()}
      >
        <IconFilter size={13} stroke={1.75} aria-hidden="true" />
      </Link>
    </span>
  );
}

/** `to` leads to all entries of the same record. */
export function auditEntry(entry: Entry, to: string, nameOf: Saying['nameOf']): TimelineEntry {
  const saying = { nameOf, date: formatDate, dateTime: formatDateTime };
  const audited = auditedChanges(entry, saying);
  const isMade = audited.every(({ before }) => before === '');
  const changes = audited.map(({ field, label, before, after }) => ({
    field,
    label,
    ...(!isMade && { from: before }),
    to: after,
  }));
  return {
    id: entry.id,
    who: entry.actorName,
    what: (
      <>
        {auditedAct(entry, formatDateTime)} <About entry={entry} to={to} />
      </>
    ),
    at: entry.at,
    changes,
    folded: changes.length > SHOWN_FIELDS ? `${changes.length} campos` : undefined,
    text: entry.text,
  };
}
