import { useEffect } from 'react';
import type { Asked } from '#outbox/kept/day-store.ts';
import { PATHS } from '#shared/paths.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import { ErrorState } from '#shared/ui/states/error-state.tsx';
import { DaySkeleton } from '../day/day-skeleton.tsx';
import { NoVisit, VISIT_NOT_LOADED, Withdrawn } from '../day/no-visit.tsx';
import { SeenVisit } from './seen-visit.tsx';
import { useSeenWeek } from '../day/use-week.ts';

type Props = {
  id: string;
  asked: Asked<boolean> | null;
  retry: () => void;
  isOwn: boolean;
};

export function MissingVisit({ id, asked, isOwn, retry }: Props) {
  const seen = useSeenWeek();
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  const visit = seen?.value.myVisits.find((each) => each.id === id);
  if (asked?.ok === false && asked.failure.code === 'NO_CONNECTION' && seen && visit)
    return <SeenVisit visit={visit} readAt={seen.readAt} />;
  if (asked?.ok === false)
    return <ErrorState title={VISIT_NOT_LOADED} failure={asked.failure} onRetry={retry} />;
  if (asked?.value === false)
    return isOwn ? <Withdrawn /> : <NoVisit to={PATHS.home} title="Volver a Mi día" />;
  return (
    <>
      <Busy />
      <DaySkeleton />
    </>
  );
}
