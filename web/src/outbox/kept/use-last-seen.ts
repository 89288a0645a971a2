import { useEffect, useSyncExternalStore } from 'react';
import { lastSeenOf, type Seen, type SeenName } from './last-seen.ts';
import { useWork } from '../use-work.ts';

export function useLastSeen<T>(name: SeenName) {
  const store = lastSeenOf(useWork());
  const seen = useSyncExternalStore(store.subscribe, () => store.get(name)) as Seen<T> | null | undefined;
  useEffect(() => void store.load(name), [store, name]);
  return { seen, store };
}

export function useSeenAnswer<T>(name: SeenName, answer: T | undefined): Seen<T> | null | undefined {
  const { seen, store } = useLastSeen<T>(name);
  useEffect(() => {
    if (answer !== undefined) void store.keep(name, answer);
  }, [store, name, answer]);
  return seen;
}
