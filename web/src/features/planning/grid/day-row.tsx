import { workTime } from '@cuadrilla/domain/scheduling/free-time.ts';
import type { Interval } from '@cuadrilla/domain/time/time.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { memo, useMemo, useRef } from 'react';
import { placeOn, slotOn, type Axis } from './axis.ts';
import classes from './day-grid.module.css';
import { useDropTarget } from '../drag/drag.ts';
import { Ghost } from '../drag/ghost.tsx';
import { usePlanTools } from '../plan-tools.ts';
import type { DayOf, Row } from './rows.ts';
import type { Subject } from '../drag/subject.ts';
import { TechnicianHead } from './technician-head.tsx';
import { VisitBlock } from './visit-block.tsx';

type Props = { row: Row; axis: Axis };

function offTime({ facts }: Row, day: DayOf, axis: Axis, zone: string): Interval[] {
  const work = workTime(facts, day.day, { zone, holidays: [] });
  const edges = [axis.start, ...work.flatMap(({ start, end }) => [start, end]), axis.end];
  const gaps: Interval[] = [];
  for (let index = 0; index < edges.length; index += 2) {
    const [start, end] = edges.slice(index, index + 2);
    if (start && end && start < end) gaps.push({ start, end });
  }
  return gaps;
}

function Background({ row, day, axis }: { row: Row; day: DayOf; axis: Axis }) {
  const { zone } = usePlanTools();
  const gaps = useMemo(() => offTime(row, day, axis, zone), [row, day, axis, zone]);
  if (day.away !== null) return <div className={classes['away']}>{day.away}</div>;
  return gaps.map((gap) => {
    const place = placeOn(axis, gap);
    return (
      place && (
        <div
          key={gap.start.getTime()}
          className={classes['off']}
          style={{ left: `${place.left * 100}%`, width: `${place.width * 100}%` }}
        />
      )
    );
  });
}

export const DayRow = memo(function DayRow({ row, axis }: Props) {
  const { technician, days } = row;
  const [day] = days;
  const track = useRef<HTMLDivElement>(null);
  const tools = usePlanTools();
  const hours = (axis.end.getTime() - axis.start.getTime()) / 60_000;
  const slot = (subject: Subject, share: number, grabbed: number) =>
    slotOn(axis, share - (grabbed * subject.minutes) / hours, subject.minutes);
  useDropTarget(track, {
    onOver: (subject, share, grabbed) =>
      tools.over(subject, technician.id, day?.day ?? '', slot(subject, share, grabbed)),
    onLeave: () => tools.store.away(),
    onDrop: (subject, share, grabbed) => tools.drop(subject, technician.id, slot(subject, share, grabbed)),
  });
  if (!day) return null;
  return (
    <div role="group" className={classes['row']} aria-label={fullName(technician)}>
      <div className={classes['who']}>
        <TechnicianHead row={row} />
      </div>
      <div
        ref={track}
        className={classes['track']}
        data-track={technician.id}
        style={{ '--levels': day.levels } as Record<string, number>}
      >
        <Background row={row} day={day} axis={axis} />
        <ul className={classes['blocks']} aria-label="Visitas">
          {day.blocks.map((block) => (
            <VisitBlock
              key={block.visit.id}
              block={block}
              levels={day.levels}
              axis={axis}
              technicianId={technician.id}
            />
          ))}
        </ul>
        <Ghost technicianId={technician.id} axis={axis} />
      </div>
    </div>
  );
});
