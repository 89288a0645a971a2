import { useAct } from '#records/save/use-act.ts';
import { useSession, useSessionStore } from '#session/session-context.tsx';
import { ReactivateStaffDocument, SuspendStaffDocument } from './staff-actions.generated.ts';
import { STAFF_LISTS } from './staff-lists.ts';

/** `onChanged` refetches the record, whose version has changed. */
export function useStaffStatus(onChanged: () => void) {
  const { person } = useSession();
  const store = useSessionStore();
  const onDone = ({ id }: { id: string }) => {
    // A person who suspends themselves is signed out now, not at their next request.
    if (id === person?.id) store.retry();
    else onChanged();
  };
  return {
    suspend: useAct(SuspendStaffDocument, {
      input: (id: string) => ({ id }),
      evict: STAFF_LISTS,
      success: 'Cuenta suspendida',
      onDone,
    }),
    reactivate: useAct(ReactivateStaffDocument, {
      input: (id: string) => ({ id }),
      evict: STAFF_LISTS,
      success: 'Cuenta reactivada',
      onDone,
    }),
  };
}
