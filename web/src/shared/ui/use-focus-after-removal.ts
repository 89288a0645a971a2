import { useEffect, useRef } from 'react';

/** Moves the focus to the part's first control after its focused row was removed. */
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
