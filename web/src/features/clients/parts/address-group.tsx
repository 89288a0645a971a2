import type { ReactNode } from 'react';
import classes from './parts.module.css';

export function AddressGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={classes['group']}>
      {children}
    </div>
  );
}
