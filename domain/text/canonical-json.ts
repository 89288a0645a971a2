export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * RFC 8785 (JSON Canonicalization Scheme), restricted to safe integers so that every language writes the same text. Throws for
 * values without a canonical form.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return canonicalNumber(value);
  if (typeof value === 'string') return canonicalString(value);
  if (Array.isArray(value)) return `[${Array.from(value, canonicalJson).join(',')}]`;
  if (!isPlainObject(value)) throw new TypeError(`No canonical JSON for ${typeof value}`);
  const members = Object.keys(value)
    // The default sort compares UTF-16 code units.
    .sort()
    .map((key) => `${canonicalString(key)}:${canonicalJson(value[key])}`);
  return `{${members.join(',')}}`;
}

function canonicalNumber(value: number): string {
  if (!Number.isSafeInteger(value)) throw new TypeError('No canonical JSON for a number that is not whole');
  // Minus zero becomes zero.
  return String(value);
}

function canonicalString(value: string): string {
  if (!value.isWellFormed()) throw new TypeError('No canonical JSON for half a surrogate pair');
  return JSON.stringify(value);
}

/** Dates, maps and class instances have no canonical form. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
