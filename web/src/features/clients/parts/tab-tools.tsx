import type { ReactNode } from 'react';
import classes from './parts.module.css';

export function TabTools({ start, children }: { start?: ReactNode; children?: ReactNode }) {
  return (
    <div className={classes['tools']}>
      <div className={classes['start']}>{start}</div>
      {children}
    </div>
  );
}
