import type { ReactNode } from 'react';
import classes from './parts.module.css';

/** The fields of one address, named, for a form that holds two. */
export function AddressGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={classes['group']}>
      {children}
    </div>
  );
}
