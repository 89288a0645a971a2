import { lazy, Suspense } from 'react';
import { Card } from '#shared/detail/card.tsx';
import { Busy } from '#shared/ui/states/busy.tsx';

const ActivityTimeline = lazy(async () => ({
  default: (await import('#records/activity/activity-timeline.tsx')).ActivityTimeline,
}));

/** Loads after the rest of the page. */
export function StaffActivity({ id, size = 20 }: { id: string; size?: number }) {
  return (
    <Card title="Actividad">
      <Suspense fallback={<Busy />}>
        <ActivityTimeline entity="USER" id={id} size={size} />
      </Suspense>
    </Card>
  );
}
