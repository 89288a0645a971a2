import { expect, test } from 'vitest';
import { CLIENT, type ClientFields } from './client.ts';
import { emptyForm, formOf, labelsByPath, NO_ADDRESS } from './record-form.ts';

const EMPTY = {
  kind: 'PERSON',
  legalName: '',
  tradeName: '',
  nif: '',
  isPropertyManager: false,
  managedById: '',
  emails: [''],
  phones: [''],
  billingAddress: NO_ADDRESS,
  contacts: [],
  ownerId: '',
  tags: [],
  notes: '',
};

test('the form of a new record has nothing in it but the first of each choice and a row to type in', () => {
  expect(emptyForm(CLIENT)).toEqual(EMPTY);
});

test('a record to be changed stands in its form as it is read', () => {
  const stored = {
    ...{ kind: 'COMMUNITY', legalName: 'C. P. Ibiza', tradeName: null, nif: null, notes: null },
    ...{ isPropertyManager: false, managedBy: { id: 'm', code: 'C-1', name: 'Fincas' }, owner: null },
    ...{ emails: [], phones: ['+34612345678'], tags: ['VIP'] },
    billingAddress: { street: 'Luna', number: null, floor: null, postalCode: '28013', city: 'Madrid' },
    contacts: [{ name: 'Ana', position: null, phone: '+34600000001', email: null, main: true }],
  } satisfies Partial<ClientFields>;
  expect(formOf(CLIENT, stored)).toEqual({
    ...{ ...EMPTY, kind: 'COMMUNITY', legalName: 'C. P. Ibiza', managedById: 'm', tags: ['VIP'] },
    phones: ['612 34 56 78'],
    billingAddress: { street: 'Luna', number: '', floor: '', postalCode: '28013', city: 'Madrid' },
    contacts: [{ name: 'Ana', position: '', phone: '600 00 00 01', email: '', main: true }],
  });
});

test('each path that is compared has a label, also within a larger form', () => {
  expect(labelsByPath(CLIENT)).toMatchObject({
    ownerId: 'Agente',
    'billingAddress.city': 'Dirección fiscal: población',
  });
  expect(labelsByPath(CLIENT, 'client.')['client.nif']).toBe('NIF');
});
