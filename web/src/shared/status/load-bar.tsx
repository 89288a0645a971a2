import { loadShare, loadTone, type Load } from '@cuadrilla/domain/scheduling/load.ts';
import classes from './load-bar.module.css';

export function LoadBar({ load }: { load: Load }) {
  return (
    <span className={classes['bar']} data-tone={loadTone(load)} aria-hidden="true">
      <span style={{ width: `${loadShare(load) * 100}%` }} />
    </span>
  );
}
