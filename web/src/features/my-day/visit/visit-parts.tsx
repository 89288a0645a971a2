import { isVisitOver, isVisitUnderWay } from '@cuadrilla/domain/visits/visit-states.ts';
import { NOTE_MAX } from '@cuadrilla/domain/text/text.ts';
import { IconArrowForwardUp } from '@tabler/icons-react';
import { useState } from 'react';
import type { WorkVisit } from '#outbox/acts/effects.ts';
import type { WorkDay } from '#outbox/use-work.ts';
import { newId } from '#shared/new-id.ts';
import { Button } from '#shared/ui/button.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import type { Completion } from '../finish/completion.ts';
import type { NewFollowUp } from '../finish/follow-up-dialog.tsx';
import { COPY_CARD, FOLLOW_UP_DIALOG } from './later-parts.ts';
import { LinesCards } from '../cards/lines-card.tsx';
import { NotesCard } from '../cards/notes-card.tsx';
import { Photos } from '../cards/photos.tsx';
import { SignatureCard } from '../finish/signature-card.tsx';
import { useAct } from './use-acts.ts';
import type { Draft } from './use-draft.ts';
import { useWeek } from '../day/use-week.ts';
import { WorkCard } from './work-card.tsx';
import classes from './work.module.css';

function Resolution({
  draft,
  change,
  wrong,
}: Pick<Draft, 'draft' | 'change'> & { wrong: Completion['wrong'] }) {
  return (
    <WorkCard title="Trabajo realizado" place="resolution">
      <div className={classes['card-body']}>
        <Textarea
          label="Qué se ha hecho"
          required
          value={draft.resolution}
          maxLength={NOTE_MAX}
          error={wrong.resolution ?? null}
          onChange={(resolution) => change({ resolution })}
        />
      </div>
    </WorkCard>
  );
}

type FollowUpProps = Pick<Draft, 'draft' | 'change'> & { visit: WorkVisit };

function FollowUp({ visit, draft, change }: FollowUpProps) {
  const act = useAct(visit);
  const [isAsking, setAsking] = useState(false);
  const propose = (followUp: NewFollowUp) => {
    setAsking(false);
    const input = { serviceId: visit.service.id, id: newId(), ...followUp };
    act({ operation: 'ProposeVisitFollowUp', input });
    change({ followUp: null });
  };
  return (
    <>
      <Button
        wide
        title="Proponer un seguimiento"
        icon={<IconArrowForwardUp size={18} stroke={1.75} />}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <FOLLOW_UP_DIALOG.Part
          written={draft.followUp}
          onWrite={(written) => change({ followUp: written })}
          onClose={() => setAsking(false)}
          onPropose={propose}
        />
      )}
    </>
  );
}

function Ended({ visit }: { visit: WorkVisit }) {
  const text = visit.resolution ?? visit.reason;
  return text === null ? null : (
    <WorkCard title={visit.status === 'COMPLETED' ? 'Trabajo realizado' : 'Por qué no se completó'}>
      <p className={classes['text']}>{text}</p>
    </WorkCard>
  );
}

type VisitPartsProps = Draft & { visit: WorkVisit; work: WorkDay; wrong: Completion['wrong'] };

export function VisitParts({ visit, work, draft, isLoaded, change, wrong }: VisitPartsProps) {
  const { marks, acts } = work;
  const isUnderWay = isVisitUnderWay(visit.status);
  const isOver = isVisitOver(visit.status);
  const typed = { visit, draft, change };
  // The customer's copy needs the company's name, also if the page was opened by a link.
  useWeek({ mayBeOld: true });
  return (
    <>
      {visit.status === 'COMPLETED' && <COPY_CARD.Part visit={visit} work={work} />}
      {(isUnderWay || visit.attachments.length > 0) && (
        <Photos visit={visit} acts={acts} isOpen={isUnderWay} />
      )}
      {(isUnderWay || isOver) && <LinesCards {...typed} marks={marks} isOpen={isUnderWay} />}
      {(isUnderWay || isOver) && <NotesCard {...typed} work={work} isLoaded={isLoaded} />}
      {isUnderWay && isLoaded && (
        <>
          <Resolution draft={draft} change={change} wrong={wrong} />
          <SignatureCard draft={draft} change={change} wrong={wrong} />
        </>
      )}
      {isOver && <Ended visit={visit} />}
      {(isUnderWay || isOver) && <FollowUp {...typed} />}
    </>
  );
}
