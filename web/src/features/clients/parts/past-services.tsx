import { lazyPart } from '#shared/lazy-part.tsx';
import { Busy } from '#shared/ui/states/busy.tsx';
import classes from './parts.module.css';

/** Loaded after the record itself; until then its place is kept, so that what stands below does not move. */
export const { Part: PastServices } = lazyPart(
  () => import('#records/services/services-card.tsx'),
  'ServicesCard',
  <div className={classes['waiting']}>
    <Busy />
  </div>,
);
