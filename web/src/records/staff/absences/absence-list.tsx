import { ABSENCE_KIND_LABELS } from '@cuadrilla/domain/people/absence.ts';
import { useState, type ReactNode } from 'react';
import { AbsenceStatusBadge } from '#shared/status/absence-status.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import type { Absence } from './use-absence-acts.ts';
import { AbsenceQuestion } from './absence-question.tsx';
import { absenceDays, absenceLength } from './absence-words.ts';
import classes from './absences.module.css';
import { useAbsenceActs, type Work } from './use-absence-acts.ts';

type Props = {
  absences: readonly Absence[];
  mayDecide?: boolean;
  mayCancel?: (absence: Absence) => boolean;
  nameOf?: (absence: Absence) => ReactNode;
  onChanged: () => void;
};

const QUESTIONS = {
  reject: { title: '¿Rechazar esta ausencia?', verb: 'Rechazar' },
  cancel: { title: '¿Retirar esta ausencia?', verb: 'Retirar' },
} as const;

function Facts({ absence, name }: { absence: Absence; name: ReactNode }) {
  const { kind, status, note, decidedByName } = absence;
  return (
    <div className={classes['facts']}>
      {name !== null && <div className={classes['who']}>{name}</div>}
      <div className={classes['days']}>
        <span className="num">{absenceDays(absence)}</span>
        <AbsenceStatusBadge status={status} />
      </div>
      <div className={classes['more']}>
        {ABSENCE_KIND_LABELS[kind]} · {absenceLength(absence)}
        {decidedByName !== null &&
          ` · ${status === 'REJECTED' ? 'La rechazó' : 'La aprobó'} ${decidedByName}`}
      </div>
      {note !== null && <p className={classes['note']}>{note}</p>}
    </div>
  );
}

type Asked = { act: 'reject' | 'cancel'; absence: Absence };
type Held = { absence: Absence; work: Work };

function useQuestions({ absences, mayCancel = () => false, onChanged }: Props) {
  const [question, setQuestion] = useState<Asked | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const close = () => {
    setQuestion(null);
    setHeld(null);
  };
  const done = () => {
    close();
    onChanged();
  };
  const acts = useAbsenceActs({
    mayCancel,
    onChanged: done,
    onHeld: (absence, work) => {
      acts.begin('approve');
      setHeld({ absence, work });
    },
    // The dialog stays open to say why; closing it refetches the list.
    onOver: () => {
      if (question === null && held === null) onChanged();
    },
  });
  /** Somebody else may have changed it meanwhile, so the dialog acts on the newest version. */
  const newest = ({ absence }: { absence: Absence }) =>
    absences.find(({ id }) => id === absence.id) ?? absence;
  return {
    acts,
    question: question && { ...question, absence: newest(question) },
    held: held && { ...held, absence: newest(held) },
    close: acts.isOver ? done : close,
    ask: (act: Asked['act'], absence: Absence) => {
      acts.begin(act);
      setQuestion({ act, absence });
    },
  };
}

export function AbsenceList(props: Props) {
  const { absences, mayDecide = false, mayCancel, nameOf } = props;
  const { acts, question, held, close, ask } = useQuestions(props);
  const { isBusy, isOver } = acts;
  return (
    <>
      <ul className={classes['list']}>
        {absences.map((absence) => (
          <li key={absence.id}>
            <Facts absence={absence} name={nameOf?.(absence) ?? null} />
            <div className={classes['acts']}>
              {mayDecide && absence.status === 'REQUESTED' && (
                <>
                  <Button title="Aprobar" disabled={isBusy} onClick={() => acts.check.run(absence)} />
                  <Button title="Rechazar" disabled={isBusy} onClick={() => ask('reject', absence)} />
                </>
              )}
              {mayCancel?.(absence) === true && (
                <Button title="Retirar" disabled={isBusy} onClick={() => ask('cancel', absence)} />
              )}
            </div>
          </li>
        ))}
      </ul>
      {held && <ApproveDialog {...held} action={acts.approve} isOver={isOver} onClose={close} />}
      {question && (
        <AbsenceQuestion
          {...QUESTIONS[question.act]}
          isDanger
          action={acts[question.act]}
          isOver={isOver}
          onClose={close}
          onConfirm={() => acts[question.act].run(question.absence)}
        >
          <p>
            {nameOf && `${question.absence.technicianName}: `}
            {ABSENCE_KIND_LABELS[question.absence.kind]}, {absenceDays(question.absence)}.
          </p>
        </AbsenceQuestion>
      )}
    </>
  );
}
