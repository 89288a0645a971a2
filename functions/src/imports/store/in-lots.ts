const AT_ONCE = 30;

/** Distinct values, as many together as a query takes. */
export function inLots(values: readonly string[]): string[][] {
  const distinct = [...new Set(values)];
  return Array.from({ length: Math.ceil(distinct.length / AT_ONCE) }, (_lot, index) =>
    distinct.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
}
