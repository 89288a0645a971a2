import { Busy } from '#shared/ui/states/busy.tsx';
import classes from './work.module.css';

export function PartsSkeleton() {
  return (
    <>
      <Busy />
      <div className={classes['parts-skeleton']} aria-hidden="true" data-skeleton />
    </>
  );
}
