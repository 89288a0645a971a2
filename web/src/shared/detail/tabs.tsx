import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Ahead } from '../navigation/ahead.tsx';
import classes from './tabs.module.css';

type Tab = { to: string; title: string; count?: number | null };

type Props = {
  label: string;
  /** The first tab is the record's own address. */
  tabs: readonly Tab[];
  actions?: ReactNode;
};

export function Tabs({ label, tabs, actions }: Props) {
  return (
    <div className={classes['line']}>
      <Ahead>
        <nav aria-label={label} className={classes['tabs']}>
          {tabs.map(({ to, title, count }) => (
            <NavLink key={to} to={to} end className={classes['tab'] ?? ''}>
              {title}
              {count != null && <span>{count}</span>}
            </NavLink>
          ))}
        </nav>
      </Ahead>
      {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
    </div>
  );
}
