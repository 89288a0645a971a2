import type { DocumentSnapshot } from '@google-cloud/firestore';
import { queryWords } from '@cuadrilla/domain/text/search.ts';
import { plainRows, type PageRequest } from './page-rows.ts';
import { searchedRows } from './searched-rows.ts';
import { cursorOf } from './sort-value.ts';

export type Page<T> = {
  edges: { cursor: string; node: T }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number | null;
};

/**
 * Costs at most `first` + 1 reads for any size of the collection, also with one search word; for several words see
 * `searchedRows`. Documents that `toRow` cannot read (null) are left out.
 */
export async function listPage<T extends object>(
  request: PageRequest,
  toRow: (snapshot: DocumentSnapshot) => T | null,
): Promise<Page<T>> {
  const { sort, token } = request;
  const words = queryWords(request.search ?? '');
  const tokens = token == null ? words : [token, ...words];
  const { docs, last, hasMore, total, word } =
    words.length > 0 ? await searchedRows(request, tokens) : await plainRows(request);
  const edges = docs.flatMap((doc) => {
    const node = toRow(doc);
    return node === null ? [] : [{ cursor: cursorOf(sort, doc, word), node }];
  });
  const endCursor = last ? cursorOf(sort, last, word) : null;
  return { edges, pageInfo: { hasNextPage: hasMore, endCursor }, totalCount: total };
}
