import { holidaySchema } from '@cuadrilla/domain/inputs/settings/holiday.ts';
import { formatDate } from '#shared/format/dates.ts';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { conflict, done, refused } from '#shared/form/outcome.ts';
import { DateInput } from '#shared/ui/fields/date-input.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import type { Holidays_ListFragment } from '../lists.generated.ts';
import { useSaveHolidayMutation } from './save-holiday.generated.ts';
import { useValueForm } from '../use-value-form.ts';

export type HolidayValue = Holidays_ListFragment['values'][number];

export type HolidayDialogProps = { value: HolidayValue | null; version: number; onClose: () => void };

const valuesOf = (holiday: HolidayValue | null | undefined) => ({
  date: holiday?.date ?? '',
  name: holiday?.name ?? '',
});

function useHolidayForm({ value, version, onClose }: HolidayDialogProps) {
  const [run] = useSaveHolidayMutation();
  const id = value?.id ?? null;
  return useValueForm({
    values: valuesOf(value),
    schema: holidaySchema,
    version,
    list: 'HOLIDAY',
    id,
    send: async (input, sent) => {
      const { data } = await run({
        variables: { input: { ...input, id, version: sent.version }, key: sent.key },
      });
      if (!data) throw new Error('No data');
      const { result } = data;
      if (result.__typename === 'HolidaysSuccess') return done(undefined);
      if (result.__typename === 'ConflictError' && result.current.__typename === 'HolidayList') {
        const theirs = result.current.values.find((each) => each.id === id);
        return conflict(theirs ? valuesOf(theirs) : null, result.current.version, result.change);
      }
      return refused(result);
    },
    success: 'Festivo guardado',
    onClose,
  });
}

/** Makes a holiday or changes one. */
export function HolidayDialog(props: HolidayDialogProps) {
  const { value, onClose } = props;
  const form = useHolidayForm(props);
  return (
    <>
      <FormDialog
        open
        size={480}
        onClose={onClose}
        form={form.dialog}
        title={value === null ? 'Añadir festivo' : `Editar «${value.name}»`}
        submit="Guardar"
      >
        <DateInput {...form.field('date')} label="Fecha" required />
        <TextInput {...form.field('name')} label="Nombre" required autoComplete="off" />
      </FormDialog>
      <ConflictQuestion
        {...form.question}
        labels={{ date: 'Fecha', name: 'Nombre' }}
        formats={{ date: formatDate }}
      />
    </>
  );
}
