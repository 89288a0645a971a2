import classes from './skeleton-rows.module.css';
import { useSlow } from './use-slow.ts';

const WIDTHS = [62, 78, 54, 70, 48, 66];

type Props = {
  /** Column text width in per cent, or a badge. */
  columns: readonly (number | 'badge')[];
  phones?: readonly (string | undefined)[];
};

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
