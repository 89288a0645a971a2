import { NOTE_MAX } from '@cuadrilla/domain/text/text.ts';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import { Wide } from '#shared/form/form-card.tsx';
import type { FormOver } from '#shared/form/use-record-form.ts';
import { Select } from '#shared/ui/fields/select.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';

type Props = {
  form: {
    field: (name: 'reasonId' | 'note') => ReturnType<FormOver<{ reasonId: string; note: string }>['field']>;
  };
  list: 'holdReasons' | 'cancelReasons';
  current?: string | null;
};

export function ReasonFields({ form, list, current = null }: Props) {
  const { optionsOf } = useCatalog();
  return (
    <>
      <Wide>
        <Select
          {...form.field('reasonId')}
          label="Motivo"
          required
          options={optionsOf(list, [current])}
          placeholder="Elige un motivo"
        />
      </Wide>
      <Wide>
        <Textarea {...form.field('note')} label="Nota" maxLength={NOTE_MAX} />
      </Wide>
    </>
  );
}
