export const LINE_KINDS = ['MATERIAL', 'LABOUR', 'TRAVEL', 'OTHER'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export const LINE_KIND_LABELS: Record<LineKind, string> = {
  MATERIAL: 'Material',
  LABOUR: 'Mano de obra',
  TRAVEL: 'Desplazamiento',
  OTHER: 'Otro',
};

export const LINE_UNITS = ['UNIT', 'HOUR', 'METER', 'KILOGRAM', 'KILOMETER', 'LITER'] as const;
export type LineUnit = (typeof LINE_UNITS)[number];

export const LINE_UNIT_LABELS: Record<LineUnit, string> = {
  UNIT: 'ud.',
  HOUR: 'h',
  METER: 'm',
  KILOGRAM: 'kg',
  KILOMETER: 'km',
  LITER: 'l',
};

export const BILLABLE = ['YES', 'WARRANTY', 'CONTRACT', 'NO'] as const;
export type Billable = (typeof BILLABLE)[number];

export const BILLABLE_LABELS: Record<Billable, string> = {
  YES: 'Sí',
  WARRANTY: 'Garantía',
  CONTRACT: 'Contrato',
  NO: 'No',
};

/** Per cent. */
export const VAT_RATES = [21, 10, 4, 0] as const;

export const LINES_MAX = 200;

export const UNIT_PRICE = 'Precio por unidad, sin IVA';
export const UNIT_COST = 'Coste por unidad, sin IVA';

export const ITEM_GONE = 'Ya no está en el catálogo';

/** Thousandths. */
export const QUANTITY_MILLI_MAX = 999_999_999;
export const BASIS_POINTS_MAX = 10_000;

type Amount = { quantityMilli: number; unitPriceCents: number | null; discountBasisPoints: number };
type Charged = { billable: Billable };

/** Both must be non-negative. */
const halfUp = (dividend: bigint, divisor: bigint) => Number((2n * dividend + divisor) / (2n * divisor));

/** Value after discount, charged or not; computed with bigint because quantity × price may exceed a safe integer. */
export function valueCents(line: Amount): number {
  const rest = BigInt(BASIS_POINTS_MAX - line.discountBasisPoints);
  const product = BigInt(line.quantityMilli) * BigInt(line.unitPriceCents ?? 0) * rest;
  return halfUp(product, 1_000n * BigInt(BASIS_POINTS_MAX));
}

/** Without IVA; 0 if the line is not charged or has no price. */
export function lineCents(line: Amount & Charged): number {
  return line.billable === 'YES' ? valueCents(line) : 0;
}

export function chargedLines<L extends Charged>(lines: readonly L[]): L[] {
  return lines.filter(({ billable }) => billable === 'YES');
}

export const lacksPrice = ({ billable, unitPriceCents }: Charged & Pick<Amount, 'unitPriceCents'>) =>
  billable === 'YES' && unitPriceCents === null;

/** In cents; rates from the highest down. */
export type Totals = {
  baseCents: number;
  vat: { percent: number; baseCents: number; vatCents: number }[];
  totalCents: number;
};

/** IVA is computed on each rate's sum, not per line; rates with nothing charged are omitted. */
export function totalsOf(lines: readonly (Amount & Charged & { vatPercent: number })[]): Totals {
  const bases = new Map<number, number>();
  for (const line of lines) {
    bases.set(line.vatPercent, (bases.get(line.vatPercent) ?? 0) + lineCents(line));
  }
  const vat = [...bases]
    .filter(([, baseCents]) => baseCents > 0)
    .sort(([a], [b]) => b - a)
    .map(([percent, baseCents]) => {
      const vatCents = halfUp(BigInt(baseCents) * BigInt(percent), 100n);
      return { percent, baseCents, vatCents };
    });
  const sumOf = (key: 'baseCents' | 'vatCents') => vat.reduce((sum, each) => sum + each[key], 0);
  return { baseCents: sumOf('baseCents'), vat, totalCents: sumOf('baseCents') + sumOf('vatCents') };
}

const PLAIN = /^\d+(?:,\d+)?$/;
// A point marks decimals, unless exactly three digits follow a group, as in amounts of money.
const WITH_POINT = /^(?:0\.\d+|\d+\.(?:\d{1,2}|\d{4,}))$/;
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;

/** Parses into units of the last decimal; null if it has more decimals or is not a number. */
function parseScaled(text: string, decimals: number): number | null {
  let plain: string | null = null;
  if (PLAIN.test(text)) plain = text;
  else if (WITH_POINT.test(text)) plain = text.replace('.', ',');
  else if (GROUPED.test(text)) plain = text.replaceAll('.', '');
  const [whole = '', rest = ''] = plain?.split(',') ?? [];
  if (plain === null || rest.length > decimals) return null;
  return Number(whole + rest.padEnd(decimals, '0'));
}

/** Thousandths (`1,5`, `1.5`, `1.250,75`); null if invalid, zero or too high. */
export function parseQuantity(text: string): number | null {
  const milli = parseScaled(text.trim(), 3);
  return milli !== null && milli >= 1 && milli <= QUANTITY_MILLI_MAX ? milli : null;
}

/** Basis points (`10`, `12,5 %`); null if invalid or above 100 %. */
export function parseDiscount(text: string): number | null {
  const points = parseScaled(text.replace(/%\s*$/u, '').trim(), 2);
  return points !== null && points <= BASIS_POINTS_MAX ? points : null;
}

const QUANTITY = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 3, useGrouping: 'always' });
const DISCOUNT = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 });

/** `1,5`, `1.250`. */
export function formatQuantity(milli: number): string {
  return QUANTITY.format(milli / 1_000);
}

/** `12,5 %`, with a non-breaking space. */
export function formatDiscount(basisPoints: number): string {
  return `${DISCOUNT.format(basisPoints / 100)}\u00a0%`;
}
