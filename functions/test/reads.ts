/** What Firestore would bill, and which indexes it would want, taken from the wire of one client. */
import type { Duplex } from 'node:stream';
import type { Firestore } from '@google-cloud/firestore';

export type Tally = {
  /** Document reads as billed: at least one a query, one per started thousand for an aggregation. */
  reads: number;
  /** The composite index each query needs, as `collection: field DIRECTION, …`; single fields need none. */
  indexes: Set<string>;
};

/** Counts from now on; set `reads` back to 0 to begin anew. */
export function countReads(firestore: Firestore): Tally {
  const tally: Tally = { reads: 0, indexes: new Set() };
  const original: unknown = Reflect.get(firestore, 'requestStream');
  if (typeof original !== 'function')
    throw new Error('Firestore has no requestStream: count reads elsewhere');
  const requestStream = async (method: string, ...rest: unknown[]): Promise<Duplex> => {
    const stream = (await Reflect.apply(original, firestore, [method, ...rest])) as Duplex;
    const index = indexOf(dig(rest[1], 'structuredQuery'));
    if (index) tally.indexes.add(index);
    observe(stream, method, tally);
    return stream;
  };
  Reflect.set(firestore, 'requestStream', requestStream);
  return tally;
}

/** Looks at what passes without taking it from whoever the stream is for. */
function observe(stream: Duplex, method: string, tally: Tally): void {
  const emit = stream.emit.bind(stream);
  let documents = 0;
  stream.emit = (event: string | symbol, ...values: unknown[]) => {
    if (event === 'data') documents += costOf(method, values[0]);
    if (event === 'end') tally.reads += method === 'runQuery' ? Math.max(1, documents) : documents;
    return emit(event, ...values);
  };
}

function costOf(method: string, chunk: unknown): number {
  if (method === 'batchGetDocuments') return dig(chunk, 'found') || dig(chunk, 'missing') ? 1 : 0;
  if (method === 'runQuery') return dig(chunk, 'document') ? 1 : 0;
  if (method !== 'runAggregationQuery') throw new Error(`${method} is not counted yet`);
  const fields = dig(chunk, 'result', 'aggregateFields');
  if (typeof fields !== 'object' || fields === null) return 0;
  const counts = Object.values(fields).map((value) => Number(dig(value, 'integerValue')));
  return Math.max(1, Math.ceil(Math.max(...counts) / 1_000));
}

function indexOf(query: unknown): string | null {
  const orders = list(dig(query, 'orderBy'))
    .map((order) => ({
      field: String(dig(order, 'field', 'fieldPath')),
      to: String(dig(order, 'direction')),
    }))
    .filter(({ field }) => field !== '__name__');
  const equals = filtersOf(dig(query, 'where')).map((field) => ({ field, to: 'ASCENDING' }));
  if (orders.length === 0 || orders.length + equals.length < 2) return null;
  const collection = String(dig(list(dig(query, 'from'))[0], 'collectionId'));
  return `${collection}: ${[...equals, ...orders].map(({ field, to }) => `${field} ${to}`).join(', ')}`;
}

/** The fields that are compared for equality, in the order of their names. */
function filtersOf(where: unknown): string[] {
  if (where === null || where === undefined) return [];
  const filters = dig(where, 'compositeFilter') ? list(dig(where, 'compositeFilter', 'filters')) : [where];
  return filters
    .map((filter) => {
      if (dig(filter, 'fieldFilter', 'op') !== 'EQUAL') throw new Error('Only equality is understood yet');
      return String(dig(filter, 'fieldFilter', 'field', 'fieldPath'));
    })
    .sort();
}

function dig(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  );
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
