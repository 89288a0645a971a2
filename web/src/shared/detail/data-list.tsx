import type { ReactNode } from 'react';
import classes from './detail.module.css';

type Item = { label: string; value: ReactNode };

const isNothing = (value: ReactNode) =>
  value === null || value === undefined || value === '' || value === false;

/** Empty values are left out, unless `none` gives their text. */
export function DataList({ items, none }: { items: readonly Item[]; none?: ReactNode }) {
  return (
    <dl className={classes['data']}>
      {items
        .filter(({ value }) => none !== undefined || !isNothing(value))
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{isNothing(value) ? none : value}</dd>
          </div>
        ))}
    </dl>
  );
}
