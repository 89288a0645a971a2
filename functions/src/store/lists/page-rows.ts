import type { Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { having } from './search-fields.ts';
import { order, readCursor, type Bound, type Sort } from './sort-value.ts';

export type PageRequest = {
  /** Filters by equality only. */
  query: Query;
  bounds?: readonly Bound[];
  sort: Sort;
  /** None if only `totalCount` is requested. */
  first: number;
  after: string | null;
  /** That `toRow` reads; all of them by default. */
  fields?: readonly string[];
  /** As typed; blank or null for no search. Documents must then have `searchFields`. */
  search?: string | null;
  /** An entry of `search` that rows must also have: filters by a value of a list share that array. */
  token?: string | null;
};

export type Found = {
  docs: QueryDocumentSnapshot[];
  last: QueryDocumentSnapshot | null;
  hasMore: boolean;
  total: number | null;
  /** See `cursorOf`. */
  word?: string;
};

/** The count that one read pays for. */
export const COUNT_LIMIT = 1_000;

/** So few rows are part of a page that waits for others too, and often all there are. */
const SHORT = 10;

/**
 * The first page counts instead of reading one more row: either costs one read, and the count gives the total too. It stops at a
 * thousand, which is what one read pays for. Short lists are counted only when their rows are not all of them.
 */
export async function plainRows(request: PageRequest): Promise<Found> {
  const { query, bounds, sort, first, after, token } = request;
  const ordered = order(token == null ? query : having(query, token), sort, bounds);
  if (after !== null) {
    const rest = ordered.startAfter(...readCursor(sort, after).place);
    return cut(
      (
        await shown(request, rest)
          .limit(first + 1)
          .get()
      ).docs,
      first,
    );
  }
  // Counts the ordered query, which excludes documents without the sort field.
  const counted = async () => (await ordered.limit(COUNT_LIMIT).count().get()).data().count;
  const rows = async () => (first === 0 ? [] : (await shown(request, ordered).limit(first).get()).docs);
  const [docs, count] =
    first <= SHORT ? await countedIfFull(first, rows, counted) : await Promise.all([rows(), counted()]);
  const total = count < COUNT_LIMIT ? count : null;
  return { docs, last: docs.at(-1) ?? null, hasMore: count > docs.length, total };
}

async function countedIfFull(
  first: number,
  rows: () => Promise<QueryDocumentSnapshot[]>,
  counted: () => Promise<number>,
): Promise<[docs: QueryDocumentSnapshot[], count: number]> {
  const docs = await rows();
  return [docs, docs.length < first ? docs.length : await counted()];
}

export function shown({ fields, sort }: PageRequest, query: Query, ...more: string[]): Query {
  return fields ? query.select(...new Set([...fields, sort.field, ...more])) : query;
}

export function cut(docs: QueryDocumentSnapshot[], first: number): Found {
  const rows = docs.slice(0, first);
  return { docs: rows, last: rows.at(-1) ?? null, hasMore: docs.length > first, total: null };
}
