import {
  FieldPath,
  Timestamp,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
} from '@google-cloud/firestore';
import { matchesAll, queryWords } from '@cuadrilla/domain/text/search.ts';
import { badUserInput } from '../../errors.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

/** `name` identifies the order in cursors. Rows without `field` are not in the list. */
export type Sort = {
  name: string;
  field: string;
  of: 'text' | 'number' | 'instant';
  direction: 'asc' | 'desc';
};

export type PageRequest = {
  /** Filters by equality only, except for one by range over the sort's field. */
  query: Query;
  sort: Sort;
  first: number;
  after: string | null;
  /** As typed; blank or null for no search. Documents must then carry `search`, from `searchTokens`. */
  search?: string | null;
  /**
   * An entry of `search` that rows must also have. Filters by a value of a list share this array because a query can look into
   * only one.
   */
  token?: string | null;
};

export type Page<T> = {
  edges: { cursor: string; node: T }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number | null;
};

const COUNT_LIMIT = 1_000;
const SEARCH_BATCHES = 4;

/**
 * One page of a list. Costs at most `first` + 1 reads whatever the size of the collection, also with one search word; with
 * several words, or a word and a token, at most four times that: the longest word is queried and the others are compared in
 * memory. If matches are rare the page is shorter, with `hasNextPage` and a cursor to continue from. Documents that `toRow`
 * cannot read (null) are left out.
 */
export async function listPage<T extends object>(
  request: PageRequest,
  toRow: (snapshot: DocumentSnapshot) => T | null,
): Promise<Page<T>> {
  const words = queryWords(request.search ?? '');
  const found = words.length > 0 ? await searched(request, words) : await plain(request);
  const { sort } = request;
  const edges = found.docs.flatMap((doc) => {
    const node = toRow(doc);
    return node === null ? [] : [{ cursor: cursorOf(sort, doc), node }];
  });
  const end = found.last ? cursorOf(sort, found.last) : null;
  return { edges, pageInfo: { hasNextPage: found.hasMore, endCursor: end }, totalCount: found.total };
}

type Found = {
  docs: QueryDocumentSnapshot[];
  last: QueryDocumentSnapshot | null;
  hasMore: boolean;
  total: number | null;
};

/**
 * The first page counts instead of reading one more row: either costs one read, and the count gives the total too. It stops at a
 * thousand, which is what one read pays for.
 */
async function plain({ query, sort, first, after, token }: PageRequest): Promise<Found> {
  const ordered = order(token == null ? query : having(query, token), sort);
  if (after !== null)
    return cut(
      (
        await from(ordered, sort, after)
          .limit(first + 1)
          .get()
      ).docs,
      first,
    );
  const [{ docs }, counted] = await Promise.all([
    ordered.limit(first).get(),
    // Counts the ordered query, which excludes documents without the sort field.
    ordered.limit(COUNT_LIMIT).count().get(),
  ]);
  const { count } = counted.data();
  const total = count < COUNT_LIMIT ? count : null;
  return { docs, last: docs.at(-1) ?? null, hasMore: count > docs.length, total };
}

async function searched(
  { query, sort, first, after, token }: PageRequest,
  [longest = '', ...shorter]: string[],
): Promise<Found> {
  const others = token == null ? shorter : [token, ...shorter];
  const ordered = order(having(query, longest), sort);
  let start = after === null ? ordered : from(ordered, sort, after);
  if (others.length === 0) return cut((await start.limit(first + 1).get()).docs, first);
  const matches: QueryDocumentSnapshot[] = [];
  let last: QueryDocumentSnapshot | null = null;
  for (let batch = 0; batch < SEARCH_BATCHES; batch += 1) {
    const { docs } = await start.limit(first + 1).get();
    for (const doc of docs) {
      if (matches.length === first) return { docs: matches, last, hasMore: true, total: null };
      if (matchesAll(others, doc.get('search') as string[])) matches.push(doc);
      last = doc;
    }
    if (docs.length <= first || !last) return { docs: matches, last, hasMore: false, total: null };
    start = ordered.startAfter(...valuesOf(sort, last));
  }
  return { docs: matches, last, hasMore: true, total: null };
}

function having(query: Query, token: string): Query {
  return query.where('search', 'array-contains', token);
}

function cut(docs: QueryDocumentSnapshot[], first: number): Found {
  const rows = docs.slice(0, first);
  return { docs: rows, last: rows.at(-1) ?? null, hasMore: docs.length > first, total: null };
}

function order(query: Query, { field, direction }: Sort): Query {
  return query.orderBy(field, direction).orderBy(FieldPath.documentId(), direction);
}

function from(ordered: Query, sort: Sort, after: string): Query {
  const { k, id } = decodeCursor(sort.name, after, 1);
  return ordered.startAfter(readValue(k[0] ?? '', sort.of), id);
}

function valuesOf({ field }: Sort, doc: DocumentSnapshot): [unknown, string] {
  return [doc.get(field) as unknown, doc.id];
}

function cursorOf(sort: Sort, doc: DocumentSnapshot): string {
  const [value, id] = valuesOf(sort, doc);
  return encodeCursor(sort.name, { k: [writeValue(value)], id });
}

/** Cursor values are texts; a prefix names the type, and an instant keeps its nanoseconds. */
function writeValue(value: unknown): string {
  if (value instanceof Timestamp) return `t${value.seconds}.${value.nanoseconds}`;
  return typeof value === 'number' ? `n${value}` : `s${String(value)}`;
}

const LETTERS = { text: 's', number: 'n', instant: 't' } as const;

/** Throws BAD_USER_INPUT for a value of another type, or one that the database would refuse. */
function readValue(text: string, of: Sort['of']): string | number | Timestamp {
  const rest = text.slice(1);
  const read = { text: textOf, number: numberOf, instant: instantOf }[of];
  const value = text[0] === LETTERS[of] ? read(rest) : null;
  if (value === null) throw badUserInput('Cursor no válido');
  return value;
}

const textOf = (text: string) => (text.isWellFormed() ? text : null);

const numberOf = (text: string) => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null);

/** Null for an instant that cannot be stored, which only a forged cursor contains. */
function instantOf(text: string): Timestamp | null {
  const [seconds = NaN, nanoseconds = NaN] = /^-?\d+\.\d+$/.test(text) ? text.split('.').map(Number) : [];
  try {
    return new Timestamp(seconds, nanoseconds);
  } catch {
    return null;
  }
}

/** Without pagination, for closed lists. */
export async function listAll<T>(query: Query, toRow: (snapshot: DocumentSnapshot) => T): Promise<T[]> {
  return (await query.get()).docs.map(toRow);
}
