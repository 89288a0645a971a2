import { isAnswer, PROSPECT_STATUS_LABELS } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { useState } from 'react';
import type { NoteKind } from '#gql/schema.generated.ts';
import { ActivityTimeline } from '#records/activity/activity-timeline.tsx';
import { NoteForm } from '#records/activity/note-form.tsx';
import { evict } from '#records/save/send.ts';
import { Checkbox } from '#shared/ui/fields/checkbox.tsx';
import { PROSPECT_LISTS } from '../prospect-lists.ts';
import type { Prospect } from './prospect-loader.tsx';

export function ProspectActivity({ prospect: { id, status } }: { prospect: Prospect }) {
  const [isMoving, setMoving] = useState(true);
  // Leaving «Nuevo» is what stops the clock of the first response.
  const mayMove = (kind: NoteKind) => status === 'NEW' && isAnswer(kind);
  const aside = (kind: NoteKind) =>
    mayMove(kind) && (
      <Checkbox
        label={`Pasar a ${PROSPECT_STATUS_LABELS.CONTACTED}`}
        helperText="Detiene el reloj de primera respuesta"
        value={isMoving}
        onChange={setMoving}
      />
    );
  return (
    <>
      <NoteForm
        entity="PROSPECT"
        id={id}
        aside={aside}
        answers={(kind) => isMoving && mayMove(kind)}
        onWritten={(cache, wasAnswer) => {
          if (wasAnswer) evict(cache, PROSPECT_LISTS);
          // The next note asks again.
          setMoving(true);
        }}
      />
      <ActivityTimeline entity="PROSPECT" id={id} />
    </>
  );
}
