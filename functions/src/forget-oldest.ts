/** Keeps a map within `most` entries, by the order in which they were set. Called after each new entry. */
export function forgetOldest(map: Map<string, unknown>, most: number): void {
  const oldest = map.size > most ? map.keys().next().value : undefined;
  if (oldest !== undefined) map.delete(oldest);
}
