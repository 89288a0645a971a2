import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './banner.module.css';

type Props = {
  kind: 'error' | 'success';
  children: ReactNode;
  /** A smaller second line: the provider's own words. */
  detail?: string | undefined;
  /** Only seen: something else, a toast, already tells assistive technology the same. */
  isSilent?: boolean;
};

/** Says how something ended, above the form; it pushes and never covers. Errors interrupt, confirmations wait. */
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
