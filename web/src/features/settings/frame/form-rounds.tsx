import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';

/**
 * A form that stays on the page after it was saved: a new one each time, made from what is saved now. What others save
 * meanwhile makes no new one, because that would take away what is being typed.
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
