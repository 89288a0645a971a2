import { describe, expect, test } from 'vitest';
import { billingStateOf, hasCharge, netCents, type BillingFacts } from './service-billing.ts';

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

const closed = { ...finished, status: 'CLOSED' } as const;
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
