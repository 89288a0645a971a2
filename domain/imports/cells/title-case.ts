const SMALL = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'e', 'i', 'a', 'en', 'con', 'para', 'd']);
const LEGAL =
  /^(?:S\.?L\.?[UPL]?\.?|S\.?A\.?U?\.?|S\.?C\.?P?\.?|C\.?B\.?|S\.?L\.?N\.?E\.?|C\.?P\.?|[IVX]{2,})$/u;

export const isAllCapitals = (text: string): boolean => /\p{Lu}{3,}/u.test(text) && !/\p{Ll}/u.test(text);

/** `CALDERAS DEL SUR, S.L.` as `Calderas del Sur, S.L.`; other texts stay as they are. */
export function inTitleCase(text: string): string {
  if (!isAllCapitals(text)) return text;
  return text.replace(/[\p{L}\p{M}.]+/gu, (word, at: number) => {
    if (LEGAL.test(word)) return word;
    const lower = word.toLowerCase();
    if (at > 0 && SMALL.has(lower)) return lower;
    return lower.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
  });
}
