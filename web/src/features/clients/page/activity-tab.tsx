import { NoteForm } from '#records/activity/note-form.tsx';
import { OriginProspect } from './origin-prospect.tsx';
import { ActivityCard } from '../parts/activity-card.tsx';
import { useClientOf } from '../parts/client-of.ts';

export function ActivityTab() {
  const { id, archived, originProspectId } = useClientOf();
  return (
    <ActivityCard entity="CLIENT" id={id}>
      {originProspectId !== null && <OriginProspect id={originProspectId} />}
      {!archived && <NoteForm entity="CLIENT" id={id} />}
    </ActivityCard>
  );
}
