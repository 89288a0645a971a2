import { useEffect, useRef, useState, type ReactNode } from 'react';
import classes from './detail.module.css';

function useIsCut(text: string) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const shown = ref.current;
    if (shown === null) return;
    // One pixel more is rounding, not another line.
    const look = () => setCut(shown.scrollHeight > shown.clientHeight + 1);
    const resizes = new ResizeObserver(look);
    resizes.observe(shown);
    return () => resizes.disconnect();
  }, [text]);
  return { ref, isCut };
}

type Props = { lead: ReactNode; text: string };

/** Cut to its first lines until opened; screen readers get the whole text. */
export function Clamped({ lead, text }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { ref, isCut } = useIsCut(text);
  return (
    <>
      <p ref={ref} className={isOpen ? undefined : classes['clamped']}>
        {lead} {text}
      </p>
      {(isCut || isOpen) && (
        <button
          type="button"
          className={classes['more']}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Ver menos' : 'Ver todo'}
        </button>
      )}
    </>
  );
}
