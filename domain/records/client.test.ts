import { describe, expect, test } from 'vitest';
import { readingOf, REQUIRED } from '../inputs/parts/testing/test-reading.ts';
import { CLIENT } from './client.ts';
import { recordSchema } from './record-schema.ts';

const client = { kind: 'COMPANY', legalName: 'Frío Sur, S. L.' };
const { valueOf, wrongIn, requiredIn } = readingOf((parsePhone) => recordSchema(CLIENT, parsePhone), client);
const emails = (count: number) => Array.from({ length: count }, (_each, at) => `ana${at}@ejemplo.es`);
const contacts = (count: number) => Array.from({ length: count }, (_each, at) => ({ name: `Ana ${at}` }));

describe('a client', () => {
  test('requires little: omitted fields are null or empty', () => {
    const empty = {
      kind: 'COMPANY',
      legalName: 'Frío Sur, S. L.',
      tradeName: null,
      nif: null,
      emails: [],
      phones: [],
      billingAddress: null,
      ownerId: null,
      tags: [],
      notes: null,
      contacts: [],
      isPropertyManager: false,
      managedById: null,
    };
    expect(valueOf({ other: 1 })).toEqual(empty);
    expect(valueOf({ emails: null, phones: null, tags: null, contacts: null, billingAddress: {} })).toEqual(
      empty,
    );
  });

  test('is normalized: blanks are dropped and only the first of equal values is kept', () => {
    const value = valueOf({
      nif: ' ES B12345674',
      emails: [' b@ejemplo.es ', '', 'a@ejemplo.es', 'B@EJEMPLO.es', null],
      phones: ['912 34 56 78', '612345678', '+34 612 345 678', ' '],
      tags: ['Urgente', 'vip', 'URGENTE', ' Vip ', 'Ú', 'u', ''],
      contacts: [
        { name: ' Ana ', position: '', phone: '612 34 56 78', email: 'ana@ejemplo.es', main: true, x: 1 },
        { name: 'Eva', main: null },
      ],
    });
    expect(value).toMatchObject({
      nif: 'B12345674',
      emails: ['b@ejemplo.es', 'a@ejemplo.es'],
      phones: ['+34912345678', '+34612345678'],
      tags: ['Urgente', 'vip', 'Ú'],
    });
    expect(value.contacts).toEqual([
      { name: 'Ana', position: null, phone: '+34612345678', email: 'ana@ejemplo.es', main: true },
      { name: 'Eva', position: null, phone: null, email: null, main: false },
    ]);
  });

  test.each([
    [{ legalName: ' ' }, [`legalName: ${REQUIRED}`]],
    [{ legalName: 'a'.repeat(101) }, ['legalName: No puede tener más de 100 caracteres']],
    [{ kind: '' }, [`kind: ${REQUIRED}`]],
    [{ nif: 'B12345675' }, ['nif: Indica un NIF válido']],
    [{ emails: ['a@ejemplo.es', 'x'] }, ['emails.1: Indica un correo electrónico válido']],
    [{ emails: emails(6) }, ['emails: No puede haber más de 5']],
    [{ phones: ['112'] }, ['phones.0: Indica un teléfono válido']],
    [{ tags: ['a'.repeat(31)] }, ['tags.0: No puede tener más de 30 caracteres']],
    [{ tags: emails(11) }, ['tags: No puede haber más de 10']],
    [
      { billingAddress: { city: 'Madrid' } },
      [`billingAddress.street: ${REQUIRED}`, `billingAddress.postalCode: ${REQUIRED}`],
    ],
    [{ contacts: [{ name: 'Ana' }, { name: '' }] }, [`contacts.1.name: ${REQUIRED}`]],
    [{ contacts: [{ name: 'Ana', phone: '1' }] }, ['contacts.0.phone: Indica un teléfono válido']],
    [{ contacts: [{ name: 'Ana', email: '@' }] }, ['contacts.0.email: Indica un correo electrónico válido']],
    [{ contacts: contacts(11) }, ['contacts: No puede haber más de 10']],
    [
      { contacts: [{ name: 'A' }, { name: 'B', main: true }, { name: 'C' }, { name: 'D', main: true }] },
      ['contacts.3.main: Solo puede haber un contacto principal'],
    ],
  ])('with %j reports %j', (changes, wrong) => {
    expect(wrongIn(changes)).toEqual(wrong);
  });

  test.each([
    [{ emails: emails(5) }],
    [{ emails: [...emails(5), ...emails(5)] }],
    [{ contacts: contacts(10) }],
    [
      {
        contacts: [
          { name: 'A', main: true },
          { name: 'B', main: false },
        ],
      },
    ],
    [{ kind: 'PERSON', legalName: 'Ana Ruiz', nif: '12345678Z' }],
  ])('with %j is valid', (changes) => {
    expect(wrongIn(changes)).toEqual([]);
  });

  test('without any fields reports the required ones in Spanish', () => {
    expect(requiredIn()).toEqual([`kind: ${REQUIRED}`, `legalName: ${REQUIRED}`]);
  });
});
