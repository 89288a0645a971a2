import { expect, test } from 'vitest';
import { CENTS_MAX } from '../../services/money.ts';
import { serviceLineSchema } from './service-line.ts';
import { readingOf, REQUIRED } from '../parts/testing/test-reading.ts';

const good = {
  kind: 'MATERIAL',
  text: ' Junta tórica 22 mm ',
  quantityMilli: 2_000,
  unit: 'UNIT',
  unitPriceCents: 185,
  discountBasisPoints: 1_250,
  vatPercent: 21,
  billable: 'YES',
};
const { valueOf, wrongIn, requiredIn } = readingOf(serviceLineSchema(), good);

const QUANTITY =
  'Indica una cantidad mayor que cero y de 999.999,999 como mucho, con un máximo de tres decimales';
const DISCOUNT = 'Indica un descuento de 0 a 100 %, con un máximo de dos decimales';
const CHOICE = 'Elige una opción de la lista';

test('a line has no price by default, and no discount', () => {
  expect(valueOf()).toEqual({ ...good, text: 'Junta tórica 22 mm', itemId: null });
  expect(valueOf({ unitPriceCents: undefined, discountBasisPoints: null })).toMatchObject({
    unitPriceCents: null,
    discountBasisPoints: 0,
  });
  expect(requiredIn()).toEqual([
    `kind: ${REQUIRED}`,
    `text: ${REQUIRED}`,
    `quantityMilli: ${QUANTITY}`,
    `unit: ${REQUIRED}`,
    `vatPercent: ${REQUIRED}`,
    `billable: ${REQUIRED}`,
  ]);
});

test.each([
  [{ kind: 'GIFT' }, [`kind: ${CHOICE}`]],
  [{ text: '' }, [`text: ${REQUIRED}`]],
  [{ text: 'a'.repeat(101) }, ['text: No puede tener más de 100 caracteres']],
  [{ quantityMilli: 0 }, [`quantityMilli: ${QUANTITY}`]],
  [{ quantityMilli: -1 }, [`quantityMilli: ${QUANTITY}`]],
  [{ quantityMilli: 1.5 }, [`quantityMilli: ${QUANTITY}`]],
  [{ quantityMilli: '1' }, [`quantityMilli: ${QUANTITY}`]],
  [{ quantityMilli: null }, [`quantityMilli: ${QUANTITY}`]],
  [{ quantityMilli: 999_999_999, unitPriceCents: 1 }, []],
  [{ quantityMilli: 1_000_000_000, unitPriceCents: 1 }, [`quantityMilli: ${QUANTITY}`]],
  [{ unit: 'MILE' }, [`unit: ${CHOICE}`]],
  [{ unitPriceCents: -1 }, ['unitPriceCents: Indica un importe válido']],
  [{ unitPriceCents: 0.5 }, ['unitPriceCents: Indica un importe válido']],
  [{ unitPriceCents: Number.NaN }, ['unitPriceCents: Indica un importe válido']],
  [{ unitPriceCents: CENTS_MAX, quantityMilli: 1_000 }, []],
  [
    { unitPriceCents: CENTS_MAX, quantityMilli: 1_001 },
    ['unitPriceCents: El importe de la línea es demasiado alto'],
  ],
  // A discount may be removed and a warranty refused later: neither raises the limit.
  [
    { unitPriceCents: CENTS_MAX, quantityMilli: 2_000, discountBasisPoints: 10_000, billable: 'WARRANTY' },
    ['unitPriceCents: El importe de la línea es demasiado alto'],
  ],
  [{ discountBasisPoints: 0 }, []],
  [{ discountBasisPoints: 10_000 }, []],
  [{ discountBasisPoints: 10_001 }, [`discountBasisPoints: ${DISCOUNT}`]],
  [{ discountBasisPoints: -1 }, [`discountBasisPoints: ${DISCOUNT}`]],
  [{ discountBasisPoints: 0.5 }, [`discountBasisPoints: ${DISCOUNT}`]],
  [{ vatPercent: 10 }, []],
  [{ vatPercent: 4 }, []],
  [{ vatPercent: 0 }, []],
  [{ vatPercent: 7 }, [`vatPercent: ${CHOICE}`]],
  [{ vatPercent: '21' }, [`vatPercent: ${CHOICE}`]],
  [{ vatPercent: null }, [`vatPercent: ${REQUIRED}`]],
  [{ billable: 'MAYBE' }, [`billable: ${CHOICE}`]],
])('a line with %j reports %j', (changes, wrong) => {
  expect(wrongIn(changes)).toEqual(wrong);
});
