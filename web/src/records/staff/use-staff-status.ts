import { readFailure } from '#apollo/read-failure.ts';
import { useSession, useSessionStore } from '#session/session-context.tsx';
import { done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import { forgetStaffLists } from './forget.ts';
import {
  useReactivateStaffMutation,
  useSuspendStaffMutation,
  type StaffStatus_ResultFragment,
} from './staff-actions.generated.ts';

function outcomeOf(data: { result: StaffStatus_ResultFragment } | null | undefined): Outcome<string> {
  if (!data) throw new Error('No data');
  return data.result.__typename === 'StaffStatusSuccess' ? done(data.result.id) : refused(data.result);
}

/** Keeps a colleague out, and lets them in again. `onChanged` reads the record anew: its version has grown. */
export function useStaffStatus(onChanged: () => void) {
  const [suspend] = useSuspendStaffMutation();
  const [reactivate] = useReactivateStaffMutation();
  const { person } = useSession();
  const store = useSessionStore();
  const onDone = (id: string) => {
    // Whoever suspends themselves is told so at once, in place of at their next step.
    if (id === person?.id) store.retry();
    else onChanged();
  };
  return {
    suspend: useAction<string, string>({
      send: async (id, key) =>
        outcomeOf((await suspend({ variables: { input: { id }, key }, update: forgetStaffLists })).data),
      readFailure,
      success: 'Cuenta suspendida',
      onDone,
    }),
    reactivate: useAction<string, string>({
      send: async (id, key) =>
        outcomeOf((await reactivate({ variables: { input: { id }, key }, update: forgetStaffLists })).data),
      readFailure,
      success: 'Cuenta reactivada',
      onDone,
    }),
  };
}
