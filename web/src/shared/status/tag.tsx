import type { ReactNode } from 'react';
import classes from './status.module.css';

export function Tag({ children, icon }: { children: ReactNode; icon?: ReactNode }) {
  return (
    <span className={classes['tag']}>
      {icon}
      {children}
    </span>
  );
}
