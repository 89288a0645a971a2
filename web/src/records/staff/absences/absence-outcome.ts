import { quickerWords } from '#shared/form/conflict/change-words.ts';
import { done, refused, type Outcome } from '#shared/form/outcome.ts';
import type { AbsenceList_AbsenceFragment } from './absence.generated.ts';
import type { CancelAbsenceMutation, DecideAbsenceMutation } from './absence-acts.generated.ts';

export type Absence = AbsenceList_AbsenceFragment;

type Result = DecideAbsenceMutation['result'] | CancelAbsenceMutation['result'];

/** How an attempt ended, and whether nothing is left to attempt. */
export type Ended = { outcome: Outcome; isOver: boolean };

const WITHDRAWN = 'Esta ausencia ya se ha retirado';

/** What somebody else made of it, in words that say why this cannot be done any more. */
const TOO_LATE = {
  cancel: {
    APPROVED: 'Ya está aprobada: solo un administrador la puede retirar',
    REJECTED: 'Ya está rechazada: no hace falta retirarla',
  },
  decide: { APPROVED: 'Ya está aprobada', REJECTED: 'Ya está rechazada' },
} as const;

const over = (message: string): Ended => ({ outcome: refused({ message }), isOver: true });

/**
 * The newer version comes with the refusal, and is on the screen by the time its words are: where it may still be done, it
 * is done to that one.
 */
export function absenceEnded(
  act: keyof typeof TOO_LATE,
  result: Result,
  isAllowed: (current: Absence) => boolean,
): Ended {
  switch (result.__typename) {
    case 'AbsenceSuccess':
    case 'CancelAbsenceSuccess':
      return { outcome: done(undefined), isOver: false };
    case 'NotFoundError':
      return over(WITHDRAWN);
    case 'TransitionError':
      return over(result.message);
    case 'ConflictError': {
      const { current, change } = result;
      const changed = `${quickerWords(change, 'cambiado esta ausencia')}. Revisa cómo está ahora e inténtalo de nuevo`;
      if (current.__typename === 'Absence' && !isAllowed(current)) {
        return over(current.status === 'REQUESTED' ? changed : TOO_LATE[act][current.status]);
      }
      return { outcome: refused({ message: changed }), isOver: false };
    }
    default:
      return { outcome: refused(result), isOver: false };
  }
}
