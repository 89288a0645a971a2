import { forgetActivity } from '#records/activity/forget-activity.ts';
import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import type { AbsenceDialog } from './absence-dialog.tsx';
import { useCreateAbsenceMutation, useRequestAbsenceMutation } from './absence-acts.generated.ts';

const Lazy = lazy(async () => ({ default: (await import('./absence-dialog.tsx')).AbsenceDialog }));

type Asked = Pick<ComponentProps<typeof AbsenceDialog>, 'words' | 'draft' | 'send'>;
type Opened = { open: () => void; dialog: ReactNode };

/** The form is fetched when it is first asked for; each time it is asked for, what was left in it is there. */
function useDialog(asked: Asked, onChanged: () => void): Opened {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const done = () => {
    close();
    onChanged();
  };
  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <Suspense fallback={null}>
        <Lazy {...asked} onClose={close} onDone={done} />
      </Suspense>
    ),
  };
}

const ASKING = {
  title: 'Solicitar ausencia',
  submit: 'Solicitar',
  success: 'Ausencia solicitada',
} as const;

/** A technician asks for days off. */
export function useRequestAbsence(onChanged: () => void): Opened {
  const [run] = useRequestAbsenceMutation();
  return useDialog(
    {
      words: ASKING,
      draft: 'own-absence',
      send: (input, key) => run({ variables: { input, key } }),
    },
    onChanged,
  );
}

const RECORDING = {
  title: 'Añadir ausencia',
  submit: 'Añadir ausencia',
  success: 'Ausencia añadida',
} as const;

/** An administrator records days off, approved from the start. */
export function useCreateAbsence(technicianId: string, onChanged: () => void): Opened {
  const [run] = useCreateAbsenceMutation();
  return useDialog(
    {
      words: RECORDING,
      draft: `absence-${technicianId}`,
      send: (input, key) =>
        run({ variables: { input: { ...input, technicianId }, key }, update: forgetActivity }),
    },
    onChanged,
  );
}
