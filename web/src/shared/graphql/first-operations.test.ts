import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetOperations, notedOperation } from './first-operations.ts';
import { noteOperation } from './note-operation.ts';

const at = (address: string) => new URL(address, 'https://cuadrilla.invalid');
const list = (search: string) => ({ operationName: 'Rows', hash: 'h', variables: { search } });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:00:00Z') });
});
afterEach(() => void vi.useRealTimers());

test('what was asked first at an address is known when it is opened again, to the same person only', () => {
  noteOperation('ana', at('/clients?q=ruiz'), list('ruiz'));
  expect(notedOperation('ana', at('/clients?q=ruiz'))).toEqual(list('ruiz'));
  expect(notedOperation('ana', at('/clients'))).toBeNull();
  expect(notedOperation('bea', at('/clients?q=ruiz'))).toBeNull();
});

test('the day it was asked on becomes today', () => {
  const day = (date: string) => ({
    operationName: 'Day',
    hash: 'h',
    variables: { date, other: '2026-11-20' },
  });
  noteOperation('ana', at('/'), day('2026-11-24'));
  vi.setSystemTime(new Date('2026-11-25T09:00:00Z'));
  expect(notedOperation('ana', at('/'))).toEqual(day('2026-11-25'));
});

test('what has changed since a mark is asked on the same day only', () => {
  const changes = { operationName: 'Changes', hash: 'h', variables: { since: 'm1' } };
  noteOperation('ana', at('/'), changes);
  expect(notedOperation('ana', at('/'))).toEqual(changes);
  vi.setSystemTime(new Date('2026-11-25T09:00:00Z'));
  expect(notedOperation('ana', at('/'))).toBeNull();
});

test('the last ten addresses are kept, of one person, until signing out', () => {
  for (let page = 0; page < 11; page += 1) noteOperation('ana', at(`/clients/${page}`), list(`${page}`));
  expect(notedOperation('ana', at('/clients/0'))).toBeNull();
  expect(notedOperation('ana', at('/clients/1'))).not.toBeNull();
  noteOperation('bea', at('/clients'), list(''));
  expect(notedOperation('ana', at('/clients/10'))).toBeNull();
  forgetOperations();
  expect(notedOperation('bea', at('/clients'))).toBeNull();
});

test.each(['{', '{"a":1}', 'null'])('a stored %s counts as nothing', (stored) => {
  localStorage.setItem('cuadrilla.first', stored);
  expect(notedOperation('ana', at('/'))).toBeNull();
});
