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

/** Whether a line is charged, and if not, why. */
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

/** Most lines of one service. */
export const LINES_MAX = 200;
/** The highest quantity, in thousandths. */
export const QUANTITY_MILLI_MAX = 999_999_999;
/** 100 %, in hundredths of a per cent. */
export const BASIS_POINTS_MAX = 10_000;

type Amount = { quantityMilli: number; unitPriceCents: number | null; discountBasisPoints: number };
type Charged = { billable: Billable };

/** A quotient of amounts that are not negative, rounded half up. */
const halfUp = (dividend: bigint, divisor: bigint) => Number((2n * dividend + divisor) / (2n * divisor));

/** What a line comes to after its discount, charged or not; quantity times price may exceed what a number holds exactly. */
export function valueCents(line: Amount): number {
  const rest = BigInt(BASIS_POINTS_MAX - line.discountBasisPoints);
  const product = BigInt(line.quantityMilli) * BigInt(line.unitPriceCents ?? 0) * rest;
  return halfUp(product, 1_000n * BigInt(BASIS_POINTS_MAX));
}

/** What is charged for a line, in cents without IVA: nothing where it is not charged or has no price yet. */
export function lineCents(line: Amount & Charged): number {
  return line.billable === 'YES' ? valueCents(line) : 0;
}

export function chargedLines<L extends Charged>(lines: readonly L[]): L[] {
  return lines.filter(({ billable }) => billable === 'YES');
}

/** Sums in cents, by rate of IVA from the highest down. */
export type Totals = {
  baseCents: number;
  vat: { percent: number; baseCents: number; vatCents: number }[];
  totalCents: number;
};

/** What lines come to. IVA is of each rate's sum, not of each line; a rate of which nothing is charged is left out. */
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
// A point marks decimals, unless exactly three digits follow a figure that may stand in groups: as in amounts of money.
const WITH_POINT = /^(?:0\.\d+|\d+\.(?:\d{1,2}|\d{4,}))$/;
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;

/** A typed figure as a whole number of its last decimal, or null where it has more decimals or is none. */
function parseScaled(text: string, decimals: number): number | null {
  let plain: string | null = null;
  if (PLAIN.test(text)) plain = text;
  else if (WITH_POINT.test(text)) plain = text.replace('.', ',');
  else if (GROUPED.test(text)) plain = text.replaceAll('.', '');
  const [whole = '', rest = ''] = plain?.split(',') ?? [];
  if (plain === null || rest.length > decimals) return null;
  return Number(whole + rest.padEnd(decimals, '0'));
}

/** A typed quantity in thousandths (`1,5`, `1.5`, `1.250,75`), or null where it is none, zero or too high. */
export function parseQuantity(text: string): number | null {
  const milli = parseScaled(text.trim(), 3);
  return milli !== null && milli >= 1 && milli <= QUANTITY_MILLI_MAX ? milli : null;
}

/** A typed discount in basis points (`10`, `12,5 %`), or null where it is none or above 100 %. */
export function parseDiscount(text: string): number | null {
  const points = parseScaled(text.replace(/%\s*$/u, '').trim(), 2);
  return points !== null && points <= BASIS_POINTS_MAX ? points : null;
}

const QUANTITY = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 3, useGrouping: 'always' });
const DISCOUNT = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 });

/** Thousandths as a person reads them: `1,5`, `1.250`. */
export function formatQuantity(milli: number): string {
  return QUANTITY.format(milli / 1_000);
}

/** Basis points as a person reads them: `12,5 %` (the space does not break). */
export function formatDiscount(basisPoints: number): string {
  return `${DISCOUNT.format(basisPoints / 100)}\u00a0%`;
}
