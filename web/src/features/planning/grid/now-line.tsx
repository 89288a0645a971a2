import { formatTime } from '#shared/format/dates.ts';
import { useNow } from '#shared/format/use-now.ts';
import { shareOf, type Axis } from './axis.ts';
import classes from './day-grid.module.css';

function place(axis: Axis, now: Date) {
  const share = shareOf(axis, now);
  return share < 0 || share > 1 ? null : { left: `${share * 100}%` };
}

export function NowBubble({ axis }: { axis: Axis }) {
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

export function NowLine({ axis }: { axis: Axis }) {
  const style = place(axis, useNow());
  return style && <div className={classes['now']} style={style} />;
}
