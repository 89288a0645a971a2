import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { memo } from 'react';
import { today } from '#shared/format/dates.ts';
import { dayHead, dayTitle, weekTitle } from './day-words.ts';
import { usePlanTools } from '../plan-tools.ts';
import type { Row } from './rows.ts';
import { TechnicianHead } from './technician-head.tsx';
import { WeekCell } from './week-cell.tsx';
import classes from './week-grid.module.css';

const WeekRow = memo(function WeekRow({ row }: { row: Row }) {
  const { technician, days } = row;
  return (
    <div role="group" className={classes['row']} aria-label={fullName(technician)}>
      <div className={classes['who']}>
        <TechnicianHead row={row} />
      </div>
      {days.map((day) => (
        <WeekCell key={day.day} technicianId={technician.id} day={day} />
      ))}
    </div>
  );
});

type Props = { rows: readonly Row[]; days: readonly LocalDate[] };

export function WeekGrid({ rows, days }: Props) {
  const { showDay } = usePlanTools();
  return (
    <div
      className={classes['grid']}
      role="region"
      aria-label={`Plan de la semana del ${weekTitle(days[0] ?? today())}`}
      tabIndex={-1}
    >
      <div className={classes['inner']}>
        <div className={classes['header']}>
          <div className={classes['corner']}>Técnicos</div>
          {days.map((day) => (
            <button
              key={day}
              type="button"
              data-today={day === today() || undefined}
              title={`Ver el ${dayTitle(day).toLowerCase()}`}
              onClick={() => showDay(day)}
            >
              {dayHead(day)}
            </button>
          ))}
        </div>
        {rows.map((row) => (
          <WeekRow key={row.technician.id} row={row} />
        ))}
      </div>
    </div>
  );
}
