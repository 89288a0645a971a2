import { Suspense, type ReactNode } from 'react';
import { Card } from '#shared/detail/card.tsx';
import { lazyPage } from '#shared/lazy-page.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import { ActivityOf, type Activity } from './activity-of.ts';

const { Page: TimelineOf } = lazyPage(() => import('./timeline-of.tsx'), 'TimelineOf');

type Props = Activity & { title?: string; action?: ReactNode; children?: ReactNode };

export function ActivityCard({ title = 'Actividad', action, children, ...activity }: Props) {
  return (
    <Card title={title} action={action}>
      {children}
      <ActivityOf value={activity}>
        <Suspense fallback={<Busy />}>
          <TimelineOf />
        </Suspense>
      </ActivityOf>
    </Card>
  );
}
