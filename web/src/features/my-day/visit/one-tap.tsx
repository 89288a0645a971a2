import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';

/** How long what takes a verb's place takes no press: the second of a double tap comes sooner. */
export const SETTLE_MS = 600;

/** Whether `step` has only just become what it is. */
function useIsNew(step: string): boolean {
  const [settled, setSettled] = useState(step);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(step), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [step]);
  return settled !== step;
}

type Props = {
  /** What changes with a step that was taken. */
  step: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Buttons that change their word where they stand, so that a double tap takes one step and not two. They are not disabled:
 * the focus stays on them.
 */
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
