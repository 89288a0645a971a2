import { Busy } from '#shared/ui/states/busy.tsx';
import classes from './work.module.css';

/** Reserves the space of the parts while they load. */
export function PartsSkeleton() {
  return (
    <>
      <Busy />
      <div className={classes['parts-skeleton']} aria-hidden="true" data-skeleton />
    </>
  );
}
