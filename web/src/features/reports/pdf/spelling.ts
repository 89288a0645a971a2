export type Has = (codePoint: number) => boolean;

/** U+25A1: in the place of what no font has. Inter has it not either: where it stands, the fallback is needed. */
export const SUBSTITUTE = '□';

const CLUSTERS = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Nothing is drawn for them: control characters, joiners, directions, selectors, and the key around a figure, which is said alone. */
const SILENT = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u20e3\ufff9-\ufffb]/gu;

const SPACES: readonly (readonly [RegExp, string])[] = [
  [/\r\n?|[\u2028\u2029]/gu, '\n'],
  // Those that a line is not broken at.
  [/[\u2007\u202f]/gu, '\u00a0'],
  // As on the screen; after two of them the library breaks a line with a hyphen.
  [/(?:\t|(?!\u00a0)\p{Zs})+/gu, ' '],
  // The library keeps a place for a picture there.
  [/\ufffc/gu, SUBSTITUTE],
];

/** How many letters a line of a column has room for at least: a half of the page's width, and a third of it. */
const WIDE = 38;
const NARROW = 20;

/** The parts in which an address is read: `https://`, `ejemplo.`, `es/`, `calderas?`. */
const PARTS = /[^-/.:@?&=#_,;]*[-/.:@?&=#_,;]+|[^-/.:@?&=#_,;]+$/gu;

/** Between two parts a line ends with a hyphen, which would belong to the address or the number; before an empty part as it is. */
const BARE = '';

const lettersOf = (text: string) => Array.from(CLUSTERS.segment(text), ({ segment }) => segment);

const partsFrom = (room: number) => (word: string) => {
  if (word.length <= room) return [word];
  const parts = (word.match(PARTS) ?? []).flatMap((part) => (part.length <= room ? [part] : lettersOf(part)));
  return parts.flatMap((part, at) => (at === 0 ? [part] : [BARE, part]));
};

/** Where a word may be parted: an address or a number that fits on no line at any letter, whatever else nowhere. */
export const partsOf = partsFrom(WIDE);

/** The same in a narrow column. */
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
 * A text of what can be drawn alone. What is left over the library would draw with Helvetica, which has it no more than the
 * others: it writes the character's number out as if it were letters, and «≤» becomes «"d». What a person sees as one
 * character, as a family, is one box.
 */
export function spell(text: string, has: Has): string {
  const spaced = SPACES.reduce((all, [what, by]) => all.replace(what, by), text.normalize('NFC'));
  return spaced
    .split('\n')
    .map((line) => spellLine(line, has))
    .join('\n');
}
