import { expect, test } from 'vitest';
import { addressLine, mapAddress, streetLine } from './address.ts';

const address = {
  street: 'Calle de Ibiza',
  number: '21',
  floor: '3.º B',
  postalCode: '28009',
  city: 'Madrid',
};

test('an address is one line, and what it lacks leaves no gap', () => {
  expect(addressLine(address)).toBe('Calle de Ibiza 21, 3.º B, 28009 Madrid');
  expect(addressLine({ ...address, number: null, floor: null })).toBe('Calle de Ibiza, 28009 Madrid');
  expect(streetLine({ street: 'Plaza Mayor', number: null })).toBe('Plaza Mayor');
});

test('the map is asked without the floor, in this country', () => {
  const query = new URL(mapAddress(address)).searchParams.get('query');
  expect(query).toBe('Calle de Ibiza 21, 28009 Madrid, España');
});
