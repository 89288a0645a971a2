import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PricesCard } from './prices-card.tsx';

const pricesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ priceCents: 1_000 - index, costCents: null, byName: 'Ana Ruiz' },
    at: new Date(Date.UTC(2026, 10, 28) - index * 86_400_000).toISOString(),
  }));

test.each([
  [19, '19'],
  [20, 'los 20 últimos'],
])('%d prices are counted as «%s», as older ones than the last twenty are not kept', (count, words) => {
  render(<PricesCard prices={pricesOf(count)} withCosts={false} />);
  const card = within(screen.getByRole('region', { name: 'Precios' }));
  expect(card.getByText(words)).toBeDefined();
  expect(card.getAllByRole('row')).toHaveLength(count + 1);
});
