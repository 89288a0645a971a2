import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CENTS_MAX } from './money.ts';
import {
  BASIS_POINTS_MAX,
  BILLABLE,
  BILLABLE_LABELS,
  chargedLines,
  LINE_KIND_LABELS,
  LINE_KINDS,
  LINE_UNIT_LABELS,
  LINE_UNITS,
  lineCents,
  QUANTITY_MILLI_MAX,
  totalsOf,
  valueCents,
  VAT_RATES,
  type Billable,
} from './service-lines.ts';

const line = (
  quantityMilli: number,
  unitPriceCents: number | null,
  discountBasisPoints = 0,
  billable: Billable = 'YES',
  vatPercent = 21,
) => ({ quantityMilli, unitPriceCents, discountBasisPoints, billable, vatPercent });

describe('a line', () => {
  test.each([
    [1_000, 9_640, 0, 9_640],
    [2_000, 185, 0, 370],
    [1_500, 4_200, 1_000, 5_670],
    [1_000, 2_800, 10_000, 0],
    // Half a cent rounds up.
    [500, 1, 0, 1],
    [499, 1, 0, 0],
    [1_000, 1, 5_000, 1],
    [1_000, 1, 5_001, 0],
    [1_500, 333, 0, 500],
    [1_000, 1_005, 9_900, 10],
    // 1,005 € × 0,1 is 0,1005 € exactly, and 0,09999… in binary floating point.
    [100, 10_050, 0, 1_005],
    [1, 1, 0, 0],
    [QUANTITY_MILLI_MAX, 1, 0, 1_000_000],
    [1_000, CENTS_MAX, 0, CENTS_MAX],
    [1_000, null, 0, 0],
  ])(
    'of %i thousandths at %s cents with %i basis points off costs %i cents',
    (quantity, price, discount, cents) => {
      expect(lineCents(line(quantity, price, discount))).toBe(cents);
    },
  );

  test.each(['WARRANTY', 'CONTRACT', 'NO'] as const)('marked %s is not charged', (billable) => {
    expect(lineCents(line(1_000, 9_640, 0, billable))).toBe(0);
    expect(valueCents(line(1_000, 9_640, 0, billable))).toBe(9_640);
    expect(chargedLines([line(1, 1), line(1, 1, 0, billable)])).toEqual([line(1, 1)]);
  });

  test('is rounded by at most half a cent, half up', () => {
    const quantity = fc.integer({ min: 1, max: QUANTITY_MILLI_MAX });
    const price = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(
        quantity,
        price,
        fc.integer({ min: 0, max: BASIS_POINTS_MAX }),
        (milli, cents, discount) => {
          const exact = BigInt(milli) * BigInt(cents) * BigInt(BASIS_POINTS_MAX - discount);
          const off = BigInt(lineCents(line(milli, cents, discount))) * 10_000_000n - exact;
          expect(off > -5_000_000n && off <= 5_000_000n).toBe(true);
        },
      ),
      { numRuns: 20_000 },
    );
  });
});

describe('totalsOf', () => {
  test('gives the totals of the work report', () => {
    const lines = [
      line(1_000, 9_640),
      line(2_000, 185),
      line(1_500, 4_200, 1_000),
      line(1_000, 2_800, 10_000),
    ];
    expect(totalsOf(lines)).toEqual({
      baseCents: 15_680,
      vat: [{ percent: 21, baseCents: 15_680, vatCents: 3_293 }],
      totalCents: 18_973,
    });
  });

  test('computes VAT per rate on the sum, the highest rate first', () => {
    // Rounded one by one, no line would have VAT.
    const lines = [
      line(1_000, 1),
      line(1_000, 1),
      line(1_000, 1),
      line(1_000, 50, 0, 'YES', 10),
      line(1_000, 7, 0, 'YES', 0),
    ];
    expect(totalsOf(lines)).toEqual({
      baseCents: 60,
      vat: [
        { percent: 21, baseCents: 3, vatCents: 1 },
        { percent: 10, baseCents: 50, vatCents: 5 },
        { percent: 0, baseCents: 7, vatCents: 0 },
      ],
      totalCents: 66,
    });
  });

  test('rounds half a cent of VAT up', () => {
    expect(totalsOf([line(1_000, 50)]).vat).toEqual([{ percent: 21, baseCents: 50, vatCents: 11 }]);
    expect(totalsOf([line(1_000, 5, 0, 'YES', 10)]).vat).toEqual([
      { percent: 10, baseCents: 5, vatCents: 1 },
    ]);
  });

  test('omits a rate without charges', () => {
    const nothing = { baseCents: 0, vat: [], totalCents: 0 };
    expect(totalsOf([])).toEqual(nothing);
    expect(totalsOf([line(1_000, null), line(1_000, 100, 0, 'CONTRACT'), line(1_000, 9, 10_000)])).toEqual(
      nothing,
    );
  });

  test('adds up, independently of the order of lines', () => {
    const some = fc.record({
      quantityMilli: fc.integer({ min: 1, max: 1_000_000 }),
      unitPriceCents: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
      discountBasisPoints: fc.integer({ min: 0, max: BASIS_POINTS_MAX }),
      vatPercent: fc.constantFrom(...VAT_RATES),
      billable: fc.constantFrom(...BILLABLE),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 30 }), (lines) => {
        const totals = totalsOf(lines);
        expect(totals.baseCents).toBe(lines.reduce((sum, each) => sum + lineCents(each), 0));
        expect(totals.totalCents).toBe(
          totals.vat.reduce((sum, each) => sum + each.baseCents + each.vatCents, 0),
        );
        expect(totalsOf(lines.toReversed())).toEqual(totals);
        expect(
          Object.values(totals)
            .flat()
            .every((value) => typeof value === 'object' || Number.isSafeInteger(value)),
        ).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

test('every value has its Spanish label', () => {
  expect(LINE_KINDS.map((value) => LINE_KIND_LABELS[value])).toEqual([
    'Material',
    'Mano de obra',
    'Desplazamiento',
    'Otro',
  ]);
  expect(LINE_UNITS.map((value) => LINE_UNIT_LABELS[value])).toEqual(['ud.', 'h', 'm', 'kg', 'km', 'l']);
  expect(BILLABLE.map((value) => BILLABLE_LABELS[value])).toEqual(['Sí', 'Garantía', 'Contrato', 'No']);
});
