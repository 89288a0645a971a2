import { lazy, Suspense, useState } from 'react';

const EndSessionsDialog = lazy(async () => ({
  default: (await import('./end-sessions-dialog.tsx')).EndSessionsDialog,
}));

export function useEndSessions(person: { id: string; isTechnician: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <Suspense fallback={null}>
        <EndSessionsDialog {...person} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
