import type { Duplex } from 'node:stream';
import type { Firestore } from '@google-cloud/firestore';
import { dig } from './dig.ts';
import { shapeOf, shapeText, type Shape } from './query-shape.ts';

export type Tally = {
  reads: number;
  /** By index text; queries served by automatic indexes are left out. */
  shapes: Map<string, Shape>;
  indexes: Set<string>;
  /** The collections of queries and counts without a limit, whose cost grows with what is there. */
  unlimited: Set<string>;
};

export function countReads(firestore: Firestore): Tally {
  const tally: Tally = { reads: 0, shapes: new Map(), indexes: new Set(), unlimited: new Set() };
  const original: unknown = Reflect.get(firestore, 'requestStream');
  if (typeof original !== 'function')
    throw new Error('Firestore has no requestStream: count reads elsewhere');
  const requestStream = async (method: string, ...rest: unknown[]): Promise<Duplex> => {
    const stream = (await Reflect.apply(original, firestore, [method, ...rest])) as Duplex;
    const shape = shapeOf(rest[1]);
    if (shape) tally.shapes.set(shapeText(shape), shape);
    if (shape) tally.indexes.add(shapeText(shape));
    const unlimited = unlimitedIn(rest[1]);
    if (unlimited !== null) tally.unlimited.add(unlimited);
    observe(stream, method, { tally, counted: countsOf(rest[1]) });
    return stream;
  };
  Reflect.set(firestore, 'requestStream', requestStream);
  return tally;
}

/** The collection that a request reads without a limit. */
function unlimitedIn(request: unknown): string | null {
  const query = dig(dig(request, 'structuredAggregationQuery') ?? request, 'structuredQuery');
  if (query === undefined || query === null || dig(query, 'limit', 'value') !== undefined) return null;
  const [from] = (dig(query, 'from') ?? []) as unknown[];
  return String(dig(from, 'collectionId'));
}

/** Observes the stream without consuming it. */
function observe(
  stream: Duplex,
  method: string,
  { tally, counted }: { tally: Tally; counted: string[] },
): void {
  const emit = stream.emit.bind(stream);
  let documents = 0;
  stream.emit = (event: string | symbol, ...values: unknown[]) => {
    if (event === 'data') documents += costOf(method, values[0], counted);
    if (event === 'end') tally.reads += method === 'runQuery' ? Math.max(1, documents) : documents;
    return emit(event, ...values);
  };
}

function costOf(method: string, chunk: unknown, counted: string[]): number {
  if (method === 'batchGetDocuments') return dig(chunk, 'found') || dig(chunk, 'missing') ? 1 : 0;
  if (method === 'runQuery') return dig(chunk, 'document') ? 1 : 0;
  if (method !== 'runAggregationQuery') throw new Error(`${method} is not counted yet`);
  if (typeof dig(chunk, 'result', 'aggregateFields') !== 'object') return 0;
  if (counted.length === 0) throw new Error('What a sum costs is known by a count beside it');
  const counts = counted.map((alias) =>
    Number(dig(chunk, 'result', 'aggregateFields', alias, 'integerValue')),
  );
  return Math.max(1, Math.ceil(Math.max(...counts) / 1_000));
}

/** An aggregation's counts tell how many index entries it read. */
function countsOf(request: unknown): string[] {
  const aggregations = dig(request, 'structuredAggregationQuery', 'aggregations');
  if (!Array.isArray(aggregations)) return [];
  return aggregations.filter((each) => dig(each, 'count')).map((each) => String(dig(each, 'alias')));
}
