import { lazy, Suspense, useState } from 'react';

const PasswordDialog = lazy(async () => ({
  default: (await import('./password-dialog.tsx')).PasswordDialog,
}));

/** Changes one's own password. Closing forgets what was typed: passwords are not kept. */
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
