import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './banner.module.css';

type Props = {
  kind: 'error' | 'success';
  children: ReactNode;
  detail?: string | undefined;
  /** Hidden from assistive technology, because a toast says the same. */
  isSilent?: boolean;
};

export function Banner({ kind, children, detail, isSilent = false }: Props) {
  const Icon = kind === 'error' ? IconAlertCircle : IconCircleCheck;
  const role = kind === 'error' ? 'alert' : 'status';
  return (
    <div role={isSilent ? undefined : role} className={classes['banner']} data-kind={kind}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <div>
        <div>{children}</div>
        {detail !== undefined && <div className={classes['detail']}>{detail}</div>}
      </div>
    </div>
  );
}
