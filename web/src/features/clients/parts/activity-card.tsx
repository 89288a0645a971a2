import { type ReactNode } from 'react';
import { Card } from '#shared/detail/card.tsx';
import { lazyPart } from '#shared/lazy-part.tsx';
import { Busy } from '#shared/ui/states/busy.tsx';
import { ActivityOf, type Activity } from './activity-of.ts';

const { Part: TimelineOf } = lazyPart(() => import('./timeline-of.tsx'), 'TimelineOf', <Busy />);

type Props = Activity & { title?: string; action?: ReactNode; children?: ReactNode };

export function ActivityCard({ title = 'Actividad', action, children, ...activity }: Props) {
  return (
    <Card title={title} action={action}>
      {children}
      <ActivityOf value={activity}>
        <TimelineOf />
      </ActivityOf>
    </Card>
  );
}
