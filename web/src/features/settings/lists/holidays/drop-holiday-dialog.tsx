import { useAct } from '#records/save/use-act.ts';
import { formatDate } from '#shared/format/dates.ts';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { DropHolidayDocument } from './drop-holiday.generated.ts';
import type { HolidayValue } from './holiday-dialog.tsx';
import { listChangedWords } from '../list-words.ts';

type Props = { value: HolidayValue; version: number; onClose: () => void; onDropped: () => void };

export function DropHolidayDialog({ value, version, onClose, onDropped }: Props) {
  const drop = useAct(DropHolidayDocument, {
    conflict: ({ change }) => listChangedWords(change),
    success: 'Festivo eliminado',
    onDone: () => {
      onDropped();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`¿Eliminar «${value.name}»?`}
      verb="Eliminar"
      isDanger
      busy={drop.isBusy}
      problem={drop.problem}
      onConfirm={() => drop.run({ id: value.id, version })}
    >
      <p>El {formatDate(value.date)} volverá a ser un día de trabajo.</p>
    </ConfirmDialog>
  );
}
