import { useState } from 'react';
import type { Source } from '../ui/combobox/combobox-options.ts';
import { SuggestInput } from '../ui/combobox/suggest-input.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { DialogActions } from '../ui/dialogs/dialog-actions.tsx';
import { AskedChip } from './asked-chip.tsx';

type Props = {
  label: string;
  question: string;
  value: string | null;
  suggestions: Source;
  onChange: (value: string | null) => void;
};

export function SuggestFilter({ label, question, value, suggestions, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const open = () => {
    setTyped(value ?? '');
    setOpen(true);
  };
  const apply = (text = typed) => {
    setOpen(false);
    onChange(text.trim() === '' ? null : text.trim());
  };
  const actions = <DialogActions submit="Filtrar" onCancel={() => setOpen(false)} />;
  return (
    <AskedChip label={label} chosen={value} onOpen={open} onRemove={() => onChange(null)}>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={question}
        onSubmit={() => apply()}
        actions={actions}
      >
        <SuggestInput
          label={label}
          value={typed}
          onChange={setTyped}
          onPick={apply}
          suggestions={suggestions}
        />
      </Dialog>
    </AskedChip>
  );
}
