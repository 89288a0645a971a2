import { Suspense } from 'react';
import { refusedIn, type Queue } from '#outbox/queue.ts';
import { REFUSALS } from './late-parts.ts';

/** What the server has refused, where it has refused something. */
export function Refused({ acts }: { acts: Queue }) {
  if (refusedIn(acts) === null) return null;
  return (
    <Suspense fallback={null}>
      <REFUSALS.Page acts={acts} />
    </Suspense>
  );
}
