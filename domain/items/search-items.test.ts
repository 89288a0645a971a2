import { expect, test } from 'vitest';
import { calledFirst, searchItems } from './search-items.ts';

const item = (id: string, code: string, name: string, ...barcodes: string[]) => ({
  id,
  code,
  name,
  barcodes,
});
const ITEMS = [
  item('v', 'VAL-015', 'Válvula de esfera 1/2″', '4006381333931'),
  item('c', 'CIR-001', 'Circulador 25/60'),
  item('t', 'DES-001', 'Desplazamiento'),
  item('w', 'VAL-0150', 'Válvula de retención'),
];

test.each([
  ['', [], ['c', 't', 'v', 'w']],
  ['', ['t', 'w'], ['t', 'w', 'c', 'v']],
  ['valvula', [], ['v', 'w']],
  ['valvula', ['w'], ['w', 'v']],
  ['VALV  esf', [], ['v']],
  ['val-015', ['w'], ['v', 'w']],
  ['4006381333931', [], ['v']],
  ['bomba', [], []],
])('searching «%s» with recent items %j finds %j', (text, recent, found) => {
  expect(searchItems(ITEMS, text, recent).map(({ id }) => id)).toEqual(found);
});

test('items called as searched come before those of a family with that name', () => {
  const found = [
    { ref: 'VAL-003', name: 'Detentor recto' },
    { ref: 'CAL-026', name: 'Motor de válvula de tres vías' },
    { ref: 'VAL-001', name: 'Reductora de presión' },
    { ref: 'VAL-015', name: 'Válvula de esfera' },
  ];
  const refs = (text: string) => calledFirst(found, text).map(({ ref }) => ref);
  expect(refs('VALVULA')).toEqual(['CAL-026', 'VAL-015', 'VAL-003', 'VAL-001']);
  expect(refs('val-015')).toEqual(['VAL-015', 'VAL-003', 'CAL-026', 'VAL-001']);
  expect(refs('')).toEqual(found.map(({ ref }) => ref));
});
