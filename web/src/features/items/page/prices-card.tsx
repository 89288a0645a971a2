import { PRICES_KEPT } from '@cuadrilla/domain/items/item-prices.ts';
import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import { Card, CardEmpty } from '#shared/detail/card.tsx';
import { formatDate } from '#shared/format/dates.ts';
import { DataTable, None, type Column } from '#shared/list/data-table.tsx';
import type { ItemDetail_ItemFragment } from './item-page.generated.ts';

type Price = ItemDetail_ItemFragment['prices'][number] & { id: string };

const euros = (cents: number | null) => (cents === null ? <None>—</None> : formatEuros(cents));

const SINCE: Column<Price> = {
  key: 'at',
  header: 'Desde',
  isName: true,
  render: ({ at }) => <span className="num">{formatDate(at)}</span>,
};
const PRICE: Column<Price> = {
  key: 'price',
  header: 'Precio',
  align: 'right',
  phone: 'labelled',
  render: ({ priceCents }) => euros(priceCents),
};
const COST: Column<Price> = {
  key: 'cost',
  header: 'Coste',
  align: 'right',
  phone: 'labelled',
  render: ({ costCents }) => euros(costCents),
};
const BY: Column<Price> = { key: 'by', header: 'Quién', phone: 'labelled', render: ({ byName }) => byName };

type Props = { prices: ItemDetail_ItemFragment['prices']; withCosts: boolean };

export function PricesCard({ prices, withCosts }: Props) {
  const count = prices.length < PRICES_KEPT ? prices.length : `los ${PRICES_KEPT} últimos`;
  return (
    <Card title="Precios" count={count} isFlush>
      {prices.length === 0 ? (
        <CardEmpty>Todavía no ha tenido precio.</CardEmpty>
      ) : (
        <DataTable
          label="Precios"
          columns={withCosts ? [SINCE, BY, PRICE, COST] : [SINCE, BY, PRICE]}
          rows={prices.map((price) => ({ ...price, id: price.at }))}
          isCompact
        />
      )}
    </Card>
  );
}
