import { provinceOf } from '@cuadrilla/domain/contact/postal-code.ts';
import { parsePostalPrefixes } from '@cuadrilla/domain/contact/zones.ts';

const LIST = new Intl.ListFormat('es-ES');

/** For example `Madrid y Toledo`. */
export function provincesOf(prefixes: readonly string[]): string {
  const names = prefixes.map((prefix) => provinceOf(prefix.padEnd(5, '0'))).filter((name) => name !== null);
  return LIST.format([...new Set(names)]);
}

/** Splits a tag into several if several codes were pasted at once. */
export function splitPrefixes(tags: readonly string[]): string[] {
  return [...new Set(tags.flatMap((tag) => tag.split(/[\s,;]+/u)).filter(Boolean))];
}

/** For example `99 y 999999 no son códigos postales…`; null if all are valid. */
export function wrongPrefixes(prefixes: readonly string[]): string | null {
  const wrong = prefixes.filter((prefix) => parsePostalPrefixes(prefix) === null);
  if (wrong.length === 0) return null;
  return wrong.length === 1
    ? `${wrong[0]} no es un código postal ni sus primeras cifras, de 2 a 5`
    : `${LIST.format(wrong)} no son códigos postales ni sus primeras cifras, de 2 a 5`;
}
