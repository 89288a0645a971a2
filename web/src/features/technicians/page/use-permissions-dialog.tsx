import { lazy, Suspense, useState } from 'react';
import type { Technician_TechnicianFragment } from './technician.generated.ts';

const PermissionsDialog = lazy(async () => ({
  default: (await import('./permissions-dialog.tsx')).PermissionsDialog,
}));

export function usePermissionsDialog(technician: Technician_TechnicianFragment) {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <Suspense fallback={null}>
        <PermissionsDialog technician={technician} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
