import { memo } from 'react';
import { loadTone, loadWords, sumOfLoads, type Load } from '@cuadrilla/domain/scheduling/load.ts';
import { durationWords } from '@cuadrilla/domain/time/duration.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import { Avatar } from '#shared/status/avatar.tsx';
import { LoadBar } from '#shared/status/load-bar.tsx';
import classes from './technician-head.module.css';
import type { Row } from './rows.ts';

function LoadText({ load }: { load: Load }) {
  const { plannedMinutes, capacityMinutes } = load;
  return (
    <span className={classes['load']} data-tone={loadTone(load)} title={`Carga: ${loadWords(load)}`}>
      <span aria-hidden="true">
        {durationWords(plannedMinutes)} / {durationWords(capacityMinutes)}
      </span>
      <span className="visually-hidden">Carga: {loadWords(load)}</span>
    </span>
  );
}

function Zones({ zoneIds }: { zoneIds: readonly string[] }) {
  const { namesOf } = useCatalog();
  const names = namesOf('zones', zoneIds).map((name) => name.replace(/^Zona /, ''));
  const words = zoneIds.length === 0 ? 'Todas' : names.join(', ');
  return (
    <span className={classes['zones']} title={words}>
      {words}
    </span>
  );
}

export const TechnicianHead = memo(function TechnicianHead({ row: { technician, days } }: { row: Row }) {
  const load = sumOfLoads(days.map((day) => day.load));
  const isAway = days.every(({ away }) => away !== null) && load.plannedMinutes === 0;
  const name = fullName(technician);
  return (
    <div className={classes['head']}>
      <Avatar person={technician} color={technician.color} size={28} />
      <div className={classes['facts']}>
        <div className={classes['name']} title={name} aria-hidden="true">
          {name}
        </div>
        {technician.status === 'SUSPENDED' && <div className={classes['status']}>Suspendido</div>}
        <div className={classes['line']}>
          <Zones zoneIds={technician.zoneIds} />
          {isAway ? <span className={classes['load']}>Ausente</span> : <LoadText load={load} />}
        </div>
        <LoadBar load={load} />
      </div>
    </div>
  );
});
