export function quantile(series: readonly number[], share: number): number {
  const sorted = [...series].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (series: readonly number[]): number => quantile(series, 0.5);

export type Spread = { median: number; least: number; most: number };

export const spreadOf = (series: readonly number[]): Spread => ({
  median: median(series),
  least: Math.min(...series),
  most: Math.max(...series),
});

/** `16.7 (16.6–17.1)` */
export const spread = (series: readonly number[], digits = 1): string => {
  const of = spreadOf(series);
  return `${of.median.toFixed(digits)} (${of.least.toFixed(digits)}–${of.most.toFixed(digits)})`;
};
