import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

type Props = { icon?: ReactNode; children: ReactNode; action?: ReactNode };

/** A state, not an event, so it is not announced. */
export function Notice({ icon, children, action }: Props) {
  return (
    <div className={classes['notice']}>
      {icon ?? <IconInfoCircle size={18} stroke={1.75} aria-hidden="true" />}
      <div>{children}</div>
      {action}
    </div>
  );
}
