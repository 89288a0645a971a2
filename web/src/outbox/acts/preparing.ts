import { useSyncExternalStore } from 'react';
import { listen } from '#shared/listen.ts';

const counts = new Map<string, number>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => listen(listeners, listener);

export function countPreparing(visitId: string, change: number): void {
  counts.set(visitId, (counts.get(visitId) ?? 0) + change);
  listeners.forEach((listener) => listener());
}

export function useIsPreparing(visitId: string): boolean {
  return useSyncExternalStore(subscribe, () => (counts.get(visitId) ?? 0) > 0);
}
