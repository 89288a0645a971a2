import { ABSENCE_KIND_LABELS } from '@cuadrilla/domain/absence.ts';
import type { ReactNode } from 'react';
import { AbsenceStatusBadge } from '#shared/status/absence-status.tsx';
import type { Absence } from './absence-outcome.ts';
import { absenceDays, absenceLength } from './absence-words.ts';
import classes from './absences.module.css';

export function AbsenceFacts({ absence, name }: { absence: Absence; name: ReactNode }) {
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

/** Absences to be read only. */
export function AbsenceRows({ absences }: { absences: readonly Absence[] }) {
  return (
    <ul className={classes['list']}>
      {absences.map((absence) => (
        <li key={absence.id}>
          <AbsenceFacts absence={absence} name={null} />
        </li>
      ))}
    </ul>
  );
}
