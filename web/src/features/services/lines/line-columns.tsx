import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import {
  BILLABLE_LABELS,
  formatDiscount,
  formatQuantity,
  lacksPrice,
  LINE_KIND_LABELS,
  LINE_UNIT_LABELS,
} from '@cuadrilla/domain/services/service-lines.ts';
import type { ReactNode } from 'react';
import type { LinesCard_LineFragment } from './lines-card.generated.ts';
import { None, type Column } from '#shared/list/data-table.tsx';
import classes from './lines.module.css';

export type Line = LinesCard_LineFragment;

const WHAT: Column<Line>[] = [
  {
    key: 'kind',
    header: 'Tipo',
    width: '7rem',
    render: ({ kind }) => LINE_KIND_LABELS[kind],
  },
  {
    key: 'text',
    header: 'Concepto',
    isName: true,
    render: ({ text, kind, item }) => (
      <span className={classes['text']} data-kind={LINE_KIND_LABELS[kind]}>
        {text}
        {item && <small className={classes['ref']}>{item.code}</small>}
      </span>
    ),
  },
  {
    key: 'quantity',
    header: 'Cantidad',
    align: 'right',
    width: '4.25rem',
    phone: 'labelled',
    render: ({ quantityMilli, unit }) => (
      <span className={classes['figure']}>
        <b>{formatQuantity(quantityMilli)}</b> {LINE_UNIT_LABELS[unit]}
      </span>
    ),
  },
];

const PRICES: Column<Line>[] = [
  {
    key: 'price',
    header: 'Precio',
    align: 'right',
    width: '5.25rem',
    phone: 'labelled',
    render: (line) =>
      line.unitPriceCents === null ? (
        <span className={classes['missing']} tabIndex={-1} data-lacks-price={lacksPrice(line) || undefined}>
          Sin precio
        </span>
      ) : (
        <span className={classes['figure']}>{formatEuros(line.unitPriceCents)}</span>
      ),
  },
  {
    key: 'discount',
    header: 'Dto.',
    align: 'right',
    width: '3rem',
    phone: 'labelled',
    render: ({ discountBasisPoints }) =>
      discountBasisPoints === 0 ? <None>Sin descuento</None> : formatDiscount(discountBasisPoints),
  },
  {
    key: 'vat',
    header: 'IVA',
    align: 'right',
    width: '3.5rem',
    phone: 'labelled',
    render: ({ vatPercent }) => `${vatPercent}\u00a0%`,
  },
  {
    key: 'billable',
    header: 'Se cobra',
    width: '4.75rem',
    phone: 'labelled',
    render: ({ billable }) => (
      <span data-free={billable !== 'YES' || undefined} className={classes['charged']}>
        {BILLABLE_LABELS[billable]}
      </span>
    ),
  },
  {
    key: 'amount',
    header: 'Importe',
    align: 'right',
    width: '5.25rem',
    phone: 'labelled',
    render: ({ amountCents }) =>
      amountCents === null ? (
        <None>Sin importe</None>
      ) : (
        <b className={classes['figure']}>{formatEuros(amountCents)}</b>
      ),
  },
];

type Options = {
  withPrices: boolean;
  menu: ((line: Line) => ReactNode) | null;
};

export function lineColumns({ withPrices, menu }: Options): Column<Line>[] {
  const acts: Column<Line>[] =
    menu === null
      ? []
      : [
          {
            key: 'menu',
            header: 'Acciones',
            isHeaderHidden: true,
            align: 'right',
            width: '2.75rem',
            render: menu,
          },
        ];
  return [...WHAT, ...(withPrices ? PRICES : []), ...acts];
}
