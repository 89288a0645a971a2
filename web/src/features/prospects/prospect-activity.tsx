import { ActivityTimeline } from '#records/activity/activity-timeline.tsx';
import { NoteForm } from '#records/activity/note-form.tsx';

/** What happened to a prospect, and the place to write down what happens next. */
export function ProspectActivity({ prospectId }: { prospectId: string }) {
  return (
    <>
      <NoteForm entity="PROSPECT" id={prospectId} />
      <ActivityTimeline entity="PROSPECT" id={prospectId} />
    </>
  );
}
