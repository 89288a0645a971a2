import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useAct } from '#records/save/use-act.ts';
import { changedLookAgain } from '#shared/form/conflict/change-words.ts';
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

/** Upcoming visits during the absence, and the day of the first one. */
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
 * The message if the absence can no longer be decided, or null if a retry may succeed. After a conflict the newest version is on
 * screen, and a retry acts on it.
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
  return changedLookAgain(change, 'cambiado esta ausencia');
}

type Reactions = {
  mayCancel: (absence: Absence) => boolean;
  onChanged: () => void;
  /** Called instead of approving if there are visits on its days. */
  onHeld: (absence: Absence, work: Work) => void;
  /** Called when another person has decided it already, after the message is shown. */
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

/** Actions on an existing absence. `check` approves it if there are no visits on its days. */
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
    isOver,
    begin: (act: 'approve' | 'reject' | 'cancel') => {
      ({ approve, reject, cancel })[act].clearProblem();
      setOver(false);
    },
  };
}
