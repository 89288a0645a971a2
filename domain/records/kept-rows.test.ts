import { describe, expect, test } from 'vitest';
import { CLIENT } from './client.ts';
import { withKeptRows } from './kept-rows.ts';

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

test('null clears a field of a row', () => {
  expect(contactsAfter([parsed(ana)], [{ ...sent(parsed(ana)), position: null }])).toEqual([parsed(ana)]);
});

test('a change without rows stays as it is', () => {
  const change = { legalName: 'Frío Sur' };
  expect(withKeptRows(CLIENT, { contacts: [ana] }, change, change)).toEqual(change);
});
