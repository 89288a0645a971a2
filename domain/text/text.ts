export const SHORT_TEXT_MAX = 100;
export const NOTE_MAX = 4_000;

// Spaces, format characters (zero width, direction marks), default-ignorable ones (Hangul fillers, variation selectors) and the
// blank Braille pattern.
const INVISIBLE = /^[\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const CONTROL = /\p{Cc}/u;

/** True for text without a visible character. */
export function isBlank(text: string): boolean {
  return INVISIBLE.test(text);
}

/** Counts code points: an emoji outside the basic plane is one. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

/** In bytes, of a well-formed text. */
export function utf8Length(text: string): number {
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    // Two surrogates are one character of four bytes.
    length += unit < 0x80 ? 1 : unit < 0x800 || isSurrogate(unit) ? 2 : 3;
  }
  return length;
}

const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;

/** One line without control characters or lone surrogates, which Firestore would silently replace. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !CONTROL.test(text);
}

export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** For ordering by code points in Firestore: like `foldText`, but ñ sorts between n and o. */
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

/** By the whole surname first, so that `García, Zoe` precedes `García López, Ana`. */
export function personSortKey(lastName: string, name: string): string {
  // A separator that sorts before the space, so that a surname precedes the longer ones it begins.
  return `${sortKey(lastName)}\u001F${sortKey(name)}`;
}
