import { expect, test } from 'vitest';
import { typedServiceIn } from './typed-service.ts';

test.each([
  [null, null],
  ['x', null],
  [{ other: 1 }, null],
  [{ typedService: null }, null],
  [{ typedService: { title: 'Gotea' } }, { title: 'Gotea', description: '' }],
  [{ typedService: { title: 7, description: 'Desde ayer' } }, { title: '', description: 'Desde ayer' }],
])('the history state %j contains the typed service %j', (state, typed) => {
  expect(typedServiceIn(state)).toEqual(typed);
});
