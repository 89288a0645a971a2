import type { ItemFields } from '../records/item.ts';
import type { LineItem, NewServiceLine } from '../records/line.ts';

type Copied = Pick<NewServiceLine, 'kind' | 'text' | 'unit' | 'unitPriceCents' | 'vatPercent'>;

/** What a line takes over from an item that is picked for it. */
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
