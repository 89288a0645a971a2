import { describe, expect, test } from 'vitest';
import type { BillingItem } from './billing-item.ts';
import {
  claimedKeys,
  clientsInDoubt,
  movedClaims,
  withNoted,
  type InvoiceClaim,
  type ItemChange,
} from './invoice-claims.ts';
import { invoiceKey, type InvoiceNumber } from './invoice-numbers.ts';

const DAY = '2026-11-20';
const F7 = { invoiceNumber: 'F-7', invoicedOn: DAY };

function anItem(id: string, changes: Partial<BillingItem> = {}, clientId = 'eva'): BillingItem {
  const party = { clientId, code: 'C-1', kind: 'PERSON', name: clientId, nif: null, address: null } as const;
  return {
    ...{ id, batchId: 'b', place: 0, state: 'DELIVERED', netCents: 10_000 },
    ...{ invoiceNumber: null, invoicedOn: null, returnReason: null },
    work: {
      ...{ serviceId: id, code: `S-${id}`, title: '', on: DAY, place: '', postalCode: '28013' },
      ...{ party, lines: [] },
    },
    ...changes,
  };
}

const numbered = (id: string, invoice: InvoiceNumber = F7, clientId = 'eva') =>
  anItem(id, { ...invoice, state: 'INVOICED' }, clientId);

const noting = (id: string, invoice?: InvoiceNumber, clientId?: string): ItemChange => {
  const after = numbered(id, invoice, clientId);
  return { before: { ...after, state: 'DELIVERED', invoiceNumber: null, invoicedOn: null }, after };
};

const aClaim = (itemIds: string[], changes: Partial<InvoiceClaim> = {}): InvoiceClaim => ({
  ...{ ...F7, clientId: 'eva', itemIds, isKept: false },
  ...changes,
});

const aKept = (itemIds: string[], changes: Partial<InvoiceClaim> = {}) =>
  aClaim(itemIds, { isKept: true, ...changes });

const KEY = invoiceKey(F7);
const known = (claim: InvoiceClaim | null) => new Map([[KEY, claim]]);
const clients = { isSame: (one: string, other: string) => one === other, nameOf: (id: string) => id };

describe('claimedKeys', () => {
  test('names each number before and after once, without returned items and those without a number', () => {
    const before = numbered('1');
    const after = { ...before, invoiceNumber: 'F-8' };
    const returned: ItemChange = { before: numbered('2'), after: { ...numbered('2'), state: 'RETURNED' } };
    const keys = claimedKeys([{ before, after }, returned, { before: anItem('3'), after: anItem('3') }]);
    expect(keys).toEqual([KEY, invoiceKey({ ...F7, invoiceNumber: 'F-8' })]);
  });
});

describe('withNoted', () => {
  test.each([
    ['a claim stays', aClaim(['9']), [numbered('1')], aClaim(['9'])],
    ['a number noted before there were claims', null, [numbered('1'), numbered('2')], aClaim(['1', '2'])],
    [
      'spelled in another way',
      null,
      [numbered('1', { ...F7, invoiceNumber: 'f- 7' })],
      { invoiceNumber: 'f- 7' },
    ],
    ['a number of a returned item', null, [anItem('1', { ...F7, state: 'RETURNED' })], null],
  ])('%s', (_what, claim, items, expected) => {
    const found = withNoted(known(claim), items).get(KEY);
    if (expected === null) expect(found).toBeNull();
    else expect(found).toMatchObject(expected);
  });
});

describe('clientsInDoubt', () => {
  test.each([
    ['one client', null, [noting('1'), noting('2')], []],
    ['the client of the claim', aClaim(['9']), [noting('1')], []],
    ['another than in the claim', aClaim(['9'], { clientId: 'leo' }), [noting('1')], ['eva', 'leo']],
    ['two at once', null, [noting('1'), noting('2', F7, 'leo')], ['eva', 'leo']],
  ])('%s', (_what, claim, changes, expected) => {
    expect(clientsInDoubt(known(claim), changes)).toEqual(expected);
  });
});

describe('movedClaims', () => {
  const returned: ItemChange = { before: numbered('1'), after: { ...numbered('1'), state: 'RETURNED' } };
  const corrected: ItemChange = {
    before: numbered('1'),
    after: numbered('1', { ...F7, invoiceNumber: 'F-8' }),
  };

  test.each<[string, InvoiceClaim | null, ItemChange[], InvoiceClaim | null]>([
    ['a new number', null, [noting('1'), noting('2')], aClaim(['1', '2'])],
    ['a known number', aClaim(['9']), [noting('1')], aClaim(['9', '1'])],
    ['the same number again', aClaim(['1']), [noting('1')], aClaim(['1'])],
    ['a return', aClaim(['1', '9']), [returned], aKept(['9'])],
    ['the return of the last', aClaim(['1']), [returned], aKept([])],
    ['the number of a returned item', aKept([]), [noting('2')], aKept(['2'])],
    [
      'the number of a returned item with another date',
      aKept([], { invoicedOn: '2026-11-19' }),
      [noting('2')],
      aKept(['2']),
    ],
    ['a corrected number', aClaim(['1']), [corrected], null],
    ['a corrected number that another item came back with', aKept(['1']), [corrected], aKept([])],
  ])('%s', (_what, claim, changes, expected) => {
    const moved = movedClaims(changes, known(claim), clients);
    expect(moved.problems).toEqual([]);
    expect(moved.claims.get(KEY)).toEqual(expected);
  });

  test('a number gets the spelling of its claim', () => {
    const { changes } = movedClaims(
      [noting('1', { ...F7, invoiceNumber: 'f-7' })],
      known(aClaim(['9'])),
      clients,
    );
    expect(changes[0]?.after.invoiceNumber).toBe('F-7');
  });

  test.each([
    [
      'another client',
      aClaim(['9'], { clientId: 'leo' }),
      [noting('1')],
      [{ path: 'items.0.invoiceNumber', message: 'La factura F-7 ya es de leo' }],
    ],
    [
      'another client, once it is returned',
      aKept([], { clientId: 'leo' }),
      [noting('1')],
      [{ path: 'items.0.invoiceNumber', message: 'La factura F-7 ya es de leo' }],
    ],
    [
      'another date',
      aClaim(['9'], { invoicedOn: '2026-11-19' }),
      [noting('1')],
      [
        {
          path: 'items.0.invoicedOn',
          message: 'La factura F-7 ya tiene otra fecha en otro servicio: 19/11/2026',
        },
      ],
    ],
    [
      'two clients in one call',
      null,
      [noting('1'), noting('2', F7, 'leo')],
      [{ path: 'items.1.invoiceNumber', message: 'La factura F-7 ya es de eva' }],
    ],
  ])('%s is a problem', (_what, claim, changes, problems) => {
    expect(movedClaims(changes, known(claim), clients).problems).toEqual(problems);
  });

  test('a client that was merged into another is the same', () => {
    const merged = { ...clients, isSame: () => true };
    const { problems } = movedClaims([noting('1')], known(aClaim(['9'], { clientId: 'old' })), merged);
    expect(problems).toEqual([]);
  });
});
