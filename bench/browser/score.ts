import type { Vitals } from './vitals.ts';

export type Part = Exclude<keyof Vitals, 'longestTaskMs'>;

/**
 * Lighthouse's mobile curves (version 10 and later): the value that scores 0.9 and the one that scores 0.5. Its Speed Index, a
 * tenth of the score, needs a film of the page and is left out; the other weights keep their proportions.
 */
const CURVES: Record<Part, { good: number; half: number; weight: number }> = {
  firstPaintMs: { good: 1_800, half: 3_000, weight: 10 },
  largestPaintMs: { good: 2_500, half: 4_000, weight: 25 },
  blockedMs: { good: 200, half: 600, weight: 30 },
  shift: { good: 0.1, half: 0.25, weight: 25 },
};

/** Abramowitz and Stegun, 7.1.26: exact to 1.5e-7. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const sum = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - sum * Math.exp(-x * x));
}

/** The inverse of the complementary error function at a fifth: puts 0.9 at `good`. */
const AT_NINE_TENTHS = 0.9061938024368232;

export function scoreOfValue(value: number, { good, half }: { good: number; half: number }): number {
  if (value <= 0) return 1;
  const distance = (Math.log(value / half) * AT_NINE_TENTHS) / -Math.log(good / half);
  return (1 - erf(distance)) / 2;
}

export const PARTS = Object.keys(CURVES) as Part[];

const WHOLE = PARTS.reduce((sum, part) => sum + CURVES[part].weight, 0);

export function pointsLost(vitals: Vitals, part: Part): number {
  const curve = CURVES[part];
  return (100 * curve.weight * (1 - scoreOfValue(vitals[part], curve))) / WHOLE;
}

/** From 0 to 100. */
export const scoreOf = (vitals: Vitals): number =>
  100 - PARTS.reduce((sum, part) => sum + pointsLost(vitals, part), 0);
