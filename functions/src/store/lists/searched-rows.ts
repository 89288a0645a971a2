import type { Query, QueryDocumentSnapshot, QuerySnapshot } from '@google-cloud/firestore';
import { matchesAll } from '@cuadrilla/domain/text/search.ts';
import { COUNT_LIMIT, cut, shown, type Found, type PageRequest } from './page-rows.ts';
import { having, havingAll } from './search-fields.ts';
import { comparePlaces, isWithin, order, placeOf, readCursor, type Place } from './sort-value.ts';

/** The maximum pages of rows that one page of hits may cost. */
const PAGES = 4;

type Walk = { word: string; others: string[]; place: Place | null; total: number | null };

/**
 * A page of the rows that have all tokens (at least one). One token costs `first` + 1 reads. Several cost one read
 * each, one more and the page, if the hits fit on it or nearly every row of the rarest token is a hit; thinly spread
 * hits cost up to four times the page. Only if so many rows of the rarest token hold no hit, more is read: a page
 * with others behind it is never empty.
 */
export async function searchedRows(request: PageRequest, tokens: readonly string[]): Promise<Found> {
  const { query, bounds = [], sort, first, after } = request;
  const { place, word } = after === null ? { place: null, word: null } : readCursor(sort, after);
  const walk = (of: string, total: number | null) =>
    walkRows(request, { word: of, others: tokens.filter((token) => token !== of), place, total });
  const [only = ''] = tokens;
  if (tokens.length === 1) return walk(only, null);
  // Begun on an earlier page.
  if (word !== null && tokens.includes(word)) return walk(word, null);
  const together = havingAll(query, tokens);
  const [common = 0, ...each] = await Promise.all(
    [together, ...tokens.map((token) => order(having(query, token), sort, bounds))].map(countOf),
  );
  const rarest = Math.min(...each);
  if (common === 0 || rarest === 0) return cut([], first);
  // Rows to be read for a page, if the hits lie evenly among them.
  const walked = Math.min(rarest, (first * rarest) / common);
  if (common > PAGES * first || walked < common) {
    const isExact = place === null && bounds.length === 0;
    return walk(tokens[each.indexOf(rarest)] ?? only, isExact ? common : null);
  }
  return cut(await sortedRows(request, together, place), first);
}

async function countOf(query: Query): Promise<number> {
  return (await query.limit(COUNT_LIMIT).count().get()).data().count;
}

async function sortedRows(request: PageRequest, query: Query, after: Place | null) {
  const { sort, bounds = [] } = request;
  const placed = (await shown(request, query).get()).docs.map((doc) => ({ doc, place: placeOf(sort, doc) }));
  return placed
    .filter(({ place }) => isWithin(place, bounds))
    .filter(({ place }) => after === null || comparePlaces(sort, place, after) > 0)
    .sort((a, b) => comparePlaces(sort, a.place, b.place))
    .map(({ doc }) => doc);
}

/** Through the rows of one word. With the number of hits, no row is read to see whether there are more. */
async function walkRows(request: PageRequest, { word, others, place, total }: Walk): Promise<Found> {
  const { query, bounds, sort, first } = request;
  const ordered = shown(request, order(having(query, word), sort, bounds), 'search');
  const size = total === null ? first + 1 : first;
  const docs: QueryDocumentSnapshot[] = [];
  let last: QueryDocumentSnapshot | null = null;
  const found = (hasMore: boolean): Found => ({
    docs,
    last,
    hasMore,
    total: null,
    ...(others.length > 0 && { word }),
  });
  for (let pages = 1; ; pages += 1) {
    const after: Place | null = last ? placeOf(sort, last) : place;
    const start: Query = after ? ordered.startAfter(...after) : ordered;
    const { docs: rows }: QuerySnapshot = await start.limit(size).get();
    for (const row of rows) {
      if (docs.length === first) return found(true);
      if (matchesAll(others, row.get('search') as string[])) docs.push(row);
      last = row;
    }
    const isEnd = rows.length < size || docs.length === total;
    if (isEnd || (total !== null && docs.length === first)) return found(!isEnd);
    if (pages >= PAGES && docs.length > 0) return found(true);
  }
}
