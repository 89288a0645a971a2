import { expect, test } from 'vitest';
import { indexProblems, withIndexes } from './index-problems.ts';
import { shapeOf, shapeText } from '../kits/query-shape.ts';

const field = (fieldPath: string, op: string) => ({ fieldFilter: { field: { fieldPath }, op } });
const order = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction });

function shapesOf(...queries: { where: object[]; orderBy: object[]; aggregations?: object[] }[]) {
  const shapes = queries.map(({ where, orderBy, aggregations }) => {
    const filters = where.length === 1 ? where[0] : { compositeFilter: { op: 'AND', filters: where } };
    const structuredQuery = {
      from: [{ collectionId: 'c' }],
      ...(where.length > 0 ? { where: filters } : {}),
      orderBy: [...orderBy, order('__name__')],
    };
    const request = aggregations
      ? { structuredAggregationQuery: { structuredQuery, aggregations } }
      : { structuredQuery };
    const shape = shapeOf(request);
    return shape ? [[shapeText(shape), shape] as const] : [];
  });
  return { shapes: new Map(shapes.flat()) };
}

const file = (...indexes: string[]) => ({
  indexes: indexes.map((text) => ({
    collectionGroup: 'c',
    fields: text.split(', ').map((each) => {
      const [fieldPath = '', to = ''] = each.split(' ');
      if (to === 'CONTAINS') return { fieldPath, arrayConfig: 'CONTAINS' as const };
      return { fieldPath, order: to === 'DESC' ? ('DESCENDING' as const) : ('ASCENDING' as const) };
    }),
  })),
});

const asked = shapesOf({
  where: [field('a', 'EQUAL'), field('s', 'ARRAY_CONTAINS')],
  orderBy: [order('t', 'DESCENDING')],
});

test('a query is served by an exact index, or by several that together start with all its filters', () => {
  const served = { missing: [], unneeded: [] };
  expect(indexProblems(asked, file('s CONTAINS, a ASC, t DESC'))).toEqual(served);
  expect(indexProblems(asked, file('a ASC, t DESC', 's CONTAINS, t DESC'))).toEqual(served);
});

test('a query is not served by an index with another direction, kind, order or collection', () => {
  const wanting = ['a ASC, t DESC', 'a ASC, t ASC; s CONTAINS, t DESC', 's ASC, t DESC; a ASC, t DESC'];
  for (const text of [...wanting, 't DESC, a ASC, s CONTAINS', 'a ASC, b ASC, t DESC; s CONTAINS, t DESC']) {
    const { missing } = indexProblems(asked, file(...text.split('; ')));
    expect(missing, text).toEqual(['c: a ASCENDING, s CONTAINS, t DESCENDING']);
  }
});

test('an index that no query needs is reported', () => {
  const { unneeded } = indexProblems(asked, file('a ASC, s CONTAINS, t DESC', 'a ASC, u ASC'));
  expect(unneeded).toEqual(['c: a ASCENDING, u ASCENDING']);
});

test('writing indexes adds the missing ones and drops the unneeded ones', () => {
  const written = withIndexes(asked, file('a ASC, t DESC', 'a ASC, u ASC'));
  expect(indexProblems(asked, written)).toEqual({ missing: [], unneeded: [] });
  expect(written.indexes).toHaveLength(2);
  expect(withIndexes(asked, written)).toEqual(written);
});

test('a single field or equalities alone need no index; a range with a filter or a sum does', () => {
  const none = shapesOf(
    { where: [], orderBy: [order('t')] },
    { where: [field('a', 'EQUAL'), field('b', 'IN'), field('s', 'ARRAY_CONTAINS_ANY')], orderBy: [] },
  );
  expect([...none.shapes.keys()]).toEqual([]);
  const some = shapesOf(
    { where: [field('a', 'EQUAL'), field('t', 'LESS_THAN')], orderBy: [] },
    { where: [field('a', 'EQUAL')], orderBy: [], aggregations: [{ sum: { field: { fieldPath: 'v' } } }] },
    { where: [field('t', 'GREATER_THAN')], orderBy: [order('t'), order('u')] },
  );
  expect([...some.shapes.keys()]).toEqual([
    'c: a ASCENDING, t ASCENDING',
    'c: a ASCENDING, v ASCENDING',
    'c: t ASCENDING, u ASCENDING',
  ]);
});

test('an unsupported operator throws', () => {
  expect(() => shapesOf({ where: [field('a', 'NOT_EQUAL')], orderBy: [] })).toThrow('NOT_EQUAL');
});
