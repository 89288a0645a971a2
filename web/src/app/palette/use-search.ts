import { useEffect, useState } from 'react';
import { readFailure } from '#apollo/read-failure.ts';
import { usePaletteQuery } from './palette.generated.ts';

/** How long after the last letter it is asked. */
export const SEARCH_DELAY = 200;

/** One letter begins a word of almost everything. */
const SHORTEST = 2;

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(text), SEARCH_DELAY);
    return () => clearTimeout(waiting);
  }, [text]);
  return settled;
}

/** What fits the words typed; while the answer is on its way, what fitted before. */
export function useSearch(typed: string, mayAsk: boolean) {
  const q = useDebounced(typed);
  const isAsked = mayAsk && typed.length >= SHORTEST;
  const { data, previousData, error, loading, refetch } = usePaletteQuery({
    variables: { q },
    // Somebody may have written a moment ago what is looked for now.
    fetchPolicy: isAsked && q.length >= SHORTEST ? 'cache-and-network' : 'standby',
    notifyOnNetworkStatusChange: true,
  });
  const isLate = isAsked && (q !== typed || (loading && data === undefined));
  const hits = (isAsked ? (data ?? previousData)?.search : undefined) ?? [];
  return {
    hits,
    isLate,
    failure: isAsked && !loading && error !== undefined ? readFailure(error) : null,
    retry: () => void refetch().catch(() => undefined),
  };
}
