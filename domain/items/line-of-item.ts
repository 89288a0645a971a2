import type { ItemFields } from '../records/item.ts';
import { priceProblems } from '../inputs/services/service-line.ts';
import type { LineItem, NewServiceLine, ServiceLine } from '../records/line.ts';

type Copied = Pick<NewServiceLine, 'kind' | 'text' | 'unit' | 'unitPriceCents' | 'vatPercent'>;

export const lineOfItem = ({
  kind,
  name,
  unit,
  priceCents,
  vatPercent,
}: Pick<ItemFields, 'kind' | 'name' | 'unit' | 'priceCents' | 'vatPercent'>): Copied => ({
  kind,
  text: name,
  unit,
  unitPriceCents: priceCents,
  vatPercent,
});

export const lineItemOf = ({
  id,
  ref,
  name,
}: Pick<ItemFields, 'ref' | 'name'> & { id: string }): LineItem => ({
  id,
  code: ref,
  name,
});

/** A price that would be too high for the quantity is left to the office. */
export function newLineOf(
  item: ItemFields & { id: string },
  { quantityMilli, underWarranty }: { quantityMilli: number; underWarranty: boolean },
): Omit<ServiceLine, 'id' | 'authorId' | 'authorName' | 'version'> {
  const copied = lineOfItem(item);
  const isTooHigh = priceProblems({ ...copied, quantityMilli }).length > 0;
  return {
    ...copied,
    quantityMilli,
    item: lineItemOf(item),
    costCents: item.costCents,
    unitPriceCents: isTooHigh ? null : copied.unitPriceCents,
    discountBasisPoints: 0,
    billable: underWarranty ? 'WARRANTY' : 'YES',
  };
}
