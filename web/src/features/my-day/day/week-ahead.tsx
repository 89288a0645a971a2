import { ABSENCE_KIND_LABELS } from '@cuadrilla/domain/people/absence.ts';
import { IconBeach, IconRefresh } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { WorkDay } from '#outbox/use-work.ts';
import { streetLine } from '#records/places/address.ts';
import { formatTime } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import { NetworkButton, SeenAt } from '#shared/ui/states/offline.tsx';
import classes from './my-day.module.css';
import { useWeek } from './use-week.ts';
import week from './week.module.css';
import { dayTitle, daysAhead, type DayAhead, type DayOff, type WeekVisit } from './week-model.ts';

function Row({ visit }: { visit: WeekVisit }) {
  const { summary, client, site } = visit;
  return (
    <Link to={PATHS.visit(visit.id)} className={classes['row']}>
      <span className={classes['hours']}>
        <strong>{formatTime(visit.plannedStart)}</strong>
        <small>{formatTime(visit.plannedEnd)}</small>
      </span>
      <span className={classes['row-text']}>
        <strong>{client.name}</strong>
        <small>{[streetLine(site.address), site.address.city].filter(Boolean).join(', ')}</small>
        <small>
          {summary.typeName} · {summary.title}
        </small>
      </span>
    </Link>
  );
}

function Off({ day: { holiday, absence } }: { day: DayOff }) {
  return (
    <span className={week['off']}>
      <IconBeach size={18} stroke={1.75} aria-hidden="true" />
      {holiday === null ? absence && ABSENCE_KIND_LABELS[absence] : `Festivo: ${holiday}`}
    </span>
  );
}

function countWords(count: number): string {
  return count === 1 ? '1 visita' : `${count} visitas`;
}

function Ahead({ day: { date, visits, off }, now }: { day: DayAhead; now: Date }) {
  const id = useId();
  const isFree = visits.length + off.length === 0;
  return (
    <section aria-labelledby={id} className={week['day']}>
      <div className={week['title']}>
        <h3 id={id}>{dayTitle(date, now)}</h3>
        {visits.length > 0 && <span>{countWords(visits.length)}</span>}
        {isFree && <span>Sin visitas</span>}
      </div>
      {!isFree && (
        <ul className={classes['rows']}>
          {off.map((day, at) => (
            <li key={at}>
              <Off day={day} />
            </li>
          ))}
          {visits.map((visit) => (
            <li key={visit.id}>
              <Row visit={visit} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function WeekAhead({ work, now }: { work: WorkDay; now: Date }) {
  const id = useId();
  const { seen, isReading, failure, refresh, ...asked } = useWeek();
  // A phone without signal often believes that it is online: the day's own requests tell better.
  const isOffline = asked.isOffline || work.isOffline;
  if (seen === undefined) return null;
  const days = seen === null ? [] : daysAhead(seen, work, now);
  return (
    <section aria-labelledby={id} className={week['week']}>
      <div className={week['head']}>
        <h2 id={id}>Próximos días</h2>
        <NetworkButton
          title="Actualizar"
          icon={<IconRefresh size={16} stroke={1.75} />}
          isOffline={isOffline}
          busy={isReading}
          onClick={() => void refresh()}
        />
      </div>
      {isOffline && seen !== null && <SeenAt readAt={seen.readAt} />}
      {!isOffline && failure && (
        <p className={week['hint']} role="alert">
          No se ha podido actualizar. Inténtalo de nuevo.
        </p>
      )}
      {seen === null && !isReading && isOffline && (
        <p className={week['hint']}>Se verán aquí, también sin conexión, cuando se hayan visto una vez.</p>
      )}
      {days.map((day) => (
        <Ahead key={day.date} day={day} now={now} />
      ))}
    </section>
  );
}
