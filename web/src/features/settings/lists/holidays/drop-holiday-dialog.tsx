import { formatDate } from '#shared/format/dates.ts';
import { done, refused } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { useDropHolidayMutation } from './drop-holiday.generated.ts';
import type { HolidayValue } from './holiday-dialog.tsx';
import { listChangedWords } from '../list-words.ts';

type Props = { value: HolidayValue; version: number; onClose: () => void; onDropped: () => void };

/** Asks before a holiday is removed. */
export function DropHolidayDialog({ value, version, onClose, onDropped }: Props) {
  const [run] = useDropHolidayMutation();
  const drop = useAction({
    send: async (holiday: HolidayValue, key) => {
      const { data } = await run({ variables: { input: { id: holiday.id, version }, key } });
      if (!data) throw new Error('No data');
      const { result } = data;
      if (result.__typename === 'HolidaysSuccess') return done(undefined);
      return refused(
        result.__typename === 'ConflictError' ? { message: listChangedWords(result.change) } : result,
      );
    },
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
      onConfirm={() => drop.run(value)}
    >
      <p>El {formatDate(value.date)} volverá a ser un día de trabajo.</p>
    </ConfirmDialog>
  );
}
