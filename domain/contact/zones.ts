export type PostalZone = { id: string; postalPrefixes: readonly string[]; retired: boolean };

// Two digits are a province (01 to 52), five a whole postal code.
const PREFIX = /^(?:0[1-9]|[1-4]\d|5[0-2])\d{0,3}$/;

/** Sorted and without repeats; null if one is invalid. */
export function parsePostalPrefixes(text: string): string[] | null {
  const typed = text.split(/[\s,;]+/u).filter(Boolean);
  return typed.every((prefix) => PREFIX.test(prefix)) ? [...new Set(typed)].sort() : null;
}

/** The longest matching prefix wins; ties go to the first zone. */
export function zoneFor(postalCode: string, zones: readonly PostalZone[]): string | null {
  const fitting = zones
    .filter(({ retired }) => !retired)
    .flatMap(({ id, postalPrefixes }) => postalPrefixes.map((prefix) => ({ id, prefix })))
    .filter(({ prefix }) => postalCode.startsWith(prefix));
  const longest = Math.max(...fitting.map(({ prefix }) => prefix.length));
  return fitting.find(({ prefix }) => prefix.length === longest)?.id ?? null;
}
