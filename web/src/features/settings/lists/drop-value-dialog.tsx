import { useState } from 'react';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { useDropAction, useRetireAction, type ListedValue, type ListIdentity } from './use-value-actions.ts';

type Props = {
  list: ListIdentity;
  value: ListedValue;
  onClose: () => void;
  /** Called after its row, which had the focus, is gone. */
  onDropped: () => void;
};

/** A value in use cannot be removed, but retired instead. */
export function DropValueDialog({ list, value, onClose, onDropped }: Props) {
  const [inUse, setInUse] = useState<string | null>(null);
  const drop = useDropAction(list, (result) => {
    if (result.inUse !== null) return setInUse(result.inUse);
    onDropped();
    onClose();
  });
  const retire = useRetireAction(list, onClose);
  if (inUse === null) {
    return (
      <ConfirmDialog
        key="drop"
        open
        onClose={onClose}
        title={`¿Eliminar «${value.name}»?`}
        verb="Eliminar"
        isDanger
        busy={drop.isBusy}
        problem={drop.problem}
        onConfirm={() => drop.run(value)}
      >
        <p>Solo se puede eliminar lo que no se ha usado nunca. No se puede deshacer.</p>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      key="retire"
      open
      onClose={onClose}
      title={`«${value.name}» está en uso`}
      verb={value.retired ? 'Entendido' : 'Retirar'}
      busy={retire.isBusy}
      problem={retire.problem}
      onConfirm={value.retired ? onClose : () => retire.run(value)}
    >
      <p>{inUse}.</p>
      {value.retired && <p>Ya está retirado.</p>}
    </ConfirmDialog>
  );
}
