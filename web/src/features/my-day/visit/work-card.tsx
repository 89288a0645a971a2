import { useId, type ReactNode, type Ref } from 'react';
import classes from './work.module.css';

type Props = {
  title: string;
  count?: string | number;
  action?: ReactNode;
  /** The heading: it gets the focus when what had it is taken away. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** By which the bar at the foot leads here when something is lacking. */
  place?: string;
  children: ReactNode;
};

/** A part of a visit on a phone: its head, and rows that reach the edge. */
export function WorkCard({ title, count, action, headingRef, place, children }: Props) {
  const id = useId();
  return (
    <section className={classes['card']} aria-labelledby={id} data-place={place}>
      <div className={classes['card-head']}>
        <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        {count !== undefined && <span className={classes['count']}>{count}</span>}
        <div className={classes['card-action']}>{action}</div>
      </div>
      {children}
    </section>
  );
}

/** A verb in a card's head. */
export function CardButton({
  title,
  icon,
  onClick,
}: {
  title: string;
  icon?: ReactNode;
  onClick: () => void;
}) {
  return (
    <button type="button" className={classes['card-button']} onClick={onClick}>
      {icon}
      {title}
    </button>
  );
}
