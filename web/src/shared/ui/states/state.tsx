import type { ReactNode } from 'react';
import classes from './state.module.css';

type Props = {
  icon: ReactNode;
  tone?: 'calm' | 'bad';
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  foot?: ReactNode;
  role?: 'alert';
};

export function State({ icon, tone = 'calm', title, children, actions, foot, role }: Props) {
  return (
    <section className={classes['state']} role={role}>
      <div className={classes['tile']} data-tone={tone} aria-hidden="true">
        {icon}
      </div>
      <h2 className={classes['title']}>{title}</h2>
      {children !== undefined && <div className={classes['text']}>{children}</div>}
      {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
      {foot}
    </section>
  );
}
