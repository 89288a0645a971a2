import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';

/**
 * Remounts the form after each of its own saves, with the saved values. Saves by others do not remount it, because that would
 * discard what is being typed.
 */
export function FormRounds({ children }: { children: (onSaved: () => void) => ReactNode }) {
  const [round, setRound] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (round > 0) ref.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [round]);
  return (
    <div ref={ref}>
      <Fragment key={round}>{children(() => setRound((before) => before + 1))}</Fragment>
    </div>
  );
}
