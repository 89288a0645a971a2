import { Card } from '#shared/detail/card.tsx';
import { lazyPart } from '#shared/lazy-part.tsx';
import { Busy } from '#shared/ui/states/busy.tsx';

const { Part: ActivityTimeline } = lazyPart(
  () => import('#records/activity/activity-timeline.tsx'),
  'ActivityTimeline',
  <Busy />,
);

/** Loads after the rest of the page. */
export function StaffActivity({ id, size = 20 }: { id: string; size?: number }) {
  return (
    <Card title="Actividad">
      <ActivityTimeline entity="USER" id={id} size={size} />
    </Card>
  );
}
