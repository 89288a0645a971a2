import { IconBan, IconClipboardCopy, IconMailForward, IconUserCheck } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useSession, useSessionStore } from '#session/session-context.tsx';
import { lazyPart } from '#shared/lazy-part.tsx';
import type { MenuItem } from '#shared/ui/dialogs/menu.tsx';
import type { StaffPerson } from './staff.ts';
import { useAccessActions } from './access/use-access-actions.ts';
import { useAct } from '#records/save/use-act.ts';
import { ReactivateStaffDocument, SuspendStaffDocument } from './staff-actions.generated.ts';
import { STAFF_LISTS } from './staff-lists.ts';

/** `onChanged` refetches the record, whose version has changed. */
function useStaffStatus(onChanged: () => void) {
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

const { Part: SuspendDialog } = lazyPart(() => import('./access/suspend-dialog.tsx'), 'SuspendDialog');

export type StaffActions = {
  items: MenuItem[];
  reactivate: { run: () => void; isBusy: boolean };
  dialog: ReactNode;
};

export function useStaffActions(person: StaffPerson, onChanged: () => void): StaffActions {
  const isSelf = useSession().person?.id === person.id;
  const [isAsking, setAsking] = useState(false);
  const { sendReset, copyAccess } = useAccessActions(person);
  const { suspend, reactivate } = useStaffStatus(() => {
    setAsking(false);
    onChanged();
  });
  const bringBack = () => reactivate.run(person.id);
  const ask = () => {
    suspend.clearProblem();
    setAsking(true);
  };
  const ways: MenuItem[] = [
    { label: 'Enviar correo de restablecimiento', icon: <IconMailForward size={16} />, onSelect: sendReset },
    { label: 'Copiar acceso', icon: <IconClipboardCopy size={16} />, onSelect: copyAccess },
    { label: 'Suspender', icon: <IconBan size={16} />, isDanger: true, onSelect: ask },
  ];
  const back: MenuItem = { label: 'Reactivar', icon: <IconUserCheck size={16} />, onSelect: bringBack };
  return {
    items: person.status === 'ACTIVE' ? ways : [back],
    reactivate: { run: bringBack, isBusy: reactivate.isBusy },
    dialog: isAsking && (
      <SuspendDialog person={person} isSelf={isSelf} action={suspend} onClose={() => setAsking(false)} />
    ),
  };
}
