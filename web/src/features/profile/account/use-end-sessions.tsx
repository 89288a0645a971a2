import { useState } from 'react';
import { lazyPart } from '#shared/lazy-part.tsx';

const { Part: EndSessionsDialog } = lazyPart(() => import('./end-sessions-dialog.tsx'), 'EndSessionsDialog');

export function useEndSessions(person: { id: string; isTechnician: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    dialog: isOpen && <EndSessionsDialog {...person} onClose={() => setOpen(false)} />,
  };
}
