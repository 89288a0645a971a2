import { expect, test } from 'vitest';
import { parsePostalPrefixes, zoneFor } from './zones.ts';

test.each([
  ['28', ['28']],
  ['28013, 28014', ['28013', '28014']],
  ['28014 28013\n280', ['280', '28013', '28014']],
  ['28,28;28', ['28']],
  ['', []],
  [' , ', []],
  ['01 52', ['01', '52']],
])('typed %j is parsed as the prefixes %j', (typed, prefixes) => {
  expect(parsePostalPrefixes(typed)).toEqual(prefixes);
});

test.each(['2', '280133', '00', '53', '28 x', '28-29', '２８', '28.013'])('typed %j is refused', (typed) => {
  expect(parsePostalPrefixes(typed)).toBeNull();
});

const zone = (id: string, postalPrefixes: string[], retired = false) => ({ id, postalPrefixes, retired });
const ZONES = [
  zone('madrid', ['28']),
  zone('centro', ['2801', '28004']),
  zone('also-centro', ['2801']),
  zone('retired', ['28013'], true),
  zone('sur', ['29', '28013', '289']),
];

test.each([
  ['28500', 'madrid'],
  ['28012', 'centro'],
  ['28004', 'centro'],
  ['28013', 'sur'],
  ['28901', 'sur'],
  ['29001', 'sur'],
  ['08001', null],
  ['', null],
])('a site in %s belongs to the zone %s', (postalCode, id) => {
  expect(zoneFor(postalCode, ZONES)).toBe(id);
});

test('a site belongs to no zone if there are none', () => {
  expect(zoneFor('28013', [])).toBeNull();
});
