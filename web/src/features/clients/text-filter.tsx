import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import chips from '#shared/list/list-toolbar.module.css';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';

type Props = {
  label: string;
  /** The question of its dialog: `¿Qué población?`. */
  question: string;
  value: string | null;
  onChange: (value: string | null) => void;
};

/** A filter by a word that only the person knows: a chip like the others, which asks for it. */
export function TextFilter({ label, question, value, onChange }: Props) {
  const chip = useRef<HTMLButtonElement>(null);
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
  const remove = () => {
    chip.current?.focus();
    onChange(null);
  };
  const actions = (
    <>
      <Button title="Cancelar" onClick={() => setOpen(false)} />
      <Button title="Filtrar" type="primary" submit />
    </>
  );
  return (
    <div className={chips['chip']} data-chosen={value !== null || undefined}>
      <button ref={chip} type="button" aria-haspopup="dialog" onClick={open}>
        {value === null && <IconPlus size={14} aria-hidden="true" />}
        {value === null ? label : `${label}: ${value}`}
      </button>
      {value !== null && (
        <button type="button" aria-label={`Quitar filtro ${label}`} onClick={remove}>
          <IconX size={14} aria-hidden="true" />
        </button>
      )}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={question}
        onSubmit={apply}
        actions={actions}
      >
        <TextInput label={label} value={typed} onChange={setTyped} autoComplete="off" />
      </Dialog>
    </div>
  );
}
