import { lazy, Suspense, useState } from 'react';

const PasswordDialog = lazy(async () => ({
  default: (await import('./password-dialog.tsx')).PasswordDialog,
}));

/** Closing the dialog clears the passwords; they are never stored. */
export function useChangePassword() {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <Suspense fallback={null}>
        <PasswordDialog onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
