import { describe, expect, test } from 'vitest';
import { billingStateOf, hasCharge, netCents, notBillable, type BillingFacts } from './service-billing.ts';

type Line = BillingFacts['lines'][number];

const line: Line = {
  billable: 'YES',
  unitPriceCents: 9_640,
  quantityMilli: 1_000,
  discountBasisPoints: 0,
  vatPercent: 21,
};

const finished: BillingFacts = {
  status: 'FINISHED',
  billing: { hasNif: true, hasAddress: true },
  lines: [line],
  requiresSignature: false,
  lastReport: { signed: true, refused: false },
  invoicing: null,
};

const closed = { ...finished, status: 'CLOSED', invoicing: null } as const;
const warranty: Line = { ...line, billable: 'WARRANTY' };

describe('billingStateOf', () => {
  test.each<[Partial<BillingFacts>, string]>([
    [{ status: 'PENDING' }, 'NONE'],
    [{ status: 'IN_PROGRESS' }, 'NONE'],
    [{ status: 'CANCELLED' }, 'NONE'],
    [{}, 'READY'],
    [{ billing: { hasNif: false, hasAddress: true } }, 'NONE'],
    [{ lines: [] }, 'NONE'],
    [{ lines: [{ ...line, unitPriceCents: null }] }, 'NONE'],
    [{ lines: [warranty] }, 'NOTHING'],
    [{ lines: [{ ...line, unitPriceCents: 0 }] }, 'NOTHING'],
    [{ lines: [{ ...line, discountBasisPoints: 10_000 }] }, 'NOTHING'],
    [closed, 'TO_INVOICE'],
    // A closed service with missing data is still to be invoiced.
    [{ ...closed, billing: { hasNif: false, hasAddress: false } }, 'TO_INVOICE'],
    [{ ...closed, lines: [{ ...line, unitPriceCents: null }] }, 'TO_INVOICE'],
    [{ ...closed, lines: [] }, 'NOTHING'],
    [{ ...closed, lines: [warranty] }, 'NOTHING'],
    [{ ...closed, invoicing: { state: 'DRAFT' } }, 'TO_INVOICE'],
    [{ ...closed, invoicing: { state: 'DELIVERED' } }, 'DELIVERED'],
    [{ ...closed, invoicing: { state: 'INVOICED' } }, 'INVOICED'],
    // Reopened while its batch is a draft.
    [{ status: 'PENDING', invoicing: { state: 'DRAFT' } }, 'NONE'],
    [{ invoicing: { state: 'DRAFT' } }, 'READY'],
  ])('for %j is %s', (changes, state) => {
    expect(billingStateOf({ ...finished, ...changes })).toBe(state);
  });
});

test('netCents is the sum of the billable lines after discount', () => {
  expect(netCents([])).toBe(0);
  expect(netCents([line, warranty, { ...line, quantityMilli: 500, discountBasisPoints: 1_000 }])).toBe(
    13_978,
  );
});

test('hasCharge is true for a line without a price, and false for one of 0,00 €', () => {
  expect(hasCharge([{ ...line, unitPriceCents: null }])).toBe(true);
  expect(hasCharge([{ ...line, unitPriceCents: 0 }, warranty])).toBe(false);
});

describe('notBillable', () => {
  const inBatch = { state: 'DRAFT', batchCode: 'LF-2026-0001' } as const;

  test.each<[string, Omit<Parameters<typeof notBillable>[0], 'code'>, string | null]>([
    ['a closed service with something to charge', closed, null],
    [
      'one that lacks data, which the batch shows',
      { ...closed, billing: { hasNif: false, hasAddress: false } },
      null,
    ],
    ['one in a batch', { ...closed, invoicing: inBatch }, 'S-1 ya está en el lote LF-2026-0001'],
    ['one reopened in a batch', { ...finished, invoicing: inBatch }, 'S-1 ya está en el lote LF-2026-0001'],
    ['one that is only finished', { ...finished, invoicing: null }, 'S-1 no está cerrado'],
    ['a cancelled one', { ...closed, status: 'CANCELLED' }, 'S-1 no está cerrado'],
    ['one without a charge', { ...closed, lines: [warranty] }, 'S-1 no tiene nada que cobrar'],
  ])('%s', (_what, service, problem) => {
    expect(notBillable({ ...service, code: 'S-1' })).toBe(problem);
  });
});
