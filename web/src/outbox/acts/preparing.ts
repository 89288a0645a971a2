import { useSyncExternalStore } from 'react';

/** How many photos of each visit are still being made smaller. Outside React: that goes on when the page is left. */
const counts = new Map<string, number>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** More of a visit's photos were chosen, or one of them is ready. */
export function countPreparing(visitId: string, change: number): void {
  counts.set(visitId, (counts.get(visitId) ?? 0) + change);
  listeners.forEach((listener) => listener());
}

/** Whether photos of a visit are not in the queue yet: what ends the visit must not get there before them. */
export function useIsPreparing(visitId: string): boolean {
  return useSyncExternalStore(subscribe, () => (counts.get(visitId) ?? 0) > 0);
}
