import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { LineFields } from './line-fields.tsx';
import { LINE_FORMATS, LINE_LABELS } from './line-values.ts';
import type { LineForm } from './use-line-form.ts';

type Props = {
  onClose: () => void;
  form: LineForm;
  title: string;
  submit: string;
  /** Whether prices are shown to whoever writes it. */
  withPrices: boolean;
};

export function LineDialog({ withPrices, form, ...dialog }: Props) {
  return (
    <>
      <FormDialog open={form.conflict === null} form={form} {...dialog}>
        <LineFields form={form} withPrices={withPrices} />
      </FormDialog>
      <ConflictQuestion
        conflict={form.conflict}
        labels={LINE_LABELS}
        formats={LINE_FORMATS}
        onKeepEditing={form.keepEditing}
        onMerge={form.sendMerged}
      />
    </>
  );
}
