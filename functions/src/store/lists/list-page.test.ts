import { Firestore } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import { encodeCursor } from './cursor.ts';
import { listPage } from './list-page.ts';
import type { Sort } from './sort-value.ts';

/** Never reached: a bad cursor is refused before the query. */
const query = new Firestore({ projectId: 'demo-none', host: '127.0.0.1:1', ssl: false }).collection('rows');

const after = (of: Sort['of'], value: string) => {
  const sort: Sort = { name: 'rows', field: 'x', of, direction: 'asc' };
  const request = { query, sort, first: 5, after: encodeCursor('rows', { k: [value], id: 'a' }) };
  return listPage(request, () => ({}));
};

describe('a cursor', () => {
  test.each<[Sort['of'], string]>([
    ['text', 'n5'],
    ['text', 't5.0'],
    ['text', ''],
    ['text', 's\ud800'],
    ['text', 'sa\udc00b'],
    ['number', 'sa'],
    ['number', 't5.0'],
    ['number', 'n'],
    ['number', 'nNaN'],
    ['number', 'nInfinity'],
    ['number', 'n0x10'],
    ['instant', 's2026'],
    ['instant', 'n5'],
    ['instant', 't'],
    ['instant', 't5'],
    ['instant', 't5.'],
    ['instant', 't5.9999999999'],
    ['instant', 't99999999999999.0'],
  ])('of a list sorted by %s with the value %j is BAD_USER_INPUT', async (of, value) => {
    await expect(after(of, value)).rejects.toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });
});
