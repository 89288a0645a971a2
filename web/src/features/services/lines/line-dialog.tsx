import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { LineFields } from './line-fields.tsx';
import { LINE_FORMATS, LINE_LABELS, type KnownLine } from './line-values.ts';
import { useLineForm, type SendLine } from './use-line-form.ts';

type Props = {
  onClose: () => void;
  /** To be changed; null for a new one. */
  line: KnownLine | null;
  /** The name under which what is typed is kept. */
  draft: string;
  /** Whether prices are shown to whoever writes it. */
  withPrices: boolean;
  send: SendLine;
  /** Words after it was done. */
  success: string;
};

/** Adds a line, or changes one. */
export function LineDialog({ onClose, line, withPrices, ...rest }: Props) {
  const form = useLineForm({ ...rest, line, onDone: onClose });
  return (
    <>
      <FormDialog
        open={form.conflict === null}
        onClose={onClose}
        form={form}
        title={line === null ? 'Añadir línea' : 'Cambiar línea'}
        submit={line === null ? 'Añadir' : 'Guardar cambios'}
      >
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
