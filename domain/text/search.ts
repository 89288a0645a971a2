import { foldText } from './text.ts';

/** Longest stored prefix; longer words are found by their first 24 characters. */
export const SEARCH_WORD_MAX = 24;
/**
 * Per document: Firestore indexes each entry once for every order of its lists, and limits a document's composite index entries
 * to 2 MiB.
 */
export const SEARCH_TOKENS_MAX = 800;
const QUERY_WORDS_MAX = 6;

const NOT_WORD = /[^\p{L}\p{N}]+/gu;
const NUMBER_CHARACTERS = /^[\d\s+\-./()]*\d[\d\s+\-./()]*$/;
// How a Spanish number, the prefix 34, an international number or a figure in groups of three starts.
const TYPED_IN_GROUPS = /^(?:\(|\+|00|[6-9]|34\b)|^\d{1,3}(?: \d{3})+$/;
// Length of the country prefix of an E.164 number: 1 and 7 have one digit, those listed two, the rest three.
const COUNTRY_PREFIX = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

const cut = (word: string) => Array.from(word).slice(0, SEARCH_WORD_MAX).join('');

/**
 * Search forms of a raw word: without punctuation, also from each inner part on (`garcia-lopez` gives `garcialopez` and
 * `lopez`), numbers without leading zeros.
 */
function formsOf(rawWord: string): string[] {
  const parts = foldText(rawWord).split(NOT_WORD).filter(Boolean);
  return parts.flatMap((_part, index) => {
    const form = parts.slice(index).join('');
    const unpadded = form.replace(/^0+(?=\d)/, '');
    return unpadded === form ? [form] : [form, unpadded];
  });
}

function prefixesOf(word: string): string[] {
  const characters = Array.from(word).slice(0, SEARCH_WORD_MAX);
  return characters.map((_character, index) => characters.slice(0, index + 1).join(''));
}

/**
 * Every prefix of every word, for a document's `search[]`. Put the most important text first: past the limit whole
 * words are dropped, so that each word is found by all its prefixes or by none.
 */
export function searchTokens(
  texts: readonly (string | null | undefined)[],
  max: number = SEARCH_TOKENS_MAX,
): string[] {
  const tokens = new Set<string>();
  for (const rawWord of texts.flatMap((text) => (text ?? '').split(/\s+/u))) {
    for (const form of formsOf(rawWord)) {
      const added = prefixesOf(form).filter((prefix) => !tokens.has(prefix));
      if (tokens.size + added.length > max) return [...tokens];
      for (const prefix of added) tokens.add(prefix);
    }
  }
  return [...tokens];
}

/** A stored phone without and with its country prefix, for `searchTokens`. */
export function phoneWords(e164: string): string[] {
  const digits = e164.replace(/\D/g, '');
  if (digits === '') return [];
  return [digits.replace(COUNTRY_PREFIX, ''), digits].filter(Boolean);
}

/** The longest (most selective) word first; a phone or figure typed in groups is one word. */
export function queryWords(query: string): string[] {
  const text = query.trim();
  const words = NUMBER_CHARACTERS.test(text) ? numbersOf(text) : text.split(/\s+/u).map(compact);
  const distinct = [...new Set(words.map(cut))].filter(Boolean);
  return distinct.sort((a, b) => b.length - a.length).slice(0, QUERY_WORDS_MAX);
}

export function matchesAll(
  words: readonly string[],
  tokens: ReadonlySet<string> | readonly string[],
): boolean {
  const known = tokens instanceof Set ? tokens : new Set(tokens);
  return words.every((word) => known.has(word));
}

const compact = (rawWord: string) => foldText(rawWord).replace(NOT_WORD, '');

function numbersOf(text: string): string[] {
  const groups = TYPED_IN_GROUPS.test(text) ? [text] : text.split(/\s+/u);
  // `0034…` is `+34…`, and `0042` is also stored as `42`.
  return groups.map((group) => group.replace(/\D/g, '').replace(/^00+(?=[1-9])/, ''));
}
