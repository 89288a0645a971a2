import { skipToken, useQuery } from '@apollo/client/react';
import { visitsAsked } from '@cuadrilla/domain/home/home-lists.ts';
import { byLoad, loadShare, loadTone, loadWords } from '@cuadrilla/domain/scheduling/load.ts';
import { addDays, mondayOf, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { countByStatus } from '@cuadrilla/domain/visits/visit-counts.ts';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Card, CardEmpty } from '#shared/detail/card.tsx';
import { Avatar, personOf } from '#shared/status/avatar.tsx';
import { LoadBar } from '#shared/status/load-bar.tsx';
import { Button } from '#shared/ui/button.tsx';
import { SegmentedControl } from '#shared/ui/fields/segmented-control.tsx';
import { QueryError } from '#shared/ui/states/query-error.tsx';
import { planAt } from '../home-links.ts';
import type { OfficeHome_LoadFragment, OfficeHomeQuery } from '../office-home.generated.ts';
import { StatusBar, type BarPart } from './status-bar.tsx';
import classes from './team-card.module.css';
import { TeamLoadDocument } from './team-load.generated.ts';
import { TeamTable } from './team-table.tsx';
import { WaitingRows } from '../waiting/waiting-rows.tsx';

type Period = 'day' | 'week' | 'next';

const PERIODS: { value: Period; label: string }[] = [
  { value: 'day', label: 'Hoy' },
  { value: 'week', label: 'Esta semana' },
  { value: 'next', label: 'La próxima' },
];

/** More cannot be read at a glance; of a larger team the busiest are shown. */
const SHOWN = 10;

type TeamDay = OfficeHomeQuery['teamDay'];
type Load = OfficeHome_LoadFragment;
type Props = { teamDay: TeamDay | undefined; today: LocalDate };

/** A technician’s visits as shares of their available time; work over capacity fills the bar. */
function partsOf({ technician, ...load }: Load, visits: TeamDay['visits']): BarPart[] {
  const own = visitsAsked(visits, { technicianId: technician.id });
  const filled = loadShare(load) || (own.length > 0 ? 1 : 0);
  return countByStatus(own).map(({ status, count }) => ({
    key: status,
    status,
    share: (filled * count) / own.length,
  }));
}

function wordsOf({ away, ...load }: Load): string {
  if (load.plannedMinutes > 0) return loadWords(load);
  if (away !== null) return `Ausente: ${away.toLowerCase()}`;
  return load.capacityMinutes === 0 ? 'No trabaja' : loadWords(load);
}

type Shown = {
  /** Null for a week, for which only the total is known. */
  visits: TeamDay['visits'] | null;
  /** The first day of the period. */
  from: LocalDate;
};

function Row({ load, visits, from }: Shown & { load: Load }) {
  const { technician } = load;
  return (
    <li className={classes['row']}>
      <span aria-hidden="true">
        <Avatar person={personOf(technician)} color={technician.color} size={28} />
      </span>
      <div className={classes['facts']}>
        <Link
          className={classes['line']}
          to={planAt(from, { technicianId: technician.id, isWeek: visits === null })}
        >
          <span className={classes['name']} title={technician.name}>
            {technician.name}
          </span>{' '}
          <span className={classes['load']} data-tone={loadTone(load)}>
            {wordsOf(load)}
          </span>
        </Link>
        {visits === null ? <LoadBar load={load} /> : <StatusBar parts={partsOf(load, visits)} />}
      </div>
    </li>
  );
}

function useLoads(period: Period, { teamDay, today }: Props) {
  const from = period === 'day' ? today : addDays(mondayOf(today), period === 'next' ? 7 : 0);
  const result = useQuery(
    TeamLoadDocument,
    period === 'day'
      ? skipToken
      : { variables: { from, to: addDays(from, 6) }, fetchPolicy: 'cache-and-network' },
  );
  return { from, result, rows: period === 'day' ? teamDay?.load : result.data?.teamLoad };
}

function Bars({ loads, ...shown }: Shown & { loads: readonly Load[] }) {
  const [isWhole, setWhole] = useState(false);
  const isLarge = loads.length > SHOWN;
  const ordered = isLarge ? byLoad(loads) : loads;
  return (
    <>
      <ul className={classes['rows']}>
        {(isWhole ? ordered : ordered.slice(0, SHOWN)).map((load) => (
          <Row key={load.technician.id} load={load} {...shown} />
        ))}
      </ul>
      {isLarge && (
        <div className={classes['foot']}>
          <Button
            type="secondary"
            title={isWhole ? `Ver los ${SHOWN} con más carga` : `Ver los ${loads.length}`}
            onClick={() => setWhole(!isWhole)}
          />
        </div>
      )}
    </>
  );
}

export function TeamCard(props: Props) {
  const [period, setPeriod] = useState<Period>('day');
  const [isTable, setTable] = useState(false);
  const { from, result, rows } = useLoads(period, props);
  const shown = { visits: period === 'day' ? (props.teamDay?.visits ?? []) : null, from };
  return (
    <Card
      title="Carga por técnico"
      count={rows?.length ?? null}
      action={
        <Button
          type="secondary"
          title={isTable ? 'Ver gráfico' : 'Ver tabla'}
          icon={isTable ? <IconChartBar size={16} stroke={1.75} /> : <IconTable size={16} stroke={1.75} />}
          onClick={() => setTable(!isTable)}
        />
      }
      isFlush
    >
      <div className={classes['periods']}>
        <SegmentedControl label="Periodo" value={period} options={PERIODS} onChange={setPeriod} />
      </div>
      {rows === undefined && result.error && <QueryError title="No se ha podido cargar" result={result} />}
      {rows === undefined && !result.error && <WaitingRows lines={8} kind="person" />}
      {rows?.length === 0 && <CardEmpty>Aún no hay técnicos.</CardEmpty>}
      {rows !== undefined && rows.length > 0 && isTable && <TeamTable loads={rows} {...shown} />}
      {rows !== undefined && rows.length > 0 && !isTable && <Bars loads={rows} {...shown} />}
    </Card>
  );
}
