import { useEffect, useState } from 'react';
import { useAskBeforeLeaving } from '../../navigation/leave-guard.ts';
import { Button } from '../button.tsx';
import { dangerClass, Dialog } from './dialog.tsx';

type Props = {
  hasChanges: boolean;
  onDiscard: () => void;
};

function useUnloadQuestion(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);
}

export function LeaveDialog({ hasChanges, onDiscard }: Props) {
  const [pending, setPending] = useState<(() => void) | null>(null);
  useAskBeforeLeaving(hasChanges, (proceed) => setPending(() => proceed));
  useUnloadQuestion(hasChanges);

  const stay = () => setPending(null);
  const leave = () => {
    onDiscard();
    setPending(null);
    pending?.();
  };
  return (
    <Dialog
      open={hasChanges && pending !== null}
      onClose={stay}
      title="¿Salir sin guardar?"
      actions={
        <>
          <Button title="Seguir editando" onClick={stay} />
          <Button title="Salir sin guardar" className={dangerClass} onClick={leave} />
        </>
      }
    >
      <p>Lo que has escrito en este formulario se perderá.</p>
    </Dialog>
  );
}
