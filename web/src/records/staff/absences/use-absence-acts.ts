import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useAct } from '#records/save/use-act.ts';
import { quickerWords } from '#shared/form/conflict/change-words.ts';
import { done, refused } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import {
  AbsenceWorkDocument,
  CancelAbsenceDocument,
  DecideAbsenceDocument,
  type CancelAbsenceMutation,
  type DecideAbsenceMutation,
} from './absence-acts.generated.ts';
import type { AbsenceList_AbsenceFragment } from './absence.generated.ts';

export type Absence = AbsenceList_AbsenceFragment;

/** What stands in the way of a quick approval: the visits to come, and the first day with one. */
export type Work = { visits: number; firstDay: string };

type Result = DecideAbsenceMutation['result'] | CancelAbsenceMutation['result'];

const TOO_LATE = {
  cancel: {
    APPROVED: 'Ya está aprobada: solo un administrador la puede retirar',
    REJECTED: 'Ya está rechazada: no hace falta retirarla',
  },
  decide: { APPROVED: 'Ya está aprobada', REJECTED: 'Ya está rechazada' },
} as const;

/**
 * Why this can no longer be done at all; null where another attempt may. After a conflict the newer version is on the
 * screen by the time the words are: the next attempt acts on that one.
 */
function tooLateWords(
  act: keyof typeof TOO_LATE,
  result: Result,
  isAllowed: (current: Absence) => boolean,
): string | null {
  if (result.__typename === 'NotFoundError') return 'Esta ausencia ya se ha retirado';
  if (result.__typename === 'TransitionError') return result.message;
  if (result.__typename !== 'ConflictError') return null;
  const { current, change } = result;
  if (current.__typename !== 'Absence' || isAllowed(current)) return null;
  if (current.status !== 'REQUESTED') return TOO_LATE[act][current.status];
  return `${quickerWords(change, 'cambiado esta ausencia')}. Revisa cómo está ahora e inténtalo de nuevo`;
}

type Reactions = {
  /** Whether they may take it back, as it is. */
  mayCancel: (absence: Absence) => boolean;
  /** Reads the list anew. */
  onChanged: () => void;
  /** Visits stand on the days: nothing is approved before somebody says so. */
  onHeld: (absence: Absence, work: Work) => void;
  /** It came too late, and why has been said. */
  onOver: () => void;
};

function useAskWork() {
  const client = useApolloClient();
  return async (id: string): Promise<Work | null> => {
    const { data } = await client.query({
      query: AbsenceWorkDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    const { visits = 0, firstDay = null } = data?.absenceWork ?? {};
    return firstDay === null ? null : { visits, firstDay };
  };
}

/** What can be done with an absence there is; `check` approves where no visit stands on its days. */
export function useAbsenceActs({ mayCancel, onChanged, onHeld, onOver }: Reactions) {
  const askWork = useAskWork();
  const [isOver, setOver] = useState(false);
  const settle = (words: string | null) => {
    setOver(words !== null);
    if (words === null) return undefined;
    onOver();
    return refused({ message: words });
  };
  const common = { conflict: 'esta ausencia', evict: ['activity'] as const, onDone: onChanged };
  const isOpen = ({ status }: Absence) => status === 'REQUESTED';
  const approve = useAct(DecideAbsenceDocument, {
    ...common,
    input: ({ id, version }: Absence) => ({ id, version, status: 'APPROVED' as const }),
    settle: (result) => settle(tooLateWords('decide', result, isOpen)),
    success: 'Ausencia aprobada',
  });
  const check = useAction<Absence, Work | null>({
    send: async ({ id }) => done(await askWork(id)),
    onDone: (work, absence) => (work === null ? approve.run(absence) : onHeld(absence, work)),
  });
  const reject = useAct(DecideAbsenceDocument, {
    ...common,
    input: ({ id, version }: Absence) => ({ id, version, status: 'REJECTED' as const }),
    settle: (result) => settle(tooLateWords('decide', result, isOpen)),
    success: 'Ausencia rechazada',
  });
  const cancel = useAct(CancelAbsenceDocument, {
    ...common,
    input: ({ id, version }: Absence) => ({ id, version }),
    settle: (result) => settle(tooLateWords('cancel', result, mayCancel)),
    success: 'Ausencia retirada',
  });
  return {
    approve,
    check,
    reject,
    cancel,
    isBusy: [approve, check, reject, cancel].some(({ isBusy }) => isBusy),
    /** The last attempt came too late: there is nothing left to attempt. */
    isOver,
    /** Nothing is said yet of what is asked now. */
    begin: (act: 'approve' | 'reject' | 'cancel') => {
      ({ approve, reject, cancel })[act].clearProblem();
      setOver(false);
    },
  };
}
