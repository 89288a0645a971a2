import { useEffect, useRef, useState } from 'react';
import { useBlobUrl } from '#records/files/use-blob-url.ts';
import { fetchSignaturePad } from './late-dialogs.ts';
import classes from './work.module.css';

type PadProps = { onSigned: (png: Blob) => void; isEmpty: boolean };

/** Ink is dark whatever the scheme: the report is printed on white. */
const INK = '#211f1c';

/** As many pixels as the screen has, so that the line is sharp; false where nothing can be drawn. */
function fit(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext('2d');
  if (context === null) return false;
  const ratio = Math.max(window.devicePixelRatio, 1);
  canvas.width = Math.round(canvas.offsetWidth * ratio);
  canvas.height = Math.round(canvas.offsetHeight * ratio);
  context.scale(ratio, ratio);
  return true;
}

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
      if (!isHere || element === null || !fit(element)) return;
      const pad = new SignaturePad(element, { penColor: INK, minWidth: 0.8, maxWidth: 2.4 });
      const keep = () => element.toBlob((png) => png && isHere && signed.current(png), 'image/png');
      pad.addEventListener('endStroke', keep);
      leave = () => pad.off();
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
