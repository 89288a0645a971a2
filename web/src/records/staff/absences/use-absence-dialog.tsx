import { useState, type ReactNode } from 'react';
import { lazyPart } from '#shared/lazy-part.tsx';
import type { OpenedProps } from './absence-dialog.tsx';

const load = () => import('./absence-dialog.tsx');
const { Part: RequestAbsenceDialog } = lazyPart(load, 'RequestAbsenceDialog');
const { Part: CreateAbsenceDialog } = lazyPart(load, 'CreateAbsenceDialog');

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
    dialog: isOpen && render({ onClose, onDone }),
  };
}

export function useRequestAbsence(onChanged: () => void): Opened {
  return useDialog((props) => <RequestAbsenceDialog {...props} />, onChanged);
}

export function useCreateAbsence(technicianId: string, onChanged: () => void): Opened {
  return useDialog((props) => <CreateAbsenceDialog {...props} technicianId={technicianId} />, onChanged);
}
