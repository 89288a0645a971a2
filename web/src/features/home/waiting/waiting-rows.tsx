import { CardEmpty } from '#shared/detail/card.tsx';
import { Busy } from '#shared/ui/states/busy.tsx';
import { useSlow } from '#shared/ui/states/use-slow.ts';
import bars from '#shared/ui/states/skeleton-rows.module.css';
import classes from './rows.module.css';

const WIDTHS = [52, 38, 61, 44, 56, 35, 48, 58];

type Props = {
  lines: number;
  /** Reserves the height of the rows to come. */
  kind: 'service' | 'prospect' | 'person';
};

export function WaitingRows({ lines, kind }: Props) {
  const isShown = useSlow() || undefined;
  const bar = (width: string) => <span className={bars['bar']} data-shown={isShown} style={{ width }} />;
  return (
    <>
      <Busy />
      {lines === 0 && <CardEmpty>{'\u00a0'}</CardEmpty>}
      <ul className={classes['rows']} aria-hidden="true" data-skeleton>
        {WIDTHS.slice(0, lines).map((width) => (
          <li key={width} className={classes['waiting']} data-kind={kind}>
            {bar(`${width}%`)}
            {bar(`${width - 12}%`)}
          </li>
        ))}
      </ul>
    </>
  );
}
