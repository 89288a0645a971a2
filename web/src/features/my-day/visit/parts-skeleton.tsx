import { Busy } from '#shared/ui/states/busy.tsx';
import classes from './work.module.css';

/** The room of a visit's photos, lines, text and signature while they are fetched, so that what stands below does not move. */
export function PartsSkeleton() {
  return (
    <>
      <Busy />
      <div className={classes['parts-skeleton']} aria-hidden="true" data-skeleton />
    </>
  );
}
