import { IconArrowsMaximize } from '@tabler/icons-react';
import { useState } from 'react';
import { useBlobUrl } from '#records/files/use-blob-url.ts';
import { FULL_SIGNATURE } from '../visit/later-parts.ts';
import { Pad } from './signature-pad.tsx';
import classes from '../visit/work.module.css';

function Kept({ png }: { png: Blob }) {
  const url = useBlobUrl(png);
  return url === null ? null : <img className={classes['pad']} src={url} alt="Firma recogida" />;
}

type Props = { value: Blob | null; onChange: (png: Blob | null) => void; caption: string };

export function SignatureField({ value, onChange, caption }: Props) {
  // A signature not drawn on this pad (on an earlier page, in another window or full screen) is shown as a picture.
  const [isDrawnHere, setDrawnHere] = useState(false);
  const [round, setRound] = useState(0);
  const [isFull, setFull] = useState(false);
  const clear = () => {
    setDrawnHere(false);
    onChange(null);
    setRound(round + 1);
  };
  return (
    <div className={classes['signature']}>
      {value !== null && !isDrawnHere ? (
        <Kept png={value} />
      ) : (
        <Pad
          key={round}
          isEmpty={value === null}
          onSigned={(png) => {
            setDrawnHere(true);
            onChange(png);
          }}
        />
      )}
      <div className={classes['signature-foot']}>
        <span>{caption}</span>
        {value === null && (
          <button type="button" className={classes['card-button']} onClick={() => setFull(true)}>
            <IconArrowsMaximize size={16} stroke={1.75} aria-hidden="true" />
            Firmar a pantalla completa
          </button>
        )}
        {value !== null && (
          <button type="button" className={classes['card-button']} onClick={clear}>
            Borrar
          </button>
        )}
      </div>
      {isFull && (
        <FULL_SIGNATURE.Part
          caption={caption}
          onClose={() => setFull(false)}
          onSigned={(png) => {
            setFull(false);
            setDrawnHere(false);
            onChange(png);
          }}
        />
      )}
    </div>
  );
}
