import { useEffect, useRef, useState } from 'react';
import { useBlobUrl } from '#records/files/use-blob-url.ts';
import { fetchSignaturePad } from './late-dialogs.ts';
import { signOn } from './sign-on.ts';
import classes from './work.module.css';

type PadProps = { onSigned: (png: Blob) => void; isEmpty: boolean };

/** A place to sign with the finger; the library comes when somebody is about to sign. */
function Pad({ onSigned, isEmpty }: PadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const signed = useRef(onSigned);
  useEffect(() => {
    signed.current = onSigned;
  });
  useEffect(() => {
    let isHere = true;
    let leave: (() => void) | null = null;
    void fetchSignaturePad().then(({ default: SignaturePad }) => {
      const element = canvas.current;
      if (!isHere || element === null) return;
      leave = signOn(element, SignaturePad, () =>
        element.toBlob((png) => png && isHere && signed.current(png), 'image/png'),
      );
    });
    return () => {
      isHere = false;
      leave?.();
    };
  }, []);
  return (
    <>
      <canvas ref={canvas} className={classes['pad']} aria-label="Firma aquí con el dedo" role="img" />
      {isEmpty && <span className={classes['pad-hint']}>Firma aquí</span>}
    </>
  );
}

function Kept({ png }: { png: Blob }) {
  const url = useBlobUrl(png);
  return url === null ? null : <img className={classes['pad']} src={url} alt="Firma recogida" />;
}

type Props = { value: Blob | null; onChange: (png: Blob | null) => void; caption: string };

/** A signature: drawn here, or as it was drawn before the page was left. */
export function SignatureField({ value, onChange, caption }: Props) {
  // What was signed before this page was opened is a picture; the next one is drawn.
  const [before] = useState(value);
  const [round, setRound] = useState(0);
  const clear = () => {
    onChange(null);
    setRound(round + 1);
  };
  return (
    <div className={classes['signature']}>
      {value !== null && value === before ? (
        <Kept png={value} />
      ) : (
        <Pad key={round} isEmpty={value === null} onSigned={onChange} />
      )}
      <div className={classes['signature-foot']}>
        <span>{caption}</span>
        {value !== null && (
          <button type="button" className={classes['card-button']} onClick={clear}>
            Borrar
          </button>
        )}
      </div>
    </div>
  );
}
