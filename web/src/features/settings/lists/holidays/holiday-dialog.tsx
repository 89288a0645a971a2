import { holidaySchema } from '@cuadrilla/domain/inputs/settings/holiday.ts';
import { formatDate } from '#shared/format/dates.ts';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { DateInput } from '#shared/ui/fields/date-input.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { useSaveValue } from '../../frame/use-save-value.ts';
import type { Holidays_ListFragment } from '../lists.generated.ts';
import { SaveHolidayDocument } from './save-holiday.generated.ts';

export type HolidayValue = Holidays_ListFragment['values'][number];

export type HolidayDialogProps = { value: HolidayValue | null; version: number; onClose: () => void };

const valuesOf = (holiday: HolidayValue | null) => ({
  date: holiday?.date ?? '',
  name: holiday?.name ?? '',
});

function useHolidayForm({ value, version, onClose }: HolidayDialogProps) {
  return useSaveValue(SaveHolidayDocument, {
    value,
    version,
    valuesOf,
    listed: ({ values }) => values,
    schema: holidaySchema,
    draft: 'settings-HOLIDAY',
    input: (checked, made) => ({ ...checked, ...made }),
    success: 'Festivo guardado',
    onDone: onClose,
  });
}

export function HolidayDialog(props: HolidayDialogProps) {
  const { value, onClose } = props;
  const form = useHolidayForm(props);
  return (
    <>
      <FormDialog
        open
        size={480}
        onClose={onClose}
        form={form}
        title={value === null ? 'Añadir festivo' : `Editar «${value.name}»`}
        submit="Guardar"
      >
        <DateInput {...form.field('date')} label="Fecha" required />
        <TextInput {...form.field('name')} label="Nombre" required autoComplete="off" />
      </FormDialog>
      <ConflictQuestion
        conflict={form.conflict}
        labels={{ date: 'Fecha', name: 'Nombre' }}
        formats={{ date: formatDate }}
        onKeepEditing={form.keepEditing}
        onMerge={form.sendMerged}
      />
    </>
  );
}
