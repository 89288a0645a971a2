import { useState } from 'react';
import { lazyPart } from '#shared/lazy-part.tsx';

const { Part: PasswordDialog } = lazyPart(() => import('./password-dialog.tsx'), 'PasswordDialog');

/** Closing the dialog clears the passwords; they are never stored. */
export function useChangePassword() {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    dialog: isOpen && <PasswordDialog onClose={() => setOpen(false)} />,
  };
}
