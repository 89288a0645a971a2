import { useState } from 'react';
import { Dialog } from '#shared/ui/dialogs/dialog.tsx';
import { SuggestInput } from '#shared/ui/combobox/suggest-input.tsx';
import { AskedChip } from '#shared/list/asked-chip.tsx';
import { DialogActions } from '#shared/ui/dialogs/dialog-actions.tsx';
import { useClientValues } from '../parts/use-client-values.ts';

type Props = {
  of: Parameters<typeof useClientValues>[0];
  label: string;
  question: string;
  value: string | null;
  onChange: (value: string | null) => void;
};

export function TextFilter({ of, label, question, value, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const open = () => {
    setTyped(value ?? '');
    setOpen(true);
  };
  const suggestions = useClientValues(of);
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
