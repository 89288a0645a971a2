import { lazy, Suspense } from 'react';
import { Card } from '#shared/detail/card.tsx';
import { Busy } from '#shared/ui/states/busy.tsx';

const ActivityTimeline = lazy(async () => ({
  default: (await import('#records/activity/activity-timeline.tsx')).ActivityTimeline,
}));

/** What happened to a member of staff; comes after the rest, which is what the page is opened for. */
export function StaffActivity({ id, size = 20 }: { id: string; size?: number }) {
  return (
    <Card title="Actividad">
      <Suspense fallback={<Busy />}>
        <ActivityTimeline entity="USER" id={id} size={size} />
      </Suspense>
    </Card>
  );
}
