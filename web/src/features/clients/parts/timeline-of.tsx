import { use } from 'react';
import { ActivityTimeline } from '#records/activity/activity-timeline.tsx';
import { ActivityOf } from './activity-of.ts';

/** The timeline of the record that the context names; a chunk of its own. */
export function TimelineOf() {
  const activity = use(ActivityOf);
  return activity && <ActivityTimeline {...activity} />;
}
