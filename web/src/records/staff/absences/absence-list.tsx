import { ABSENCE_KIND_LABELS } from '@cuadrilla/domain/absence.ts';
import { useState, type ReactNode } from 'react';
import { AbsenceStatusBadge } from '#shared/status/absence-status.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { absenceDays, absenceLength } from './absence-words.ts';
import classes from './absences.module.css';
import { useAbsenceActs, type Absence, type Work } from './use-absence-acts.ts';

type Act = keyof ReturnType<typeof useAbsenceActs>;

type Props = {
  absences: readonly Absence[];
  /** Whether somebody may approve and reject. */
  mayDecide?: boolean;
  /** Which ones they may take back. */
  mayCancel?: (absence: Absence) => boolean;
  /** Who it is, where the list is of several. */
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

/** Who is away, when and why, with what the person may do about each. */
export function AbsenceList({ absences, mayDecide = false, mayCancel, nameOf, onChanged }: Props) {
  const [question, setQuestion] = useState<{ act: 'reject' | 'cancel'; absence: Absence } | null>(null);
  const [held, setHeld] = useState<{ absence: Absence; work: Work } | null>(null);
  const acts = useAbsenceActs({
    onChanged: () => {
      setQuestion(null);
      setHeld(null);
      onChanged();
    },
    onHeld: (absence, work) => {
      acts.approve.forgetProblem();
      setHeld({ absence, work });
    },
  });
  const isBusy = (Object.keys(acts) as Act[]).some((act) => acts[act].isBusy);
  const ask = (act: 'reject' | 'cancel', absence: Absence) => {
    acts[act].forgetProblem();
    setQuestion({ act, absence });
  };
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
      {held && <ApproveDialog {...held} action={acts.approve} onClose={() => setHeld(null)} />}
      {question && (
        <ConfirmDialog
          open
          {...QUESTIONS[question.act]}
          isDanger
          busy={acts[question.act].isBusy}
          problem={acts[question.act].problem}
          onClose={() => setQuestion(null)}
          onConfirm={() => acts[question.act].run(question.absence)}
        >
          <p>
            {nameOf && `${question.absence.technicianName}: `}
            {ABSENCE_KIND_LABELS[question.absence.kind]}, {absenceDays(question.absence)}.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
