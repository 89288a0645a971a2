import { IconClock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { clockDate, clockTime } from '../format/clock.ts';
import classes from './clock.module.css';

export function Clock() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(ticking);
  }, []);
  return (
    <div role="timer" aria-live="off" className={classes['clock']}>
      <IconClock size={15} stroke={1.75} aria-hidden="true" />
      <span className={classes['time']}>{clockTime(now)}</span>
      <span className={classes['date']}>{clockDate(now)}</span>
    </div>
  );
}
