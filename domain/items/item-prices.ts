import type { ItemPrice } from '../records/item.ts';

export const PRICES_KEPT = 20;

type Priced = Pick<ItemPrice, 'priceCents' | 'costCents'>;

/** The history of prices after a change; the same list if neither price nor cost changed. */
export function withPrice(
  history: readonly ItemPrice[],
  { priceCents, costCents }: Priced,
  by: Pick<ItemPrice, 'at' | 'byName'>,
): ItemPrice[] {
  const [last] = history;
  const isUnchanged = last
    ? last.priceCents === priceCents && last.costCents === costCents
    : priceCents === null && costCents === null;
  return isUnchanged ? [...history] : [{ priceCents, costCents, ...by }, ...history].slice(0, PRICES_KEPT);
}

/** The history when a price is withdrawn: without its last change, if that change replaced this price. */
export function withoutLastPrice(
  history: readonly ItemPrice[],
  { priceCents, costCents }: Priced,
): ItemPrice[] {
  const [last, { priceCents: hadPrice, costCents: hadCost } = { priceCents: null, costCents: null }] =
    history;
  const isBefore = hadPrice === priceCents && hadCost === costCents;
  const isLast = last?.priceCents === priceCents && last.costCents === costCents;
  return isBefore && !isLast ? history.slice(1) : [...history];
}
