import { useEffect, useRef } from 'react';

/**
 * With what is removed from a part goes the focus that was on it: the part's first control gets it instead, as soon as no
 * dialog has it. `removing` tells of whom it is to be expected.
 */
export function useFocusAfterRemoval(ids: readonly string[]) {
  const ref = useRef<HTMLDivElement>(null);
  const expected = useRef<string | null>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    const isGone = expected.current !== null && !ids.includes(expected.current);
    if (!isGone || activeElement?.closest('dialog')) return;
    expected.current = null;
    if (activeElement === body) ref.current?.querySelector<HTMLElement>('a, button:not(:disabled)')?.focus();
  });
  return {
    ref,
    removing: (id: string) => {
      expected.current = id;
    },
  };
}
