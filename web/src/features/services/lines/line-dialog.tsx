import { useState } from 'react';
import { ConflictQuestion } from '#shared/form/conflict-question.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { LineFields } from './line-fields.tsx';
import { LINE_FORMATS, LINE_LABELS, type KnownLine } from './line-values.ts';
import { useLineForm, type SendLine } from './use-line-form.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  /** To be changed; null for a new one. Give the dialog a `key` of it. */
  line: KnownLine | null;
  /** Whether prices are shown to whoever writes it. */
  withPrices: boolean;
  send: SendLine;
  /** Words after it was done. */
  success: string;
};

function Content({ open, onClose, line, withPrices, onSaved, ...rest }: Props & { onSaved: () => void }) {
  const form = useLineForm({
    ...rest,
    line,
    onDone: () => {
      onSaved();
      onClose();
    },
  });
  return (
    <>
      <FormDialog
        open={open && form.conflict === null}
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

/** Adds a line, or changes one. What was written stays when it is closed by mistake; once it is saved the next begins empty. */
export function LineDialog(props: Props) {
  const [saved, setSaved] = useState(0);
  return <Content key={saved} {...props} onSaved={() => setSaved((before) => before + 1)} />;
}
