import { priceProblems } from '@cuadrilla/domain/inputs/services/service-line.ts';
import { lineItemOf } from '@cuadrilla/domain/items/line-of-item.ts';
import type { ServiceLine } from '@cuadrilla/domain/records/line.ts';
import type { Item } from '../../items/item.ts';
import type { Catalog } from './work-on-service.ts';

export const givenItem = async ({ items }: Catalog, itemId: string | null): Promise<Item | null> =>
  itemId === null ? null : items.find(itemId);

type About = Pick<ServiceLine, 'quantityMilli'> & { seesPrices: boolean };

/** For users who may see prices, price and IVA are those of the form. */
export function copiedFrom(
  item: Item | null,
  { quantityMilli, seesPrices }: About,
): Partial<ServiceLine> & Pick<ServiceLine, 'item' | 'costCents'> {
  if (item === null) return { item: null, costCents: null };
  const { costCents, priceCents, vatPercent } = item;
  const copied = { item: lineItemOf(item), costCents };
  if (seesPrices) return copied;
  const isTooHigh = priceProblems({ quantityMilli, unitPriceCents: priceCents }).length > 0;
  return { ...copied, vatPercent, unitPriceCents: isTooHigh ? null : priceCents, discountBasisPoints: 0 };
}
