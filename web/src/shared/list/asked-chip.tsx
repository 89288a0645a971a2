import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import classes from './list-toolbar.module.css';

type Props = {
  label: string;
  chosen: string | null;
  onOpen?: () => void;
  onRemove: () => void;
  children?: ReactNode;
};

export function AskedChip({ label, chosen, onOpen, onRemove, children }: Props) {
  const chip = useRef<HTMLButtonElement>(null);
  const remove = () => {
    chip.current?.focus();
    onRemove();
  };
  return (
    <div className={classes['chip']} data-chosen={chosen !== null || undefined}>
      <button ref={chip} type="button" aria-haspopup={onOpen && 'dialog'} onClick={onOpen ?? remove}>
        {chosen === null && <IconPlus size={14} aria-hidden="true" />}
        <span className={classes['words']}>{chosen === null ? label : `${label}: ${chosen}`}</span>
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
