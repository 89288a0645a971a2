import { IconCircleCheck, IconPlayerPlay } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepConsent } from '#outbox/acts/consents.ts';
import type { WorkVisit } from '#outbox/acts/effects.ts';
import { useIsPreparing } from '#outbox/acts/preparing.ts';
import { isEnd } from '#outbox/sending/queue.ts';
import { useWork } from '#outbox/use-work.ts';
import { PATHS } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { completionActs, consentOf, lastNote, type Completion } from './completion.ts';
import type { IncompleteEnd } from './end-dialogs.tsx';
import { INCOMPLETE_DIALOG, MISSING } from '../notices/late-dialogs.ts';
import { StepButton } from '../day/next-visit.tsx';
import { OneTap, SETTLE_MS } from '../visit/one-tap.tsx';
import { startProblem } from '../visit/steps.ts';
import { placeOf, useAct } from '../visit/use-acts.ts';
import type { Draft } from '../visit/use-draft.ts';
import classes from '../visit/work.module.css';

type Props = {
  visit: WorkVisit;
  visits: readonly WorkVisit[];
  now: Date;
  draft: Draft['draft'];
  change: Draft['change'];
  completion: Completion;
};

function useEnd({ visit, change }: Pick<Props, 'visit' | 'change'>) {
  const { outbox, shelf } = useWork();
  const navigate = useNavigate();
  return (acts: Parameters<typeof outbox.add>[0][]) => {
    const refused = outbox
      .getSnapshot()
      .acts.filter((each) => each.refusal !== null && each.place.visitId === visit.id && isEnd(each));
    for (const act of acts) {
      outbox.add(act, placeOf(visit));
      if (act.operation === 'CompleteVisit') void keepConsent(shelf, visit.id, consentOf(act));
    }
    // It is being sent and would be added twice.
    change({ note: '' });
    refused.forEach(({ key }) => outbox.discard(key));
    // After a completed visit the page stays open for the customer's copy; otherwise it closes.
    if (!acts.some(({ operation }) => operation === 'CompleteVisit')) void navigate(PATHS.home);
    else window.scrollTo(0, 0);
  };
}

type Held = { isHeld: boolean };

function Complete({ visit, draft, change, completion, isHeld }: Props & Held) {
  const end = useEnd({ visit, change });
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  // The second tap of a double tap would hit Cancelar, which has just appeared there.
  const close = () => {
    if (openedAt === null || performance.now() - openedAt >= SETTLE_MS) setOpenedAt(null);
  };
  const isReady = completion.missing.length === 0 && Object.keys(completion.wrong).length === 0;
  return (
    <>
      <Button
        type="primary"
        wide
        title="Completar"
        icon={<IconCircleCheck size={20} stroke={1.75} />}
        disabled={!isReady || isHeld}
        onClick={() => setOpenedAt(performance.now())}
      />
      <ConfirmDialog
        open={openedAt !== null}
        onClose={close}
        title="¿Completar la visita?"
        verb="Completar"
        onConfirm={() => end(completionActs(visit, draft))}
      >
        <p>
          El parte de trabajo queda cerrado con lo que hay ahora. Después, solo la oficina puede cambiarlo.
        </p>
      </ConfirmDialog>
    </>
  );
}

function Incomplete({ visit, draft, change, isHeld }: Props & Held) {
  const end = useEnd({ visit, change });
  const [isAsking, setAsking] = useState(false);
  const confirm = (input: IncompleteEnd) =>
    end([...lastNote(visit, draft), { operation: 'EndVisitIncomplete', input: { id: visit.id, ...input } }]);
  return (
    <>
      <Button title="No completada" disabled={isHeld} onClick={() => setAsking(true)} />
      {isAsking && (
        <INCOMPLETE_DIALOG.Part
          written={draft.incomplete}
          onWrite={(incomplete) => change({ incomplete })}
          onClose={() => setAsking(false)}
          onConfirm={confirm}
        />
      )}
    </>
  );
}

/** Work may begin without `En camino`. */
function StartNow({ visit, visits, now }: Pick<Props, 'visit' | 'visits' | 'now'>) {
  const act = useAct(visit);
  return (
    <Button
      title="Iniciar"
      icon={<IconPlayerPlay size={18} stroke={1.75} />}
      disabled={startProblem(visit, visits, now) !== null}
      onClick={() => act({ operation: 'StartVisit', input: { id: visit.id } })}
    />
  );
}

export function FinishBar(props: Props) {
  const { visit, visits, now, completion } = props;
  const isAtWork = visit.status === 'IN_PROGRESS';
  const isHeld = useIsPreparing(visit.id);
  return (
    <div className={classes['bar']}>
      {isHeld && (
        <p role="status" className={classes['missing']}>
          Preparando fotos…
        </p>
      )}
      {isAtWork && (
        <Suspense fallback={<p className={classes['missing']} />}>
          <MISSING.Page completion={completion} />
        </Suspense>
      )}
      <OneTap step={visit.status} className={classes['bar-buttons']}>
        {visit.status === 'SCHEDULED' ? (
          <StartNow visit={visit} visits={visits} now={now} />
        ) : (
          <Incomplete {...props} isHeld={isHeld} />
        )}
        <div className={classes['bar-main']}>
          {isAtWork ? (
            <Complete {...props} isHeld={isHeld} />
          ) : (
            <StepButton visit={visit} visits={visits} now={now} />
          )}
        </div>
      </OneTap>
    </div>
  );
}
