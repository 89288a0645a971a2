import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './banner.module.css';

type Props = {
  kind: 'error' | 'success';
  children: ReactNode;
  /** A smaller second line: the provider's own words. */
  detail?: string | undefined;
};

/** Says how something ended, above the form; it pushes and never covers. Errors interrupt, confirmations wait. */
export function Banner({ kind, children, detail }: Props) {
  const Icon = kind === 'error' ? IconAlertCircle : IconCircleCheck;
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={classes['banner']} data-kind={kind}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <div>
        <div>{children}</div>
        {detail !== undefined && <div className={classes['detail']}>{detail}</div>}
      </div>
    </div>
  );
}
