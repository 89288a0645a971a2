import { describe, expect, test } from 'vitest';
import { REQUIRED } from '../inputs/parts/testing/test-reading.ts';
import { validate } from '../inputs/parts/validate.ts';
import { parsePhone } from '../contact/phone.ts';
import { CLIENT } from './client.ts';
import { changeSchema, withKeptRows } from './record-schema.ts';

describe('changeSchema', () => {
  const read = (sent: object) => validate(changeSchema(CLIENT, parsePhone, sent), sent);

  test('omits fields that were not sent, clears those sent as null, and ignores null for a flag', () => {
    expect(read({})).toEqual({ ok: true, value: {} });
    const nothing = {
      tradeName: null,
      phones: null,
      ownerId: null,
      isPropertyManager: null,
      billingAddress: null,
    };
    expect(read({ ...nothing, notes: undefined })).toEqual({
      ok: true,
      value: { tradeName: null, phones: [], ownerId: null, billingAddress: null },
    });
  });

  test('checks and normalizes like the schema of a new record', () => {
    expect(read({ phones: ['612 34 56 78'] })).toEqual({ ok: true, value: { phones: ['+34612345678'] } });
    expect(read({ legalName: ' ', nif: 'x' })).toEqual({
      ok: false,
      fields: [
        { path: 'legalName', message: REQUIRED },
        { path: 'nif', message: 'Indica un NIF válido' },
      ],
    });
  });
});

const ana = { name: 'Ana', position: 'Gerente', phone: '+34612345678', email: null, main: true };
const luis = { name: 'Luis', position: 'Taller', phone: null, email: 'luis@frio.es', main: false };
/** What the schema makes of a contact that an app without positions sends. */
const parsed = ({ name, phone, email, main }: typeof ana | typeof luis) => ({
  ...{ name, phone, email, main },
  position: null,
});
const sent = ({ name, phone, email, main }: ReturnType<typeof parsed>) => ({ name, phone, email, main });

const contactsAfter = (rows: ReturnType<typeof parsed>[], given: object[] = rows.map(sent)) =>
  withKeptRows(CLIENT, { contacts: [ana, luis] }, { contacts: rows }, { contacts: given }).contacts;

describe('rows of an app that does not know a field keep it', () => {
  test('in another order', () => {
    expect(contactsAfter([parsed(luis), parsed(ana)])).toEqual([luis, ana]);
  });

  test('with another phone, by the name', () => {
    const phone = '+34600000000';
    expect(contactsAfter([{ ...parsed(ana), phone }])).toEqual([{ ...ana, phone }]);
  });

  test('but not under another name, nor twice', () => {
    const [renamed, first, second] = [{ ...parsed(ana), name: 'Eva' }, parsed(luis), parsed(luis)];
    expect(contactsAfter([renamed, first, second])).toEqual([renamed, luis, second]);
  });
});

test('a row keeps no flag that another row takes, and null does not clear it', () => {
  const free = { ...parsed(luis), main: true };
  const unsent = { name: 'Ana', phone: ana.phone, email: null };
  expect(contactsAfter([{ ...parsed(ana), main: false }, free], [unsent, sent(free)])).toEqual([
    { ...ana, main: false },
    { ...luis, main: true },
  ]);
  expect(contactsAfter([{ ...parsed(ana), main: false }], [{ ...unsent, main: null }])).toEqual([ana]);
});

test('null clears a field of a row', () => {
  expect(contactsAfter([parsed(ana)], [{ ...sent(parsed(ana)), position: null }])).toEqual([parsed(ana)]);
});

test('a change without rows stays as it is', () => {
  const change = { legalName: 'Frío Sur' };
  expect(withKeptRows(CLIENT, { contacts: [ana] }, change, change)).toEqual(change);
});
