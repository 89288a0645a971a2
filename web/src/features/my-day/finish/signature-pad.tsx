import { useEffect, useRef } from 'react';
import { fetchSignaturePad } from './fetch-signature-pad.ts';
import { signOn } from '../day/sign-on.ts';
import classes from '../visit/work.module.css';

type PadProps = {
  onSigned: (png: Blob) => void;
  isEmpty: boolean;
  pictureOf?: (drawn: HTMLCanvasElement) => HTMLCanvasElement;
};

const whole = (drawn: HTMLCanvasElement) => drawn;

export function Pad({ onSigned, isEmpty, pictureOf = whole }: PadProps) {
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
        pictureOf(element).toBlob((png) => png && isHere && signed.current(png), 'image/png'),
      );
    });
    return () => {
      isHere = false;
      leave?.();
    };
  }, [pictureOf]);
  return (
    <>
      <canvas ref={canvas} className={classes['pad']} aria-label="Firma aquí con el dedo" role="img" />
      {isEmpty && <span className={classes['pad-hint']}>Firma aquí</span>}
    </>
  );
}
