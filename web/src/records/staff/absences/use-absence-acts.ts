import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { readFailure } from '#apollo/read-failure.ts';
import { forgetActivity } from '#records/activity/forget-activity.ts';
import { done, type Outcome } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import {
  AbsenceWorkDocument,
  useCancelAbsenceMutation,
  useDecideAbsenceMutation,
} from './absence-acts.generated.ts';
import { absenceEnded, type Absence, type Ended } from './absence-outcome.ts';

/** What stands in the way of a quick approval: the visits to come, and the first day with one. */
export type Work = { visits: number; firstDay: string };

type Decision = { absence: Absence; status: 'APPROVED' | 'REJECTED' };

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

/** Asks what stands on the days, and sends what somebody decided or took back; throws where there is no answer. */
function useSendAbsence(mayCancel: Reactions['mayCancel']) {
  const client = useApolloClient();
  const [decide] = useDecideAbsenceMutation();
  const [cancel] = useCancelAbsenceMutation();
  return {
    ask: async (id: string): Promise<Work | null> => {
      const { data } = await client.query({
        query: AbsenceWorkDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      const { visits = 0, firstDay = null } = data?.absenceWork ?? {};
      return firstDay === null ? null : { visits, firstDay };
    },
    decide: async ({ absence: { id, version }, status }: Decision, key: string): Promise<Ended> => {
      const input = { id, version, status };
      const { data } = await decide({ variables: { input, key }, update: forgetActivity });
      if (!data) throw new Error('No data');
      return absenceEnded('decide', data.result, (current) => current.status === 'REQUESTED');
    },
    cancel: async ({ id, version }: Absence, key: string): Promise<Ended> => {
      const { data } = await cancel({ variables: { input: { id, version }, key }, update: forgetActivity });
      if (!data) throw new Error('No data');
      return absenceEnded('cancel', data.result, mayCancel);
    },
  };
}

/** What can be done with an absence there is; `check` approves where no visit stands on its days. */
export function useAbsenceActs({ mayCancel, onChanged, onHeld, onOver }: Reactions) {
  const send = useSendAbsence(mayCancel);
  const [isOver, setOver] = useState(false);
  const common = { readFailure, onDone: onChanged };
  const settle = ({ outcome, isOver: isLate }: Ended): Outcome => {
    setOver(isLate);
    if (isLate) onOver();
    return outcome;
  };
  const approve = useAction<Absence>({
    ...common,
    send: async (absence, key) => settle(await send.decide({ absence, status: 'APPROVED' }, key)),
    success: 'Ausencia aprobada',
  });
  const check = useAction<Absence, Work | null>({
    readFailure,
    send: async ({ id }) => done(await send.ask(id)),
    onDone: (work, absence) => (work === null ? approve.run(absence) : onHeld(absence, work)),
  });
  const reject = useAction<Absence>({
    ...common,
    send: async (absence, key) => settle(await send.decide({ absence, status: 'REJECTED' }, key)),
    success: 'Ausencia rechazada',
  });
  const cancel = useAction<Absence>({
    ...common,
    send: async (absence, key) => settle(await send.cancel(absence, key)),
    success: 'Ausencia retirada',
  });
  return {
    ...{ approve, check, reject, cancel },
    isBusy: [approve, check, reject, cancel].some(({ isBusy }) => isBusy),
    /** The last attempt came too late: there is nothing left to attempt. */
    isOver,
    /** Nothing is said yet of what is asked now. */
    begin: (act: 'approve' | 'reject' | 'cancel') => {
      ({ approve, reject, cancel })[act].forgetProblem();
      setOver(false);
    },
  };
}
