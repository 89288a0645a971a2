import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetOperations, notedOperations } from './first-operations.ts';
import { noteOperations } from './note-operations.ts';

const at = (address: string) => new URL(address, 'https://cuadrilla.invalid');
const list = (search: string) => ({ operationName: 'Rows', hash: 'h', variables: { search } });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:00:00Z') });
});
afterEach(() => void vi.useRealTimers());

test('what was asked first at an address is known when it is opened again, to the same person only', () => {
  noteOperations('ana', at('/clients?q=ruiz'), [list('ruiz')]);
  expect(notedOperations('ana', at('/clients?q=ruiz'))).toEqual([list('ruiz')]);
  expect(notedOperations('ana', at('/clients'))).toEqual([]);
  expect(notedOperations('bea', at('/clients?q=ruiz'))).toEqual([]);
});

test('the day it was asked on becomes today', () => {
  const day = (date: string) => ({
    operationName: 'Day',
    hash: 'h',
    variables: { date, other: '2026-11-20' },
  });
  noteOperations('ana', at('/'), [day('2026-11-24')]);
  vi.setSystemTime(new Date('2026-11-25T09:00:00Z'));
  expect(notedOperations('ana', at('/'))).toEqual([day('2026-11-25')]);
});

test('what has changed since a mark is asked on the same day only', () => {
  const changes = { operationName: 'Changes', hash: 'h', variables: { since: 'm1' } };
  noteOperations('ana', at('/'), [changes]);
  expect(notedOperations('ana', at('/'))).toEqual([changes]);
  vi.setSystemTime(new Date('2026-11-25T09:00:00Z'));
  expect(notedOperations('ana', at('/'))).toEqual([]);
});

test('the last ten addresses are kept, of one person, until signing out', () => {
  for (let page = 0; page < 11; page += 1) noteOperations('ana', at(`/clients/${page}`), [list(`${page}`)]);
  expect(notedOperations('ana', at('/clients/0'))).toEqual([]);
  expect(notedOperations('ana', at('/clients/1'))).not.toEqual([]);
  noteOperations('bea', at('/clients'), [list('')]);
  expect(notedOperations('ana', at('/clients/10'))).toEqual([]);
  forgetOperations();
  expect(notedOperations('bea', at('/clients'))).toEqual([]);
});

// The last is how an operation was noted until November 2026.
const ODD = [
  '{',
  '{"a":1}',
  'null',
  '[{"uid":"ana","address":"/","day":"2026-11-24","operation":{"hash":"h"}}]',
];
test.each(ODD)('a stored %s counts as nothing', (stored) => {
  localStorage.setItem('cuadrilla.first', stored);
  expect(notedOperations('ana', at('/'))).toEqual([]);
});
