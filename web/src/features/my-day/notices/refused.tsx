import { useEffect, useRef } from 'react';
import { refusedIn, type Queue } from '#outbox/sending/queue.ts';
import { REFUSALS } from './late-notices.ts';

function useFocusAfterDecision(acts: Queue) {
  const decided = useRef<string | null>(null);
  useEffect(() => {
    const isGone = acts.every(({ key, refusal }) => refusal === null || key !== decided.current);
    if (decided.current === null || !isGone) return;
    decided.current = null;
    const next = document.querySelector<HTMLElement>('[data-refusal]') ?? document.querySelector('h1');
    next?.focus();
  }, [acts]);
  return (key: string) => {
    decided.current = key;
  };
}

export function Refused({ acts }: { acts: Queue }) {
  const decided = useFocusAfterDecision(acts);
  if (refusedIn(acts) === null) return null;
  return <REFUSALS.Part acts={acts} onDecided={decided} />;
}
