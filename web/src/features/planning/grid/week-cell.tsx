import { memo, useRef } from 'react';
import { formatTime, today } from '#shared/format/dates.ts';
import { toneStyle } from '#shared/status/status-badge.tsx';
import { VISIT_STATUS_LOOKS } from '#shared/status/visit-status.tsx';
import { useDragged, type Hover } from '../drag/drag-store.ts';
import { useDraggable, useDropTarget } from '../drag/drag.ts';
import { ghostLook } from '../drag/ghost.tsx';
import { Hint } from '../drag/hint.tsx';
import { loadWords } from '@cuadrilla/domain/scheduling/load.ts';
import { LoadBar } from '#shared/status/load-bar.tsx';
import { isPendingVisit } from '../drag/overlay.ts';
import { usePlanTools } from '../plan-tools.ts';
import type { Block, DayOf } from './rows.ts';
import { blockWords } from './visit-words.ts';
import classes from './week-grid.module.css';

const SHOWN = 4;

type ChipProps = { block: Block; technicianId: string };

function Chip({ block, technicianId }: ChipProps) {
  const { visit, interval } = block;
  const ref = useRef<HTMLButtonElement>(null);
  const tools = usePlanTools();
  const isMovable = visit.status === 'SCHEDULED' && !isPendingVisit(visit);
  const subject = () => tools.subjectOf(visit, technicianId);
  useDraggable(ref, { store: tools.store, subject, isBlock: false }, isMovable);
  const { tone, icon: Icon } = VISIT_STATUS_LOOKS[visit.status];
  return (
    <li>
      <button
        ref={ref}
        type="button"
        className={classes['chip']}
        style={toneStyle(tone)}
        data-movable={isMovable || undefined}
        data-visit={visit.id}
        disabled={isPendingVisit(visit)}
        title={blockWords(block)}
        onPointerDown={() => isMovable && tools.learn(visit)}
        onClick={() => tools.openVisit(visit)}
      >
        <span className="visually-hidden">{blockWords(block)}</span>
        {/* What is still to come is the rule, and the title needs the room. */}
        {visit.status !== 'SCHEDULED' && <Icon size={12} stroke={2} aria-hidden="true" />}
        <span className="num" aria-hidden="true">
          {formatTime(interval.start.toISOString())}
        </span>
        <span className={classes['words']} aria-hidden="true">
          {visit.client.name || visit.summary.title}
        </span>
      </button>
    </li>
  );
}

const hoverAt = (hover: Hover | null, technicianId: string, day: string) =>
  hover?.technicianId === technicianId && hover.day === day ? hover : null;

function Ghost({ technicianId, day }: { technicianId: string; day: string }) {
  const { store } = usePlanTools();
  const hover = useDragged(store, (state) => hoverAt(state.hover ?? state.asked, technicianId, day));
  const isAsked = useDragged(store, (state) => state.hover === null);
  if (hover === null) return null;
  const { tone, icon: Icon } = ghostLook(hover);
  return (
    <div className={classes['ghost']}>
      <div className={classes['chip']} style={toneStyle(tone)} data-asked={isAsked || undefined} data-ghost>
        <Icon size={12} stroke={2} aria-hidden="true" />
        <span className="num">{formatTime(hover.interval.start.toISOString())}</span>
        <span className={classes['words']}>{hover.subject.title}</span>
      </div>
      {!isAsked && hover.reasons.length > 0 && <Hint reasons={hover.reasons} />}
    </div>
  );
}

type Props = { technicianId: string; day: DayOf };

export const WeekCell = memo(function WeekCell({ technicianId, day }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const tools = usePlanTools();
  useDropTarget(ref, {
    onOver: (subject) => {
      const { hover } = tools.store.state;
      // A cell is one place, so its slot is computed once and not with each movement.
      if (hover?.technicianId === technicianId && hover.day === day.day) return;
      tools.over(subject, technicianId, day.day, tools.slotOnDay(subject, technicianId, day.day));
    },
    onLeave: () => tools.store.away(),
    onDrop: (subject) => tools.drop(subject, technicianId, tools.slotOnDay(subject, technicianId, day.day)),
  });
  const hidden = day.blocks.length - SHOWN;
  const shown = hidden > 1 ? day.blocks.slice(0, SHOWN) : day.blocks;
  const { plannedMinutes, capacityMinutes } = day.load;
  return (
    <div
      ref={ref}
      className={classes['cell']}
      data-away={day.away !== null || undefined}
      data-today={day.day === today() || undefined}
    >
      {day.away !== null && <div className={classes['why']}>{day.away}</div>}
      <ul>
        {shown.map((block) => (
          <Chip key={block.visit.id} block={block} technicianId={technicianId} />
        ))}
      </ul>
      {hidden > 1 && (
        <button type="button" className={classes['more']} onClick={() => tools.showDay(day.day)}>
          {hidden} más
        </button>
      )}
      <Ghost technicianId={technicianId} day={day.day} />
      {(plannedMinutes > 0 || capacityMinutes > 0) && (
        <div className={classes['load']} title={`Carga: ${loadWords(day.load)}`}>
          <span className="visually-hidden">Carga: {loadWords(day.load)}</span>
          <LoadBar load={day.load} />
        </div>
      )}
    </div>
  );
});
