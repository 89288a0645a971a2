import { expect, test } from 'vitest';
import { PRICES_KEPT, withoutLastPrice, withPrice } from './item-prices.ts';

const by = { at: new Date('2026-11-24T08:00:00Z'), byName: 'Ana Ruiz' };
const earlier = { at: new Date('2026-01-02T08:00:00Z'), byName: 'Eva Sanz' };

test('a changed price or cost is added before the earlier ones', () => {
  const first = { priceCents: 1_000, costCents: null, ...earlier };
  expect(withPrice([], { priceCents: 1_000, costCents: null }, earlier)).toEqual([first]);
  expect(withPrice([first], { priceCents: 1_200, costCents: null }, by)).toEqual([
    { priceCents: 1_200, costCents: null, ...by },
    first,
  ]);
  expect(withPrice([first], { priceCents: 1_000, costCents: 700 }, by)).toHaveLength(2);
  expect(withPrice([first], { priceCents: null, costCents: null }, by)).toHaveLength(2);
});

test('unchanged prices add nothing, nor does an item without price and cost', () => {
  const first = { priceCents: 1_000, costCents: 600, ...earlier };
  expect(withPrice([first], { priceCents: 1_000, costCents: 600 }, by)).toEqual([first]);
  expect(withPrice([], { priceCents: null, costCents: null }, by)).toEqual([]);
});

test('only the latest prices are kept', () => {
  const many = Array.from({ length: PRICES_KEPT }, (_, index) => ({
    priceCents: 1_000 - index,
    costCents: null,
    ...earlier,
  }));
  const after = withPrice(many, { priceCents: 5, costCents: null }, by);
  expect(after).toHaveLength(PRICES_KEPT);
  expect(after[0]?.priceCents).toBe(5);
  expect(after.at(-1)?.priceCents).toBe(1_000 - PRICES_KEPT + 2);
});

test('a price that is taken back leaves the history as it was, unless another one came between', () => {
  const first = { priceCents: 1_000, costCents: null, ...earlier };
  const wrong = { priceCents: 9_900, costCents: null, ...by };
  expect(withoutLastPrice([wrong, first], first)).toEqual([first]);
  expect(withoutLastPrice([wrong], { priceCents: null, costCents: null })).toEqual([]);
  const between = { priceCents: 1_100, costCents: null, ...by };
  expect(withoutLastPrice([wrong, between, first], first)).toEqual([wrong, between, first]);
  expect(withoutLastPrice([first, first], first)).toEqual([first, first]);
});
