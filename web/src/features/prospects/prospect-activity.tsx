import { useApolloClient } from '@apollo/client/react';
import { PROSPECT_STATUS_LABELS } from '@cuadrilla/domain/prospect-states.ts';
import { useEffect, useRef, useState } from 'react';
import type { NoteKind } from '#gql/schema.generated.ts';
import { ActivityDocument } from '#records/activity/activity.generated.ts';
import { ActivityTimeline } from '#records/activity/activity-timeline.tsx';
import { NoteForm } from '#records/activity/note-form.tsx';
import { Banner } from '#shared/ui/banner.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import classes from './detail.module.css';
import type { Prospect } from './prospect-loader.tsx';
import { useTransitions } from './use-transitions.tsx';

/** To call or to write is to answer; a note is for oneself. */
const ANSWERS: ReadonlySet<NoteKind> = new Set<NoteKind>(['CALL', 'EMAIL']);

const CONTACTED = PROSPECT_STATUS_LABELS.CONTACTED;

/** Whether an answer also takes a prospect out of «Nuevo», which is what stops the clock of the first response. */
function useFirstAnswer(prospect: Prospect) {
  // As it is when the note is there: something else of it may have been changed while that was on its way.
  const latest = useRef(prospect);
  useEffect(() => {
    latest.current = prospect;
  });
  const [isMoving, setMoving] = useState(true);
  const [isStuck, setStuck] = useState(false);
  const client = useApolloClient();
  const { start, problem } = useTransitions({
    // Asked for, not only forgotten: the timeline may still be waiting for the answer with the note alone.
    onDone: () => void client.refetchQueries({ include: [ActivityDocument] }),
    onRefused: () => setStuck(true),
  });
  const isNew = prospect.status === 'NEW';
  // Coming back to «Nuevo» later is nothing that went wrong.
  if (isStuck && !isNew) setStuck(false);
  return {
    problem: isStuck ? problem : null,
    aside: (kind: NoteKind) =>
      isNew &&
      ANSWERS.has(kind) && (
        <Checkbox
          label={`Pasar a ${CONTACTED}`}
          helperText="Detiene el reloj de primera respuesta"
          value={isMoving}
          onChange={setMoving}
        />
      ),
    /** The note is in the timeline by then: whatever becomes of the step, it stays. */
    onWritten: (kind: NoteKind) => {
      if (latest.current.status === 'NEW' && isMoving && ANSWERS.has(kind))
        start(latest.current, 'CONTACTED');
      setMoving(true);
    },
  };
}

/** What happened to a prospect, and the place to write down what happens next. */
export function ProspectActivity({ prospect }: { prospect: Prospect }) {
  const { problem, aside, onWritten } = useFirstAnswer(prospect);
  return (
    <>
      {problem !== null && (
        <div className={classes['stuck']}>
          <Banner kind="error" isSilent detail={problem}>
            Está anotado; el paso a {CONTACTED} no se ha confirmado
          </Banner>
        </div>
      )}
      <NoteForm entity="PROSPECT" id={prospect.id} aside={aside} onWritten={onWritten} />
      <ActivityTimeline entity="PROSPECT" id={prospect.id} />
    </>
  );
}
