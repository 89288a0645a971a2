import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { OpenedProps } from './absence-dialog.tsx';

const load = () => import('./absence-dialog.tsx');
const RequestAbsenceDialog = lazy(async () => ({ default: (await load()).RequestAbsenceDialog }));
const CreateAbsenceDialog = lazy(async () => ({ default: (await load()).CreateAbsenceDialog }));

type Opened = { open: () => void; dialog: ReactNode };

/** Loads the form on first use; what was typed is kept for the next time. */
function useDialog(render: (props: OpenedProps) => ReactNode, onChanged: () => void): Opened {
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  const onDone = () => {
    onClose();
    onChanged();
  };
  return {
    open: () => setOpen(true),
    dialog: isOpen && <Suspense fallback={null}>{render({ onClose, onDone })}</Suspense>,
  };
}

export function useRequestAbsence(onChanged: () => void): Opened {
  return useDialog((props) => <RequestAbsenceDialog {...props} />, onChanged);
}

export function useCreateAbsence(technicianId: string, onChanged: () => void): Opened {
  return useDialog((props) => <CreateAbsenceDialog {...props} technicianId={technicianId} />, onChanged);
}
