import { useEffect, useRef } from 'react';

/** Focuses the list's first button after a row was removed; waits for the dialog to close, because nothing below it can be focused. */
export function useFocusAfterDrop(isClosed: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const isWaiting = useRef(false);
  useEffect(() => {
    if (!isClosed || !isWaiting.current) return;
    isWaiting.current = false;
    ref.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isClosed]);
  const focusAfter = () => {
    isWaiting.current = true;
  };
  return { ref, focusAfter };
}
