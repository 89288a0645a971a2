import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import {
  formatDiscount,
  formatQuantity,
  LINE_UNIT_LABELS,
  type Billable,
} from '@cuadrilla/domain/services/service-lines.ts';
import type { ReportContent } from '../report.ts';

export type LinePrices = { price: string; discount: string; vat: string; amount: string };

export type SheetLine = {
  id: string;
  text: string;
  free: string | null;
  quantity: string;
  /** Null where prices are not shown. */
  prices: LinePrices | null;
};

export type Total = { label: string; value: string; isGrand: boolean };

export const NOTHING = '—';
/** Shown instead of an unknown amount: zero would be wrong. */
const UNPRICED = 'Sin valorar';

const FREE: Record<Billable, string | null> = {
  YES: null,
  WARRANTY: 'En garantía',
  CONTRACT: 'Incluido en contrato',
  NO: 'Sin cargo',
};

type Line = ReportContent['lines'][number];

const isUnpriced = ({ billable, unitPriceCents }: Line) => billable === 'YES' && unitPriceCents === null;

function amountOf(line: Line): string {
  if (isUnpriced(line)) return UNPRICED;
  return line.amountCents === null ? NOTHING : formatEuros(line.amountCents);
}

function pricesOf(line: Line): LinePrices {
  const { unitPriceCents, discountBasisPoints, vatPercent } = line;
  return {
    price: unitPriceCents === null ? NOTHING : formatEuros(unitPriceCents),
    discount: discountBasisPoints ? formatDiscount(discountBasisPoints) : NOTHING,
    vat: `${vatPercent}\u00a0%`,
    amount: amountOf(line),
  };
}

export function linesOf({ lines, totals }: ReportContent): SheetLine[] {
  return lines.map((line) => ({
    id: line.id,
    text: line.text,
    free: FREE[line.billable],
    quantity: `${formatQuantity(line.quantityMilli)}\u00a0${LINE_UNIT_LABELS[line.unit]}`,
    prices: totals === null ? null : pricesOf(line),
  }));
}

/** Totals by VAT rate, unless a charged line has no price; null if prices are not shown. */
export function totalsOf({ lines, totals }: ReportContent): Total[] | null {
  if (totals === null || lines.length === 0) return null;
  if (lines.some(isUnpriced)) return [{ label: 'Total', value: UNPRICED, isGrand: true }];
  const row = (label: string, cents: number, isGrand = false) => ({
    label,
    value: formatEuros(cents),
    isGrand,
  });
  return [
    row('Base imponible', totals.baseCents),
    ...totals.vat.map(({ percent, vatCents }) => row(`IVA ${percent}\u00a0%`, vatCents)),
    row('Total', totals.totalCents, true),
  ];
}
