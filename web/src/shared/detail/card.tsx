import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './detail.module.css';

type Props = {
  title: string;
  /** How many there are, or how far it has come: `4 de 6`. */
  count?: number | string | null;
  /** At the right of the head: `CardLink`, or a button. */
  action?: ReactNode;
  /** Without padding: for tables and rows that reach the edge. */
  isFlush?: boolean;
  children: ReactNode;
};

/** A part of a detail, with its head. */
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

/** A way on from a card's head: `Ver los 11`, `Añadir equipo`. */
export function CardLink({ to, title, icon }: { to: string; title: string; icon?: ReactNode }) {
  return (
    <Link to={to} className={classes['link']}>
      {icon}
      {title}
    </Link>
  );
}

/** Nothing in this card yet, in a sentence. */
export function CardEmpty({ children }: { children: ReactNode }) {
  return <p className={classes['empty']}>{children}</p>;
}

/** The main column and a side of 300 to 340. */
export function TwoColumns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className={classes['columns']}>
      <div className={classes['column']}>{children}</div>
      <div className={classes['column']}>{side}</div>
    </div>
  );
}
