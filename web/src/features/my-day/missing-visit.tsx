import type { Asked } from '#outbox/day-store.ts';
import { PATHS } from '#shared/paths.ts';
import { Busy } from '#shared/ui/busy.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { DaySkeleton } from './day-skeleton.tsx';
import { NoVisit, Withdrawn } from './no-visit.tsx';

type Props = {
  /** What the server said of it; null while it has not. */
  asked: Asked<boolean> | null;
  retry: () => void;
  /** Whether this person had it. */
  isOwn: boolean;
};

/** What is shown where this device has no such visit. */
export function MissingVisit({ asked, isOwn, retry }: Props) {
  if (asked?.ok === false)
    return <ErrorState title="No se ha podido cargar la visita" failure={asked.failure} onRetry={retry} />;
  if (asked?.value === false)
    return isOwn ? <Withdrawn /> : <NoVisit to={PATHS.home} title="Volver a Mi día" />;
  return (
    <>
      <Busy />
      <DaySkeleton />
    </>
  );
}
