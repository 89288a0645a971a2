/** Ties keep the order of first appearance. */
export function mostFrequent(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([text]) => text);
}
