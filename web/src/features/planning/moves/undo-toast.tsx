import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import classes from './undo-toast.module.css';
import type { Undo } from './undo-stack.ts';

const SHOWN_MS = 10_000;

type Props = {
  undo: Undo;
  isEarlier: boolean;
  onUndo: () => void;
};

/** Once it has gone, Ctrl+Z still works. */
export function UndoToast({ undo, isEarlier, onUndo }: Props) {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const hiding = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(hiding);
  }, []);
  return (
    <div role="status" className={isShown ? classes['toast'] : 'visually-hidden'}>
      <span>
        {isEarlier && 'Antes: '}
        {undo.done}
      </span>
      {isShown && (
        <>
          <Button
            type="secondary"
            title="Deshacer"
            icon={<IconArrowBackUp size={16} stroke={1.75} />}
            onClick={onUndo}
          />
          <kbd>Ctrl Z</kbd>
          <button type="button" aria-label="Cerrar aviso" onClick={() => setShown(false)}>
            <IconX size={16} stroke={1.75} aria-hidden="true" />
          </button>
        </>
      )}
    </div>
  );
}
