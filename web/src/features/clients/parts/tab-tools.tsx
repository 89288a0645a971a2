import type { ReactNode } from 'react';
import classes from './parts.module.css';

/** What can be done with what stands below: filters and state at the left, actions at the right. */
export function TabTools({ start, children }: { start?: ReactNode; children?: ReactNode }) {
  return (
    <div className={classes['tools']}>
      <div className={classes['start']}>{start}</div>
      {children}
    </div>
  );
}
