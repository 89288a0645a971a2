import { ManagerSearch } from '#records/managers/manager-search.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';

/** Whose communities the list is to show. */
export function ManagerDialog({
  onChoose,
  onClose,
}: {
  onChoose: (id: string) => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="¿De qué administrador de fincas?"
      actions={<Button title="Cancelar" onClick={onClose} />}
    >
      <ManagerSearch onChoose={onChoose} />
    </Dialog>
  );
}
