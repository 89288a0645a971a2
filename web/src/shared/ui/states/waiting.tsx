import { Busy } from './busy.tsx';
import { useSlow } from './use-slow.ts';
import bars from './skeleton-rows.module.css';
import classes from './waiting.module.css';

const WIDTHS = [38, 72, 64, 80, 46, 70, 58, 76];

export function Waiting({ lines = 4 }: { lines?: number }) {
  const isShown = useSlow() || undefined;
  return (
    <>
      <Busy />
      <div className={classes['waiting']} aria-hidden="true" data-skeleton>
        {WIDTHS.slice(0, lines).map((width) => (
          <span key={width} className={bars['bar']} data-shown={isShown} style={{ width: `${width}%` }} />
        ))}
      </div>
    </>
  );
}
