/** Longest short text (names and the like), in characters as a person counts them. */
export const SHORT_TEXT_MAX = 100;
/** Longest note, in which new lines are allowed. */
export const NOTE_MAX = 4_000;

// Spaces, format characters (zero width, direction marks), what Unicode says is not to be seen (Hangul fillers, variation
// selectors) and the Braille pattern without dots.
const INVISIBLE = /^[\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const CONTROL = /\p{Cc}/u;

/** Whether nothing of a text can be seen: such a text counts as empty. */
export function isBlank(text: string): boolean {
  return INVISIBLE.test(text);
}

/** How many code points a text has: an emoji outside the basic plane is one character, not two. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

/**
 * Whether a one-line text can be kept as it stands: no control characters, and no half of a surrogate pair, which
 * Firestore would silently replace.
 */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !CONTROL.test(text);
}

/** For comparing and searching: lower case, without accents or the tilde of ñ. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * For ordering in the database, which compares code points: folded like `foldText`, but ñ stays a letter of its own
 * between n and o, as in the Spanish alphabet.
 */
export function sortKey(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/ñ/gu, 'n\u{10FFFD}')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** For ordering people: by the whole surname first, so that `García, Zoe` stands before `García López, Ana`. */
export function personSortKey(lastName: string, name: string): string {
  // A mark that is less than the space, so that a surname comes before the longer ones it begins.
  return `${sortKey(lastName)}\u001F${sortKey(name)}`;
}
