import { expect, test } from 'vitest';
import { readingOf, REQUIRED } from '../parts/testing/test-reading.ts';
import { completedLineSchema } from './completed-line.ts';

const line = {
  ...{ kind: 'MATERIAL', text: 'Junta tórica', quantityMilli: 2_000, unit: 'UNIT', billable: 'YES' },
  ...{ unitPriceCents: 185, discountBasisPoints: 0, vatPercent: 21 },
};

test.each([
  ['its price', true, { unitPriceCents: null }, [`unitPriceCents: ${REQUIRED}`]],
  ['its price, whatever its IVA', true, { vatPercent: 10 }, []],
  ['no IVA', false, { vatPercent: 10 }, ['vatPercent: El IVA no vale en esta ubicación: pon el 0 %']],
  ['no IVA, without a price yet', false, { vatPercent: 0, unitPriceCents: null }, []],
])('a line of a closed service is asked for %s', (_what, isPrice, changes, wrong) => {
  expect(readingOf(completedLineSchema(isPrice)(), line).wrongIn(changes)).toEqual(wrong);
});
