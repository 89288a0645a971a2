import { useEffect } from 'react';

/** Fetches a form beside what it will show, for who may change it; others never fetch it. */
export function useFetchedAhead(isNeeded: boolean, preload: () => Promise<unknown>): void {
  useEffect(() => {
    if (isNeeded) void preload();
  }, [isNeeded, preload]);
}
