import { useCallback, useEffect, useRef } from 'react';

type Line = { running: Promise<unknown> | null; next: Promise<unknown> | null };

/**
 * One question after the other. Whoever asks while one is under way waits for the next, which all who ask meanwhile share: an
 * answer that was on its way before something was done does not know of it.
 */
export function useInTurn(ask: () => Promise<unknown>): () => Promise<unknown> {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const turns = useRef<Line>({ running: null, next: null });
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
