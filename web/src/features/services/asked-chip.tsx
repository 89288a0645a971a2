import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import chips from '#shared/list/list-toolbar.module.css';

type Props = {
  label: string;
  /** What was chosen, in words; null where nothing was. */
  chosen: string | null;
  /** Asks for it; without it the chip can only be taken away. */
  onOpen?: () => void;
  onRemove: () => void;
  /** The dialog that it opens. */
  children?: ReactNode;
};

/** A filter whose value is asked for in a dialog, or was brought by the address: a chip like the others. */
export function AskedChip({ label, chosen, onOpen, onRemove, children }: Props) {
  const chip = useRef<HTMLButtonElement>(null);
  const text = chosen === null ? label : `${label}: ${chosen}`;
  const remove = () => {
    chip.current?.focus();
    onRemove();
  };
  return (
    <div className={chips['chip']} data-chosen={chosen !== null || undefined}>
      <button ref={chip} type="button" aria-haspopup={onOpen && 'dialog'} onClick={onOpen ?? remove}>
        {chosen === null && <IconPlus size={14} aria-hidden="true" />}
        {text}
      </button>
      {chosen !== null && (
        <button type="button" aria-label={`Quitar filtro ${label}`} onClick={remove}>
          <IconX size={14} aria-hidden="true" />
        </button>
      )}
      {children}
    </div>
  );
}
