import { IconAlertTriangle, IconCloudUp } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Mark, Marks, WorkVisit } from '#outbox/acts/effects.ts';
import { streetLine } from '#records/places/address.ts';
import { formatTime } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import { VisitStatusBadge } from '#shared/status/visit-status.tsx';
import classes from './my-day.module.css';

const MARKS = {
  waiting: { icon: IconCloudUp, words: 'por enviar' },
  refused: { icon: IconAlertTriangle, words: 'no se ha aceptado' },
} as const;

/** Keeps its place when empty, so that nothing moves. */
export function SendMark({ mark }: { mark: Mark | undefined }) {
  if (mark === undefined) return <span className={classes['send-mark']} />;
  const { icon: Icon, words } = MARKS[mark];
  return (
    <span className={classes['send-mark']} data-mark={mark} title={words}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <span className="visually-hidden">({words})</span>
    </span>
  );
}

type Props = { title: string; visits: readonly WorkVisit[]; marks: Marks };

export function VisitRows({ title, visits, marks }: Props) {
  const id = useId();
  if (visits.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes['rows-title']}>
        {title}
      </h2>
      <ul className={classes['rows']}>
        {visits.map((visit) => (
          <li key={visit.id}>
            <Link to={PATHS.visit(visit.id)} className={classes['row']}>
              <span className={classes['hours']}>
                <strong>{formatTime(visit.plannedStart)}</strong>
                <small>{formatTime(visit.plannedEnd)}</small>
              </span>
              <span className={classes['row-text']}>
                <strong>{visit.service.title}</strong>
                <small>{streetLine(visit.site.address)}</small>
                <small>{visit.client.name}</small>
              </span>
              <SendMark mark={marks.get(visit.id)} />
              <VisitStatusBadge status={visit.status} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
