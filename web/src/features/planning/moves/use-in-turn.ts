import { useCallback, useEffect, useRef } from 'react';

type Line<T> = { running: Promise<T> | null; next: Promise<T> | null };

/**
 * One request at a time. Calls made while one is running share the next, because the running one may not include what has just
 * changed.
 */
export function useInTurn<T>(ask: () => Promise<T>): () => Promise<T> {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const turns = useRef<Line<T>>({ running: null, next: null });
  return useCallback(() => {
    const line = turns.current;
    const begin = () => {
      line.next = null;
      const running = latest.current().finally(() => {
        if (line.running === running) line.running = null;
      });
      line.running = running;
      return running;
    };
    if (line.running === null) return begin();
    line.next ??= line.running.then(begin, begin);
    return line.next;
  }, []);
}
