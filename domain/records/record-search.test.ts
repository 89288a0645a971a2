import { expect, test } from 'vitest';
import { derived, flag, phone, phones, rows, system, tags, text } from './field.ts';
import { searchedTexts } from './record-search.ts';

const SHOP = {
  code: system('', { searched: true }),
  name: text({ label: 'Nombre', searched: true }),
  secret: text({ label: 'Secreto' }),
  open: flag({ label: 'Abierta' }),
  phone: phone({ label: 'Teléfono', searched: true }),
  phones: phones({ label: 'Teléfonos', most: 2, searched: true }),
  tags: tags({ label: 'Etiquetas', most: 2, max: 9, searched: true }),
  place: derived<object | null>(null, { searched: true }),
} as const;

test('searchedTexts has the texts of searched fields, and phones with and without prefix', () => {
  const shop = {
    ...{
      code: 'S-1',
      name: 'Frío',
      secret: 'no',
      open: true,
      phone: '+34600000001',
      phones: ['+34600000002'],
    },
    ...{
      tags: ['vip'],
      place: { street: 'Luna', number: '3', floor: '1', postalCode: '28013', city: 'Madrid' },
    },
  };
  expect(searchedTexts(SHOP, shop)).toEqual([
    ...['S-1', 'Frío', '600000001', '34600000001', '600000002', '34600000002'],
    ...['vip', 'Luna', '3', 'Madrid', '28013'],
  ]);
  const nothing = { ...shop, name: null, phone: null, phones: [], tags: [], place: null };
  expect(searchedTexts(SHOP, nothing)).toEqual(['S-1']);
});

test('the searched fields of its rows come after its own', () => {
  const person = {
    name: text({ label: 'Nombre', searched: true }),
    age: text({ label: 'Edad' }),
    main: flag({ label: 'Principal' }),
  } as const;
  const atMostOne = { flag: 'main', message: 'Una' } as const;
  const firm = {
    people: rows(person, {
      ...{ label: 'Personas', searched: true, most: 3 },
      ...{ identifiedBy: ['name'], namedBy: 'name', atMostOne },
    }),
    name: text({ label: 'Nombre', searched: true }),
  } as const;
  const people = [
    { name: 'Ana', age: '40', main: true },
    { name: 'Luis', age: '50', main: false },
  ];
  expect(searchedTexts(firm, { name: 'Horno', people })).toEqual(['Horno', 'Ana', 'Luis']);
});
