import { useApolloClient } from '@apollo/client/react';
import { readFailure } from '#apollo/read-failure.ts';
import { forgetActivity } from '#records/activity/forget-activity.ts';
import { done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import type { AbsenceList_AbsenceFragment } from './absence.generated.ts';
import {
  AbsenceWorkDocument,
  useCancelAbsenceMutation,
  useDecideAbsenceMutation,
  type CancelAbsenceMutation,
  type DecideAbsenceMutation,
} from './absence-acts.generated.ts';

export type Absence = AbsenceList_AbsenceFragment;

type Result = DecideAbsenceMutation['result'] | CancelAbsenceMutation['result'];

const CHANGED = 'Alguien ha cambiado esta ausencia. Revisa cómo está ahora e inténtalo de nuevo';

/** The newer version comes with the refusal, and is on the screen by the time its words are. */
function outcomeOf(data: { result: Result } | null | undefined): Outcome {
  if (!data) throw new Error('No data');
  const { result } = data;
  if (result.__typename === 'AbsenceSuccess' || result.__typename === 'CancelAbsenceSuccess') {
    return done(undefined);
  }
  return refused(result.__typename === 'ConflictError' ? { message: CHANGED } : result);
}

/** What stands in the way of a quick approval: the visits to come, and the first day with one. */
export type Work = { visits: number; firstDay: string };

type Decision = { absence: Absence; status: 'APPROVED' | 'REJECTED' };

type Reactions = {
  /** Reads the list anew. */
  onChanged: () => void;
  /** Visits stand on the days: nothing is approved before somebody says so. */
  onHeld: (absence: Absence, work: Work) => void;
};

/** What can be done with an absence there is; `check` approves where no visit stands on its days. */
export function useAbsenceActs({ onChanged, onHeld }: Reactions) {
  const client = useApolloClient();
  const [decide] = useDecideAbsenceMutation();
  const [cancel] = useCancelAbsenceMutation();
  const common = { readFailure, onDone: onChanged };
  const send = async ({ absence: { id, version }, status }: Decision, key: string) =>
    outcomeOf(
      (await decide({ variables: { input: { id, version, status }, key }, update: forgetActivity })).data,
    );
  const approve = useAction<Absence>({
    ...common,
    send: (absence, key) => send({ absence, status: 'APPROVED' }, key),
    success: 'Ausencia aprobada',
  });
  return {
    approve,
    check: useAction<Absence, Work | null>({
      readFailure,
      send: async ({ id }) => {
        const { data } = await client.query({
          query: AbsenceWorkDocument,
          variables: { id },
          fetchPolicy: 'network-only',
        });
        const { visits = 0, firstDay = null } = data?.absenceWork ?? {};
        return done(firstDay === null ? null : { visits, firstDay });
      },
      onDone: (work, absence) => (work === null ? approve.run(absence) : onHeld(absence, work)),
    }),
    reject: useAction<Absence>({
      ...common,
      send: (absence, key) => send({ absence, status: 'REJECTED' }, key),
      success: 'Ausencia rechazada',
    }),
    cancel: useAction<Absence>({
      ...common,
      send: async ({ id, version }, key) =>
        outcomeOf(
          (await cancel({ variables: { input: { id, version }, key }, update: forgetActivity })).data,
        ),
      success: 'Ausencia retirada',
    }),
  };
}
