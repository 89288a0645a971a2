import { labelsByPath } from '@cuadrilla/domain/records/record-form.ts';
import { LISTED_VALUE } from '@cuadrilla/domain/records/settings/settings.ts';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import type { FormOver } from '#shared/form/use-record-form.ts';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { LIST_WORDS } from './list-words.ts';
import type { ListedValue, ListIdentity } from './use-value-actions.ts';

type Props = {
  list: ListIdentity;
  value: ListedValue | null;
  form: FormOver<{ name: string }>;
  onClose: () => void;
};

export const namesOf = (value: { name: string } | null) => ({ name: value?.name ?? '' });

export function NameDialog({ list: { kind }, value, form, onClose }: Props) {
  return (
    <>
      <FormDialog
        open
        size={480}
        onClose={onClose}
        form={form}
        title={value === null ? LIST_WORDS[kind].make : `Cambiar nombre de «${value.name}»`}
        submit="Guardar"
      >
        <Wide>
          <TextInput {...form.field('name')} label={LISTED_VALUE.name.label} required autoComplete="off" />
        </Wide>
      </FormDialog>
      <ConflictQuestion form={form} labels={labelsByPath(LISTED_VALUE)} />
    </>
  );
}
