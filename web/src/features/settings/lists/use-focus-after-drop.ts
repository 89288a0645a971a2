import { useEffect, useRef } from 'react';

/**
 * The row that had the focus is gone with what was removed: the list's first button gets it, once the dialog is closed,
 * under which nothing can have it.
 */
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
