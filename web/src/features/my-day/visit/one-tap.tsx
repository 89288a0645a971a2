import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';

/** Milliseconds during which a replaced button ignores presses, against double taps. */
export const SETTLE_MS = 600;

function useIsNew(step: string): boolean {
  const [settled, setSettled] = useState(step);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(step), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [step]);
  return settled !== step;
}

type Props = {
  step: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Buttons whose action changes in place ignore the second tap of a double tap; they are not disabled, to keep the focus. */
export function OneTap({ step, className, children }: Props) {
  const isNew = useIsNew(step);
  const stop = (event: MouseEvent) => {
    if (!isNew) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      role="group"
      aria-label="Siguiente paso"
      aria-disabled={isNew || undefined}
      className={className}
      onClickCapture={stop}
    >
      {children}
    </div>
  );
}
