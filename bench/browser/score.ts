import type { Vitals } from './vitals.ts';

/**
 * Lighthouse's mobile curves (version 10 and later): the value that scores 0.9 and the one that scores 0.5. Its Speed Index, a
 * tenth of the score, needs a film of the page and is left out; the other weights keep their proportions.
 */
const CURVES: Record<
  Exclude<keyof Vitals, 'longestTaskMs'>,
  { good: number; half: number; weight: number }
> = {
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

/** From 0 to 100. */
export function scoreOf(vitals: Vitals): number {
  const parts = Object.entries(CURVES) as [keyof typeof CURVES, (typeof CURVES)[keyof typeof CURVES]][];
  const whole = parts.reduce((sum, [, { weight }]) => sum + weight, 0);
  const reached = parts.reduce(
    (sum, [name, curve]) => sum + curve.weight * scoreOfValue(vitals[name], curve),
    0,
  );
  return (100 * reached) / whole;
}
