import { forgetActivity } from '#records/activity/forget-activity.ts';
import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import type { AbsenceDialog } from './absence-dialog.tsx';
import { useCreateAbsenceMutation, useRequestAbsenceMutation } from './absence-acts.generated.ts';

const Lazy = lazy(async () => ({ default: (await import('./absence-dialog.tsx')).AbsenceDialog }));

/** The form comes when it is first asked for; from then on it stays, so that closing it by mistake loses nothing. */
function OnceOpened(props: ComponentProps<typeof AbsenceDialog> & { wasOpened: boolean }) {
  const { wasOpened, ...rest } = props;
  return (
    wasOpened && (
      <Suspense fallback={null}>
        <Lazy {...rest} />
      </Suspense>
    )
  );
}

type Opened = { open: () => void; dialog: ReactNode };

/** Whether it is open, and which of several it is: each absence that was made leaves an empty form for the next. */
function useTurns(onChanged: () => void) {
  const [isOpen, setOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  const [wasOpened, setOpened] = useState(false);
  return {
    open: () => {
      setOpen(true);
      setOpened(true);
    },
    shared: {
      wasOpened,
      open: isOpen,
      onClose: () => setOpen(false),
      onDone: () => {
        setOpen(false);
        setTurn(turn + 1);
        onChanged();
      },
    },
    turn,
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
  const { open, shared, turn } = useTurns(onChanged);
  return {
    open,
    dialog: (
      <OnceOpened
        key={turn}
        {...shared}
        words={ASKING}
        send={(input, key) => run({ variables: { input, key } })}
      />
    ),
  };
}

const RECORDING = {
  title: 'Añadir ausencia',
  submit: 'Añadir ausencia',
  success: 'Ausencia añadida',
} as const;

/** An administrator records days off, approved from the start. */
export function useCreateAbsence(technicianId: string, onChanged: () => void): Opened {
  const [run] = useCreateAbsenceMutation();
  const { open, shared, turn } = useTurns(onChanged);
  return {
    open,
    dialog: (
      <OnceOpened
        key={turn}
        {...shared}
        words={RECORDING}
        send={(input, key) =>
          run({ variables: { input: { ...input, technicianId }, key }, update: forgetActivity })
        }
      />
    ),
  };
}
