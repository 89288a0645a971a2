export type Has = (codePoint: number) => boolean;

/** U+25A1, drawn for characters that no font has; Inter lacks it too, so it needs the fallback. */
export const SUBSTITUTE = '□';

const CLUSTERS = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Characters without a glyph: controls, joiners, directions, variation selectors, keycaps. */
const SILENT = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u20e3\ufff9-\ufffb]/gu;

const SPACES: readonly (readonly [RegExp, string])[] = [
  [/\r\n?|[\u2028\u2029]/gu, '\n'],
  // Spaces at which a line does not break.
  [/[\u2007\u202f]/gu, '\u00a0'],
  // As on the screen; after two of them the library breaks a line with a hyphen.
  [/(?:\t|(?!\u00a0)\p{Zs})+/gu, ' '],
  // The library reserves this character for pictures.
  [/\ufffc/gu, SUBSTITUTE],
];

/** Letters that fit on a line of a half-width and of a third-width column. */
const WIDE = 38;
const NARROW = 20;

/** The parts of an address: `https://`, `ejemplo.`, `es/`, `calderas?`. */
const PARTS = /[^-/.:@?&=#_,;]*[-/.:@?&=#_,;]+|[^-/.:@?&=#_,;]+$/gu;

/** Breaks without a hyphen, which would become part of the address or number. */
const BARE = '';

const lettersOf = (text: string) => Array.from(CLUSTERS.segment(text), ({ segment }) => segment);

const partsFrom = (room: number) => (word: string) => {
  if (word.length <= room) return [word];
  const parts = (word.match(PARTS) ?? []).flatMap((part) => (part.length <= room ? [part] : lettersOf(part)));
  return parts.flatMap((part, at) => (at === 0 ? [part] : [BARE, part]));
};

/** Where a word may break: an address or number that is too long for a line anywhere, other words nowhere. */
export const partsOf = partsFrom(WIDE);

export const narrowPartsOf = partsFrom(NARROW);

function spellLine(line: string, has: Has): string {
  return [...CLUSTERS.segment(line)]
    .map(({ segment }) => {
      const drawn = segment.replace(SILENT, '');
      return Array.from(drawn).every((character) => has(character.codePointAt(0) ?? 0)) ? drawn : SUBSTITUTE;
    })
    .join('');
}

/**
 * Replaces characters that no font has: the library would draw them in Helvetica as wrong letters («≤» as «"d»). A grapheme
 * such as a family is one box.
 */
export function spell(text: string, has: Has): string {
  const spaced = SPACES.reduce((all, [what, by]) => all.replace(what, by), text.normalize('NFC'));
  return spaced
    .split('\n')
    .map((line) => spellLine(line, has))
    .join('\n');
}
