import { useEffect, useState } from 'react';
import { readFailure } from '#shared/graphql/failure.ts';
import { usePaletteQuery, type PaletteQuery } from './palette.generated.ts';

export const SEARCH_DELAY = 200;

const SHORTEST = 2;

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(text), SEARCH_DELAY);
    return () => clearTimeout(waiting);
  }, [text]);
  return settled;
}

type Known = { q: string; hits: PaletteQuery['search'] };

/** Search results for a text; the previous results while the next are loading. */
export function useSearch(typed: string, mayAsk: boolean) {
  const q = useDebounced(typed);
  const isAsked = mayAsk && typed.length >= SHORTEST;
  const [known, setKnown] = useState<Known | null>(null);
  const { data, error, loading, refetch } = usePaletteQuery({
    variables: { q },
    // What is searched for may have been created a moment ago.
    fetchPolicy: isAsked && q.length >= SHORTEST ? 'cache-and-network' : 'standby',
  });
  const isLate = isAsked && (q !== typed || (loading && data === undefined));
  if (data !== undefined && data.search !== known?.hits) setKnown({ q, hits: data.search });
  // Results for entirely different words are not kept.
  const hits = isAsked && known !== null && typed.startsWith(known.q) ? known.hits : [];
  return {
    hits,
    isLate,
    failure: isAsked && !loading && error !== undefined ? readFailure(error) : null,
    retry: () => void refetch().catch(() => undefined),
  };
}
