import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialogs/dialog.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { AskedChip } from '#shared/list/asked-chip.tsx';

type Props = {
  label: string;
  /** The question of its dialog: `¿Qué población?`. */
  question: string;
  value: string | null;
  onChange: (value: string | null) => void;
};

/** A filter by a word that only the person knows: a chip like the others, which asks for it. */
export function TextFilter({ label, question, value, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const open = () => {
    setTyped(value ?? '');
    setOpen(true);
  };
  const apply = () => {
    setOpen(false);
    onChange(typed.trim() === '' ? null : typed.trim());
  };
  const actions = (
    <>
      <Button title="Cancelar" onClick={() => setOpen(false)} />
      <Button title="Filtrar" type="primary" submit />
    </>
  );
  return (
    <AskedChip label={label} chosen={value} onOpen={open} onRemove={() => onChange(null)}>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={question}
        onSubmit={apply}
        actions={actions}
      >
        <TextInput label={label} value={typed} onChange={setTyped} autoComplete="off" />
      </Dialog>
    </AskedChip>
  );
}
