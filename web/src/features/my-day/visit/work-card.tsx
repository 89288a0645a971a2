import { useId, type ReactNode, type Ref } from 'react';
import classes from './work.module.css';

export const VISIT_DATA = 'Datos de la visita';

type Props = {
  title: string;
  count?: string | number;
  action?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  place?: string;
  children: ReactNode;
};

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
