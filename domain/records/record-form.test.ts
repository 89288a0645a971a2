import { expect, test } from 'vitest';
import { NO_ADDRESS } from '../contact/address-form.ts';
import { CLIENT } from './client.ts';
import { address, choice, flag, note, phones, reference, system, text } from './field.ts';
import { emptyForm, formOf, labelsByPath } from './record-form.ts';

const SHOP = {
  code: system('', { label: 'Código' }),
  kind: choice({ SMALL: 'Pequeña', LARGE: 'Grande' }, { label: 'Tipo' }),
  name: text({ label: 'Nombre' }),
  notes: note({ label: 'Notas' }),
  open: flag({ label: 'Abierta' }),
  phones: phones({ label: 'Teléfonos', most: 2 }),
  place: address({ label: 'Sede' }),
  owner: reference({ label: 'Agente', to: 'USER' }),
  contacts: CLIENT.contacts,
} as const;

const EMPTY = {
  ...{ kind: 'SMALL', name: '', notes: '', open: false, phones: [''], place: NO_ADDRESS },
  ...{ ownerId: '', contacts: [] },
};

test('an empty form has the first value of each choice, and one blank row per list', () => {
  expect(emptyForm(SHOP)).toEqual(EMPTY);
});

test('a form of an existing record has its values', () => {
  const stored = {
    ...{ kind: 'LARGE' as const, name: null, notes: 'Perro', open: true, phones: ['+34612345678'] },
    place: { street: 'Luna', number: null, floor: null, postalCode: '28013', city: 'Madrid' },
    owner: { id: 'u', name: 'Ana' },
    contacts: [{ name: 'Ana', position: null, phone: '+34600000001', email: null, main: true }],
  };
  expect(formOf(SHOP, stored)).toEqual({
    ...{ kind: 'LARGE', name: '', notes: 'Perro', open: true, phones: ['612 34 56 78'], ownerId: 'u' },
    place: { street: 'Luna', number: '', floor: '', postalCode: '28013', city: 'Madrid' },
    contacts: [{ name: 'Ana', position: '', phone: '600 00 00 01', email: '', main: true }],
  });
});

test('labelsByPath has a label for every path, with an optional prefix', () => {
  expect(labelsByPath(SHOP)).toMatchObject({ ownerId: 'Agente', 'place.city': 'Sede: población' });
  expect(labelsByPath(SHOP, 'shop.')['shop.name']).toBe('Nombre');
});
