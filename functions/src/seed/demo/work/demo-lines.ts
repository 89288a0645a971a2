import type { PricedLine } from '@cuadrilla/domain/records/line.ts';
import type { DemoJob } from './demo-jobs.ts';
import type { Random } from '../../random.ts';

const HOUR_CENTS = 4_200;
const TRAVEL_CENTS = 2_500;
/** For renovation and repair of homes: Ley 37/1992, art. 91. */
const REDUCED_VAT = 10;
const VAT = 21;

export type Charging = { billable: PricedLine['billable']; isDwelling: boolean; isPriced: boolean };

/** Without `isPriced` some lines have no price yet. */
export function demoLines(
  random: Random,
  { materials, minutes, type }: DemoJob,
  { billable, isDwelling, isPriced }: Charging,
): PricedLine[] {
  const base = { discountBasisPoints: 0, vatPercent: isDwelling ? REDUCED_VAT : VAT, billable };
  const used = materials.map(({ text, cents }, index): PricedLine => ({
    ...base,
    id: random.id(),
    kind: 'MATERIAL',
    text,
    ...quantityOf(random, text),
    unitPriceCents: isPriced || index > 0 ? cents : null,
    discountBasisPoints: random.chance(0.1) ? 1_000 : 0,
  }));
  if (type === 'Visita de valoración') {
    return [{ ...base, ...travel(random), billable: billable === 'YES' ? 'NO' : billable }];
  }
  const quantityMilli = Math.ceil(minutes / 15) * 250;
  const hours = {
    id: random.id(),
    kind: 'LABOUR',
    text: 'Mano de obra, oficial de 1.ª',
    unit: 'HOUR',
  } as const;
  return [
    ...used,
    { ...base, ...hours, quantityMilli, unitPriceCents: HOUR_CENTS },
    { ...base, ...travel(random) },
  ];
}

function travel(random: Random) {
  const what = { kind: 'TRAVEL', text: 'Desplazamiento', unit: 'UNIT' } as const;
  return { ...what, id: random.id(), quantityMilli: 1_000, unitPriceCents: TRAVEL_CENTS };
}

function quantityOf(random: Random, text: string): Pick<PricedLine, 'quantityMilli' | 'unit'> {
  if (/^Refrigerante/.test(text)) return { quantityMilli: random.int(4, 14) * 100, unit: 'KILOGRAM' };
  if (/^(?:Línea|Canaleta|Cable|Manguera)/.test(text)) {
    return { quantityMilli: random.int(6, 24) * 500, unit: 'METER' };
  }
  return { quantityMilli: random.chance(0.15) ? 2_000 : 1_000, unit: 'UNIT' };
}
