import { useLocation, useSearchParams } from 'react-router-dom';
import { PATHS } from '#shared/paths.ts';

/** How many rows a page may have; the first is the default. */
export const PAGE_SIZES = [25, 50, 100] as const;

type Place = { to: string; state: unknown };

export type Paging = {
  size: number;
  after: string | null;
  /** Number of the first row less one, or null where the address alone does not tell. */
  offset: number | null;
  previous: Place | null;
  next: (endCursor: string) => Place;
  resized: (size: number) => Place;
};

function address(size: number, cursor: string | null): string {
  const parameters = new URLSearchParams();
  if (cursor !== null) parameters.set('cursor', cursor);
  if (size !== PAGE_SIZES[0]) parameters.set('tam', String(size));
  const query = parameters.toString();
  return query === '' ? PATHS.technicians : `${PATHS.technicians}?${query}`;
}

/** The cursors of the pages before this one, which the history entry carries; null for a pasted link. */
function readTrail(state: unknown): readonly (string | null)[] | null {
  if (typeof state !== 'object' || state === null || !('trail' in state)) return null;
  return Array.isArray(state.trail) ? (state.trail as (string | null)[]) : null;
}

/** What an address asks the server for. */
export function pageVariables(parameters: URLSearchParams) {
  const asked = Number(parameters.get('tam'));
  return {
    first: PAGE_SIZES.find((known) => known === asked) ?? PAGE_SIZES[0],
    after: parameters.get('cursor'),
  };
}

/**
 * Which page of the list this is: all in the address, so that Back, reload and a pasted link give the same rows. A cursor
 * only leads forward, so the way back is kept with the history entry; a pasted link goes back to the first page.
 */
export function usePaging(): Paging {
  const [parameters] = useSearchParams();
  const location = useLocation();
  const { first: size, after } = pageVariables(parameters);
  const trail = after === null ? [] : readTrail(location.state);
  const above = trail?.at(-1) ?? null;
  return {
    size,
    after,
    offset: trail === null ? null : trail.length * size,
    previous:
      after === null ? null : { to: address(size, above), state: { trail: trail?.slice(0, -1) ?? [] } },
    next: (endCursor) => ({
      to: address(size, endCursor),
      state: trail === null ? null : { trail: [...trail, after] },
    }),
    resized: (changed) => ({ to: address(changed, null), state: null }),
  };
}
