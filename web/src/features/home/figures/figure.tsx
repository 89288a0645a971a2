import { IconAlertTriangle, IconCircleDashed, type Icon } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from './figure.module.css';

type Tone = 'late' | 'pending';

const ICONS: Record<Tone, Icon> = { late: IconAlertTriangle, pending: IconCircleDashed };

type Props = {
  label: string;
  /** Undefined while loading. */
  value: string | undefined;
  hint: string | undefined;
  to: string;
  /** The list that the hint counts, if not that of the figure. */
  hintTo?: string | undefined;
  /** Shown only while action is needed. */
  tone?: Tone | null;
};

export function Figure({ label, value, hint, to, hintTo, tone = null }: Props) {
  const Sign = tone === null ? null : ICONS[tone];
  return (
    <div className={classes['figure']} data-tone={tone ?? undefined}>
      <div className={classes['label']}>
        {Sign && <Sign size={15} stroke={1.75} aria-hidden="true" />}
        <Link to={to}>{label}</Link>
      </div>
      <div className={classes['value']}>{value ?? <span className={classes['waiting']} />}</div>
      <div className={classes['hint']}>
        {hint === undefined && <span className={classes['waiting']} />}
        {hintTo === undefined ? hint : <Link to={hintTo}>{hint}</Link>}
      </div>
    </div>
  );
}

const NUMBER = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });

/** Null if the count stopped at a thousand. */
export const countText = (count: number | null) => (count === null ? '1.000 o más' : NUMBER.format(count));

export const counted = (count: number, one: string, many: string) =>
  `${countText(count)} ${count === 1 ? one : many}`;
