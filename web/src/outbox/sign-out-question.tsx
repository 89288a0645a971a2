import { useEffect, useState } from 'react';
import { useSessionStore } from '#session/session-context.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { countWords } from './count-words.ts';
import { useWork } from './use-work.ts';

type Props = {
  /** The person wants to stay. */
  onStay: () => void;
};

/**
 * Ends a technician's session: at once where everything has been sent, else after asking. What waits stays on the device, for
 * this person alone; the day itself, with its addresses and phones, does not.
 */
export function SignOutQuestion({ onStay }: Props) {
  const store = useSessionStore();
  const { outbox, day } = useWork();
  const [waiting, setWaiting] = useState<number | null>(null);
  useEffect(() => {
    let isHere = true;
    void outbox.load().then(async () => {
      const { length } = outbox.getSnapshot().acts;
      if (!isHere) return;
      if (length > 0) return setWaiting(length);
      await day.forget();
      await store.signOut();
    });
    return () => {
      isHere = false;
    };
  }, [outbox, day, store]);
  const leave = async () => {
    outbox.stop();
    await day.forgetVisits();
    await store.signOut();
  };
  return (
    <ConfirmDialog
      open={waiting !== null}
      onClose={onStay}
      title="¿Cerrar sesión con cambios por enviar?"
      verb="Cerrar sesión"
      onConfirm={() => void leave()}
    >
      <p>
        {waiting === 1 ? 'Queda' : 'Quedan'} {countWords(waiting ?? 0)} sin enviar. Se guardan en este
        dispositivo y solo se enviarán cuando vuelvas a entrar con tu cuenta: nadie más puede enviarlos.
      </p>
    </ConfirmDialog>
  );
}
