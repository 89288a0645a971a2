import { expect, test } from 'vitest';
import { addressLine, directionsTo, mapAddress, streetLine } from './address.ts';
import { shortStreetLine } from './short-street.ts';

const address = {
  street: 'Calle de Ibiza',
  number: '21',
  floor: '3.º B',
  postalCode: '28009',
  city: 'Madrid',
};

test('an address is one line without gaps for missing parts', () => {
  expect(addressLine(address)).toBe('Calle de Ibiza 21, 3.º B, 28009 Madrid');
  expect(addressLine({ ...address, number: null, floor: null })).toBe('Calle de Ibiza, 28009 Madrid');
  expect(streetLine({ street: 'Plaza Mayor', number: null })).toBe('Plaza Mayor');
});

test.each([
  ['Calle de Ibiza', 'Ibiza 7'],
  ['Calle del Pez', 'Pez 7'],
  ['Calle de la Princesa', 'Princesa 7'],
  ['calle de los Reyes', 'Reyes 7'],
  ['Calle Mayor', 'Mayor 7'],
  ['C/ bravo Murillo', 'Bravo Murillo 7'],
  ['Avenida de América', 'América 7'],
  ['Avda. del Mediterráneo', 'Mediterráneo 7'],
  // Other kinds of street keep their word, and so does a street without another name.
  ['Paseo de la Castellana', 'Paseo de la Castellana 7'],
  ['Plaza de España', 'Plaza de España 7'],
  ['Calle 30', 'Calle 30 7'],
  ['Callejón del Gato', 'Callejón del Gato 7'],
  ['Calle', 'Calle 7'],
  ['Calle Delicias', 'Delicias 7'],
])('the short form of %s is %s', (street, short) => {
  expect(shortStreetLine({ street, number: '7' })).toBe(short);
});

test('the map query has the country but not the floor', () => {
  const query = new URL(mapAddress(address)).searchParams.get('query');
  expect(query).toBe('Calle de Ibiza 21, 28009 Madrid, España');
});

test('directions start at the present location', () => {
  const url = new URL(directionsTo(address));
  expect(`${url.origin}${url.pathname}`).toBe('https://www.google.com/maps/dir/');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    api: '1',
    destination: 'Calle de Ibiza 21, 28009 Madrid, España',
  });
});
