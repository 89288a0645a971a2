import { Suspense, type ComponentProps } from 'react';
import type { ServicesCard } from '#records/services/services-card.tsx';
import { lazyPage } from '#shared/lazy-page.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import classes from './parts.module.css';

const { Page: Services } = lazyPage(() => import('#records/services/services-card.tsx'), 'ServicesCard');

/** Loaded after the record itself; until then its place is kept, so that what stands below does not move. */
export function PastServices(props: ComponentProps<typeof ServicesCard>) {
  return (
    <Suspense
      fallback={
        <div className={classes['waiting']}>
          <Busy />
        </div>
      }
    >
      <Services {...props} />
    </Suspense>
  );
}
