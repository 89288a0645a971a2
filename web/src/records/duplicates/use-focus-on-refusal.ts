import { useEffect } from 'react';
import type { DuplicateMatch } from './use-duplicates.ts';

export function useFocusOnRefusal(refused: readonly DuplicateMatch[]): void {
  useEffect(() => {
    if (refused.length > 0) document.querySelector<HTMLElement>('[data-duplicates]')?.focus();
  }, [refused]);
}
