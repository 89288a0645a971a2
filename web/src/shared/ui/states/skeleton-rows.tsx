import { useEffect, useState } from 'react';
import classes from './skeleton-rows.module.css';

/** True once something has taken long enough for a person to wonder: shorter waits show nothing. */
export function useSlow(delay = 150): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setSlow(true), delay);
    return () => clearTimeout(waiting);
  }, [delay]);
  return slow;
}

const WIDTHS = [62, 78, 54, 70, 48, 66];

type Props = {
  /** How wide text tends to be in each column, in per cent of the column; or that a badge comes there. */
  columns: readonly (number | 'badge')[];
  /** How each stands where there is no room, as `Column` has it. */
  phones?: readonly (string | undefined)[];
};

/** Six table rows in the final shape, so that nothing moves when the real ones come. */
export function SkeletonRows({ columns, phones }: Props) {
  const slow = useSlow();
  return WIDTHS.map((width, row) => (
    <tr key={row} aria-hidden="true" data-skeleton>
      {columns.map((share, column) => (
        <td key={column} data-phone={phones?.[column]}>
          <span
            className={classes['bar']}
            data-shown={slow || undefined}
            data-badge={share === 'badge' || undefined}
            style={{ width: share === 'badge' ? '5.5rem' : `${Math.round((share * width) / 70)}%` }}
          />
        </td>
      ))}
    </tr>
  ));
}
