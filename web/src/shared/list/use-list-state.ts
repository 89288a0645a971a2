import { useLocation, useSearchParams } from 'react-router-dom';
import { readListState, sizeParameter, withParameters, type ListOptions } from './list-state.ts';
import { useParameters } from './use-parameters.ts';

export type Place = { to: string; state: unknown };

/** Earlier cursors, from the history entry; null for a pasted link. */
function readTrail(state: unknown): readonly (string | null)[] | null {
  if (typeof state !== 'object' || state === null || !('trail' in state)) return null;
  return Array.isArray(state.trail) ? (state.trail as (string | null)[]) : null;
}

export type Paging = {
  size: number;
  after: string | null;
  offset: number | null;
  here: Place;
  first: Place;
  previous: Place | null;
  next: (endCursor: string) => Place;
  resize: (size: number) => void;
};

/** Cursors lead only forward, so earlier ones are kept in the history entry. */
function usePaging(size: number, after: string | null): Omit<Paging, 'resize'> {
  const [parameters] = useSearchParams();
  const location = useLocation();
  const trail = after === null ? [] : readTrail(location.state);
  const at = (changes: Record<string, string | null>) =>
    location.pathname + withParameters(parameters, changes);
  const above = trail?.at(-1) ?? null;
  return {
    size,
    after,
    offset: trail === null ? null : trail.length * size,
    here: { to: at({}), state: location.state as unknown },
    first: { to: at({ cursor: null }), state: null },
    previous:
      after === null ? null : { to: at({ cursor: above }), state: { trail: trail?.slice(0, -1) ?? [] } },
    next: (endCursor) => ({
      to: at({ cursor: endCursor }),
      state: trail === null ? null : { trail: [...trail, after] },
    }),
  };
}

/** List state in the address. Typing replaces the history entry, a choice adds one; both return to the first page. */
export function useListState<const O extends ListOptions>(options: O) {
  const { parameters, go: goTo } = useParameters();
  const state = readListState(parameters, options);
  const paging = usePaging(state.size, state.after);
  const go = (changes: Record<string, string | null>, replace = false) =>
    goTo({ ...changes, cursor: null }, replace);
  const names = Object.keys(options.filters ?? {});
  const nothing = Object.fromEntries(['q', ...names].map((name) => [name, null]));
  return {
    ...state,
    paging: { ...paging, resize: (size: number) => go({ tam: sizeParameter(size) }) },
    setSearch: (q: string) => go({ q }, true),
    setFilter: (name: keyof typeof state.filters & string, value: string | null) => go({ [name]: value }),
    setSort: (sort: string) => go({ orden: sort === options.sorts?.[0] ? null : sort }),
    setView: (view: string) => go({ vista: view === options.views?.[0] ? null : view }),
    clear: () => go(nothing),
  };
}

export type List = {
  q: string;
  sort: string | null;
  filters: Readonly<Record<string, string | null>>;
  isFiltered: boolean;
  paging: Paging;
  setSearch: (q: string) => void;
  setFilter: (name: never, value: string | null) => void;
  setSort: (sort: string) => void;
  clear: () => void;
};

/** The pressed button disappears, so the focus moves to the page. */
export function clearFilters(list: Pick<List, 'clear'>): void {
  list.clear();
  document.getElementById('contenido')?.focus();
}
