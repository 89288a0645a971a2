import { use } from 'react';
import { ActivityTimeline } from '#records/activity/activity-timeline.tsx';
import { ActivityOf } from './activity-of.ts';

/** A chunk of its own; the record comes from the context. */
export function TimelineOf() {
  const activity = use(ActivityOf);
  return activity && <ActivityTimeline {...activity} />;
}
