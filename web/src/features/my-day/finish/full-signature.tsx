import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { useModal } from '#shared/ui/dialogs/use-modal.ts';
import classes from './full-signature.module.css';
import { Pad } from './signature-pad.tsx';
import { trimmed } from './trimmed.ts';

type Props = { caption: string; onClose: () => void; onSigned: (png: Blob) => void };

export function FullSignature({ caption, onClose, onSigned }: Props) {
  const [png, setPng] = useState<Blob | null>(null);
  const [round, setRound] = useState(0);
  const clear = () => {
    setPng(null);
    setRound(round + 1);
  };
  return (
    <dialog
      ref={useModal()}
      className={classes['full']}
      aria-label="Firma"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes['head']}>
        <Button title="Cancelar" onClick={onClose} />
        <span className={classes['caption']}>{caption}</span>
        <Button title="Borrar" disabled={png === null} onClick={clear} />
        <Button title="Listo" type="primary" disabled={png === null} onClick={() => png && onSigned(png)} />
      </div>
      <div className={classes['paper']}>
        <Pad key={round} isEmpty={png === null} onSigned={setPng} pictureOf={trimmed} />
      </div>
    </dialog>
  );
}
