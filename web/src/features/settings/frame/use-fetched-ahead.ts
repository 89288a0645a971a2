import { useEffect } from 'react';

/** Preloads a form's chunk while its data load; people who may not edit never load it. */
export function useFetchedAhead(isNeeded: boolean, preload: () => Promise<unknown>): void {
  useEffect(() => {
    if (isNeeded) void preload();
  }, [isNeeded, preload]);
}
