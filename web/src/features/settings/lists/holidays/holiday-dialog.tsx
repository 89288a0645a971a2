import { holidaySchema } from '@cuadrilla/domain/inputs/settings/listed-values.ts';
import { emptyForm, formOf, labelsByPath } from '@cuadrilla/domain/records/record-form.ts';
import { HOLIDAY } from '@cuadrilla/domain/records/settings/settings.ts';
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

const valuesOf = (holiday: HolidayValue | null) => (holiday ? formOf(HOLIDAY, holiday) : emptyForm(HOLIDAY));

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
        <DateInput {...form.field('date')} label={HOLIDAY.date.label} required />
        <TextInput {...form.field('name')} label={HOLIDAY.name.label} required autoComplete="off" />
      </FormDialog>
      <ConflictQuestion form={form} labels={labelsByPath(HOLIDAY)} formats={{ date: formatDate }} />
    </>
  );
}
