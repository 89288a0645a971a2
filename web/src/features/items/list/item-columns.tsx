import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import { LINE_KIND_LABELS, LINE_UNIT_LABELS } from '@cuadrilla/domain/services/service-lines.ts';
import { None, type Column } from '#shared/list/data-table.tsx';
import type { ItemRow_ItemFragment } from './item-row.generated.ts';
import classes from './items.module.css';

type Row = ItemRow_ItemFragment;

const WHAT: readonly Column<Row>[] = [
  {
    key: 'ref',
    header: 'Referencia',
    width: '8.5rem',
    skeleton: 70,
    sort: { value: 'REF', direction: 'ascending' },
    render: ({ ref }) => <span className={classes['ref']}>{ref}</span>,
  },
  {
    key: 'name',
    header: 'Artículo',
    isName: true,
    skeleton: 80,
    sort: { value: 'NAME', direction: 'ascending' },
    render: ({ name }) => name,
  },
  {
    key: 'kind',
    header: 'Tipo',
    width: '8rem',
    skeleton: 60,
    phone: 'hidden',
    render: ({ kind }) => LINE_KIND_LABELS[kind],
  },
  {
    key: 'family',
    header: 'Familia',
    width: '10rem',
    skeleton: 60,
    phone: 'hidden',
    render: ({ family }) => family ?? <None>—</None>,
  },
];

const COST: Column<Row> = {
  key: 'cost',
  header: 'Coste',
  align: 'right',
  width: '6rem',
  skeleton: 60,
  phone: 'hidden',
  render: ({ costCents }) => (costCents === null ? <None>—</None> : formatEuros(costCents)),
};

const PRICES: readonly Column<Row>[] = [
  {
    key: 'price',
    header: 'Precio',
    align: 'right',
    width: '8rem',
    skeleton: 60,
    phone: 'labelled',
    render: ({ priceCents, unit }) =>
      priceCents === null ? (
        <span className={classes['missing']}>Sin precio</span>
      ) : (
        <span className={classes['price']}>
          <b>{formatEuros(priceCents)}</b> / {LINE_UNIT_LABELS[unit]}
        </span>
      ),
  },
  {
    key: 'vat',
    header: 'IVA',
    align: 'right',
    width: '4rem',
    skeleton: 50,
    phone: 'hidden',
    render: ({ vatPercent }) => `${vatPercent}\u00a0%`,
  },
];

export const ITEM_COLUMNS: readonly Column<Row>[] = [...WHAT, ...PRICES];
export const COLUMNS_WITH_COST: readonly Column<Row>[] = [...WHAT, COST, ...PRICES];
