import { dig } from './dig.ts';

export type Indexed = { field: string; to: 'ASCENDING' | 'DESCENDING' | 'CONTAINS' };

/** `filters` in any order, `sort` in the given one. */
export type Shape = { collection: string; filters: Indexed[]; sort: Indexed[] };

const KINDS: Record<string, 'equal' | 'contains' | 'range'> = {
  EQUAL: 'equal',
  IN: 'equal',
  ARRAY_CONTAINS: 'contains',
  ARRAY_CONTAINS_ANY: 'contains',
  LESS_THAN: 'range',
  LESS_THAN_OR_EQUAL: 'range',
  GREATER_THAN: 'range',
  GREATER_THAN_OR_EQUAL: 'range',
};

/** null if it is not a query, or the automatic single-field indexes serve it. */
export function shapeOf(request: unknown): Shape | null {
  const aggregation = dig(request, 'structuredAggregationQuery');
  const query = dig(aggregation ?? request, 'structuredQuery');
  if (query === undefined || query === null) return null;
  const parts = filtersOf(dig(query, 'where'));
  const of = (kind: string) => parts.filter((part) => part.kind === kind).map(({ field }) => field);
  const filters = distinct([
    ...of('equal').map((field): Indexed => ({ field, to: 'ASCENDING' })),
    ...of('contains').map((field): Indexed => ({ field, to: 'CONTAINS' })),
  ]);
  const orders = ordersOf(query);
  // Without an explicit order a range sorts ascending; a summed field is read from the index too.
  const range = orders.length > 0 ? [] : of('range').map((field): Indexed => ({ field, to: 'ASCENDING' }));
  const sort = distinct([...orders, ...range, ...sumsOf(aggregation)]);
  // Equalities alone are merged from the automatic indexes.
  if (sort.length === 0 || filters.length + sort.length < 2) return null;
  return { collection: String(dig(list(dig(query, 'from'))[0], 'collectionId')), filters, sort };
}

export function shapeText({ collection, filters, sort }: Shape): string {
  const text = (fields: Indexed[]) => fields.map(({ field, to }) => `${field} ${to}`);
  return `${collection}: ${[...text(filters).sort(), ...text(sort)].join(', ')}`;
}

function ordersOf(query: unknown): Indexed[] {
  return list(dig(query, 'orderBy'))
    .map((order) => ({
      field: String(dig(order, 'field', 'fieldPath')),
      to: dig(order, 'direction') === 'DESCENDING' ? ('DESCENDING' as const) : ('ASCENDING' as const),
    }))
    .filter(({ field }) => field !== '__name__');
}

function sumsOf(aggregation: unknown): Indexed[] {
  return list(dig(aggregation, 'aggregations'))
    .map((each) => dig(each, 'sum', 'field', 'fieldPath') ?? dig(each, 'avg', 'field', 'fieldPath'))
    .filter((field) => typeof field === 'string')
    .map((field) => ({ field, to: 'ASCENDING' }));
}

type Part = { field: string; kind: 'equal' | 'contains' | 'range' };

function filtersOf(where: unknown): Part[] {
  if (where === null || where === undefined) return [];
  const composite = dig(where, 'compositeFilter');
  if (composite) {
    if (dig(composite, 'op') !== 'AND') throw new Error('Only conditions that all hold are understood yet');
    return list(dig(composite, 'filters')).flatMap(filtersOf);
  }
  const [filter, op] = dig(where, 'unaryFilter')
    ? [dig(where, 'unaryFilter'), 'EQUAL']
    : [dig(where, 'fieldFilter'), String(dig(where, 'fieldFilter', 'op'))];
  const kind = KINDS[op];
  if (!kind) throw new Error(`${op} is not understood yet`);
  const field = String(dig(filter, 'field', 'fieldPath'));
  return field === '__name__' ? [] : [{ field, kind }];
}

function distinct(fields: Indexed[]): Indexed[] {
  return [...new Map(fields.map((each) => [each.field, each])).values()];
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
