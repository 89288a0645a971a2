import { workTime } from '@cuadrilla/domain/scheduling/free-time.ts';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { useMemo } from 'react';
import { today, formatTime } from '#shared/format/dates.ts';
import { useNow } from '#shared/format/use-now.ts';
import { axisOf, placeOn, type Axis, shareOf } from './axis.ts';
import classes from './day-grid.module.css';
import { DayRow } from './day-row.tsx';
import { useDragged } from '../drag/drag-store.ts';
import { usePlanTools } from '../plan-tools.ts';
import type { Row } from './rows.ts';
import { dayTitle } from './day-words.ts';

type Props = { rows: readonly Row[]; day: LocalDate; isFitted: boolean };

function useAxis(rows: readonly Row[], day: LocalDate, zone: string): Axis {
  return useMemo(() => {
    const work = rows.flatMap(({ facts }) => workTime(facts, day, { zone, holidays: [] }));
    const visits = rows.flatMap(({ days }) =>
      days.flatMap(({ blocks }) => blocks.map((each) => each.interval)),
    );
    return axisOf(day, zone, [...work, ...visits]);
  }, [rows, day, zone]);
}

function PromisedBand({ axis }: { axis: Axis }) {
  const { store } = usePlanTools();
  const promised = useDragged(store, (state) => state.subject?.asks.promisedWindow ?? null);
  const place = promised && placeOn(axis, { start: new Date(promised.start), end: new Date(promised.end) });
  return (
    place && (
      <div
        className={classes['promised']}
        style={{ left: `${place.left * 100}%`, width: `${place.width * 100}%` }}
      >
        <span>Franja prometida</span>
      </div>
    )
  );
}

function place(axis: Axis, now: Date) {
  const share = shareOf(axis, now);
  return share < 0 || share > 1 ? null : { left: `${share * 100}%` };
}

function NowBubble({ axis }: { axis: Axis }) {
  const now = useNow();
  const style = place(axis, now);
  return (
    style && (
      <span className={classes['bubble']} style={style} aria-hidden="true">
        {formatTime(now.toISOString())}
      </span>
    )
  );
}

function NowLine({ axis }: { axis: Axis }) {
  const style = place(axis, useNow());
  return style && <div className={classes['now']} style={style} />;
}

/** A fitted day with more hours than this needs more room for its labels. */
const MANY_HOURS = 12;

export function DayGrid({ rows, day, isFitted }: Props) {
  const { zone } = usePlanTools();
  const axis = useAxis(rows, day, zone);
  const isToday = day === today();
  return (
    <div
      className={classes['grid']}
      role="region"
      aria-label={`Plan del ${dayTitle(day).toLowerCase()}`}
      tabIndex={-1}
      data-fitted={isFitted || undefined}
      data-many={axis.hours > MANY_HOURS || undefined}
      style={{ '--hours': axis.hours } as Record<string, number>}
    >
      <div className={classes['inner']}>
        <div className={classes['header']}>
          <div className={classes['corner']}>Técnicos</div>
          <div className={classes['hours']} aria-hidden="true">
            {axis.ticks.map(({ at, label }) => (
              <span key={at} style={{ left: `${at * 100}%` }}>
                {label}
              </span>
            ))}
            {isToday && <NowBubble axis={axis} />}
          </div>
        </div>
        <div className={classes['rows']}>
          {rows.map((row) => (
            <DayRow key={row.technician.id} row={row} axis={axis} />
          ))}
          <div className={classes['over']} aria-hidden="true">
            <PromisedBand axis={axis} />
            {isToday && <NowLine axis={axis} />}
          </div>
        </div>
      </div>
    </div>
  );
}
