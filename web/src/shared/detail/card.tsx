import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './detail.module.css';

type Props = {
  title: string;
  count?: number | string | null;
  action?: ReactNode;
  isFlush?: boolean;
  children: ReactNode;
};

export function Card({ title, count, action, isFlush = false, children }: Props) {
  const id = useId();
  return (
    <section className={classes['card']} aria-labelledby={id}>
      <div className={classes['head']}>
        <h2 id={id}>{title}</h2>
        {count != null && <span className={classes['count']}>{count}</span>}
        {action !== undefined && <div className={classes['action']}>{action}</div>}
      </div>
      <div className={isFlush ? undefined : classes['body']}>{children}</div>
    </section>
  );
}

export function CardLink({ to, title, icon }: { to: string; title: string; icon?: ReactNode }) {
  return (
    <Link to={to} className={classes['link']}>
      {icon}
      {title}
    </Link>
  );
}

export function CardEmpty({ children }: { children: ReactNode }) {
  return <p className={classes['empty']}>{children}</p>;
}

export function TwoColumns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className={classes['columns']}>
      <div className={classes['column']}>{children}</div>
      <div className={classes['column']}>{side}</div>
    </div>
  );
}
