import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { IconChevronUp } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Completion } from './completion.ts';
import classes from '../visit/work.module.css';

function leadTo(place: string | undefined): void {
  const there = document.querySelector(`[data-place="${place}"]`);
  there?.scrollIntoView({ block: 'center' });
  there?.querySelector<HTMLElement>('input, select, textarea, button, a')?.focus();
}

function useClosedElsewhere(isOpen: boolean, close: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen, close]);
  return ref;
}

/** One line that unfolds, for lack of room on a phone; screen readers always get the whole list. */
export function Missing({ completion: { missing, places, wrong } }: { completion: Completion }) {
  const [isUnfolded, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const isOne = missing.length === 1;
  const isOpen = isUnfolded && missing.length > 1;
  const ref = useClosedElsewhere(isOpen, close);
  const isWrong = Object.keys(wrong).length > 0;
  if (missing.length === 0 && !isWrong) return null;
  if (missing.length === 0) return <p className={classes['missing']}>{MESSAGES.reviewFields}</p>;
  const go = (place: string | undefined) => {
    close();
    leadTo(place);
  };
  return (
    <div ref={ref} className={classes['missing']}>
      <button
        type="button"
        aria-expanded={isOne ? undefined : isOpen}
        onClick={() => (isOne ? go(places[0]) : setOpen(!isOpen))}
      >
        {isOne ? 'Falta 1' : `Faltan ${missing.length}`}
        <IconChevronUp size={16} stroke={1.75} aria-hidden="true" />
      </button>
      {isOpen ? (
        <ul>
          {missing.map((words, at) => (
            <li key={at}>
              <button type="button" onClick={() => go(places[at])}>
                {words}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="visually-hidden">{`Falta: ${missing.join(', ')}`}</p>
      )}
    </div>
  );
}
