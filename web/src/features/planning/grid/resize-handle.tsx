import { useRef, type PointerEvent } from 'react';
import { addMinutes, type Interval } from '@cuadrilla/domain/time/time.ts';
import { useKeyDown } from '#shared/use-key-down.ts';
import { instantOn, STEP_MINUTES, type Axis } from './axis.ts';
import { usePlanTools } from '../plan-tools.ts';
import type { Block } from './rows.ts';
import classes from './visit-block.module.css';

type Props = { block: Block; axis: Axis; technicianId: string };

/** For the pointer; the dialog does the same by keyboard. */
export function ResizeHandle({ block: { visit, interval }, axis, technicianId }: Props) {
  const tools = usePlanTools();
  const reached = useRef<Interval | null>(null);

  const stop = () => {
    reached.current = null;
    tools.store.end();
  };
  useKeyDown(({ key }) => {
    if (key === 'Escape' && reached.current !== null) stop();
  });

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    reached.current = interval;
    tools.learn(visit);
    tools.store.take(tools.subjectOf(visit, technicianId));
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const track = event.currentTarget.closest('[data-track]')?.getBoundingClientRect();
    if (reached.current === null || !track) return;
    const end = instantOn(axis, (event.clientX - track.left) / track.width);
    const shortest = addMinutes(interval.start, STEP_MINUTES);
    reached.current = { start: interval.start, end: end > shortest ? end : shortest };
    tools.over(tools.subjectOf(visit, technicianId), technicianId, '', reached.current);
  };
  const end = () => {
    const wanted = reached.current;
    stop();
    if (wanted) tools.drop(tools.subjectOf(visit, technicianId), technicianId, wanted);
  };
  return (
    <span
      className={classes['handle']}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={stop}
    />
  );
}
