import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDateTime } from '../format/dates.ts';
import { toneStyle, type Tone } from '../status/status-badge.tsx';
import { Button } from '../ui/button.tsx';
import classes from './timeline.module.css';

/** `field` distinguishes equal labels; without `from` there was nothing before. */
export type FieldChange = { field: string; label: string; from?: ReactNode; to: ReactNode };

export type TimelineEntry = {
  id: string;
  icon?: ReactNode;
  tone?: Tone;
  who: string | null;
  /** Follows the name: `cambió el teléfono`. */
  what: ReactNode;
  at: string;
  changes?: readonly FieldChange[];
  /** The label of the collapsed changes. */
  folded?: string | undefined;
  text?: string | null;
};

type Props = {
  entries: readonly TimelineEntry[];
  onMore?: (() => void) | undefined;
  isLoading?: boolean;
};

const written = (value: ReactNode) =>
  value === null || value === undefined || value === '' ? <em>vacío</em> : value;

function Changes({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <dl className={classes['changes']}>
      {changes.map(({ field, label, from, to }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            {from !== undefined && (
              <>
                <del>{written(from)}</del>
                <span aria-hidden="true"> → </span>
              </>
            )}
            <ins>{written(to)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { icon, tone, who, what, at, changes = [], folded, text } = entry;
  return (
    <li className={classes['entry']}>
      <span
        className={classes['bullet']}
        style={tone && toneStyle(tone)}
        data-toned={tone !== undefined || undefined}
        aria-hidden="true"
      >
        {icon ?? <IconPencil size={11} />}
      </span>
      <div className={classes['what']}>
        {who !== null && <strong>{who}</strong>} {what}
      </div>
      {text != null && <p className={classes['text']}>{text}</p>}
      {changes.length > 0 && folded === undefined && <Changes changes={changes} />}
      {changes.length > 0 && folded !== undefined && (
        <details className={classes['folded']}>
          <summary>{folded}</summary>
          <Changes changes={changes} />
        </details>
      )}
      <time dateTime={at} className={classes['when']}>
        {formatDateTime(at)}
      </time>
    </li>
  );
}

export function Timeline({ entries, onMore, isLoading = false }: Props) {
  return (
    <>
      <ol className={classes['timeline']}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {onMore && <Button wide title="Ver más" busy={isLoading} onClick={onMore} />}
    </>
  );
}
