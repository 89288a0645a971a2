import { provinceOf } from '@cuadrilla/domain/postal-code.ts';

const LIST = new Intl.ListFormat('es-ES');

/** The provinces that postal codes, or their beginnings, lie in: `Madrid y Toledo`. */
export function provincesOf(prefixes: readonly string[]): string {
  const names = prefixes.map((prefix) => provinceOf(prefix.padEnd(5, '0'))).filter((name) => name !== null);
  return LIST.format([...new Set(names)]);
}

/** Several codes pasted at once are as many tags. */
export function splitPrefixes(tags: readonly string[]): string[] {
  return [...new Set(tags.flatMap((tag) => tag.split(/[\s,;]+/u)).filter(Boolean))];
}
