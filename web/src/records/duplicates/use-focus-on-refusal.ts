import { useEffect } from 'react';
import type { DuplicateMatch } from './use-duplicates.ts';

/** A form that was refused because of who is there already leads to them, as it leads to a wrong field. */
export function useFocusOnRefusal(refused: readonly DuplicateMatch[]): void {
  useEffect(() => {
    if (refused.length > 0) document.querySelector<HTMLElement>('[data-duplicates]')?.focus();
  }, [refused]);
}
