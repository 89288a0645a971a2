/** Plain JSON as a report holds it: numbers are whole. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The one text of a value, as RFC 8785 (JSON Canonicalization Scheme) has it: keys sorted by UTF-16 code units, no spaces,
 * strings escaped as ECMAScript does. Numbers are whole and safe, so that any language writes them alike. What has no such
 * text is a mistake of who made the value: it throws.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return canonicalNumber(value);
  if (typeof value === 'string') return canonicalString(value);
  if (Array.isArray(value)) return `[${Array.from(value, canonicalJson).join(',')}]`;
  if (!isPlainObject(value)) throw new TypeError(`No canonical JSON for ${typeof value}`);
  const members = Object.keys(value)
    // Without an order given, texts are compared by their UTF-16 code units.
    .sort()
    .map((key) => `${canonicalString(key)}:${canonicalJson(value[key])}`);
  return `{${members.join(',')}}`;
}

function canonicalNumber(value: number): string {
  if (!Number.isSafeInteger(value)) throw new TypeError('No canonical JSON for a number that is not whole');
  // Minus zero is zero.
  return String(value);
}

function canonicalString(value: string): string {
  if (!value.isWellFormed()) throw new TypeError('No canonical JSON for half a surrogate pair');
  return JSON.stringify(value);
}

/** A date, a map or a class's instance has no one form: whoever made the value writes it out. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
