import { memo, useRef } from 'react';
import { toneStyle } from '#shared/status/status-badge.tsx';
import { VISIT_STATUS_LOOKS } from '#shared/status/visit-status.tsx';
import { placeOn, type Axis } from './axis.ts';
import { useDragged } from '../drag/drag-store.ts';
import { useDraggable } from '../drag/drag.ts';
import { HourWords } from './hour-words.tsx';
import { isPendingVisit } from '../drag/overlay.ts';
import { usePlanTools } from '../plan-tools.ts';
import { ResizeHandle } from './resize-handle.tsx';
import type { Block } from './rows.ts';
import { blockWords, placeOf } from './visit-words.ts';
import classes from './visit-block.module.css';

type Props = { block: Block; levels: number; axis: Axis; technicianId: string };

/** Cut to fit on screen; screen readers get the whole text. */
function Words({ block }: { block: Block }) {
  const { visit, interval } = block;
  const { icon: Icon } = VISIT_STATUS_LOOKS[visit.status];
  return (
    <>
      <span className={classes['words']}>{blockWords(block)}</span>
      <span className={classes['time']} aria-hidden="true">
        <Icon size={14} stroke={2} />
        <HourWords instant={interval.start} />
        {visit.technicians.length > 1 && (
          <span className={classes['many']}>· {visit.technicians.length}</span>
        )}
      </span>
      <span className={classes['client']} aria-hidden="true">
        {visit.client.name || visit.summary.title}
      </span>
      <span className={classes['place']} aria-hidden="true">
        {placeOf(block)}
      </span>
      <span className={classes['title']} aria-hidden="true">
        {visit.summary.code} {visit.summary.title}
      </span>
    </>
  );
}

function Promised({ block: { visit }, axis }: Pick<Props, 'block' | 'axis'>) {
  const { promisedWindow } = visit.summary;
  if (promisedWindow === null || !['SCHEDULED', 'TRAVELLING'].includes(visit.status)) return null;
  const window = { start: new Date(promisedWindow.start), end: new Date(promisedWindow.end) };
  const place = placeOn(axis, window);
  if (place === null) return null;
  return (
    <span
      className={classes['promised']}
      style={{ left: `${place.left * 100}%`, width: `${place.width * 100}%` }}
    />
  );
}

export const VisitBlock = memo(function VisitBlock({ block, levels, axis, technicianId }: Props) {
  const { visit, interval, level } = block;
  const ref = useRef<HTMLButtonElement>(null);
  const tools = usePlanTools();
  const isMovable = visit.status === 'SCHEDULED' && !isPendingVisit(visit);
  const subject = () => tools.subjectOf(visit, technicianId);
  useDraggable(ref, { store: tools.store, subject, isBlock: true }, isMovable);
  const isTaken = useDragged(tools.store, (state) => state.subject?.visit?.id === visit.id);
  const place = placeOn(axis, interval);
  if (place === null) return null;
  const style = {
    left: `${place.left * 100}%`,
    width: `${place.width * 100}%`,
    top: `calc(${(level / levels) * 100}% + 4px)`,
    height: `calc(${100 / levels}% - 8px)`,
    ...toneStyle(VISIT_STATUS_LOOKS[visit.status].tone),
  };
  return (
    <li className={classes['item']}>
      <Promised block={block} axis={axis} />
      <div className={classes['place-of-block']} style={style} data-taken={isTaken || undefined}>
        <button
          ref={ref}
          type="button"
          className={classes['block']}
          data-movable={isMovable || undefined}
          data-visit={visit.id}
          disabled={isPendingVisit(visit)}
          title={blockWords(block)}
          onPointerDown={() => isMovable && tools.learn(visit)}
          onClick={() => tools.openVisit(visit)}
        >
          <Words block={block} />
        </button>
        {isMovable && <ResizeHandle block={block} axis={axis} technicianId={technicianId} />}
      </div>
    </li>
  );
});
