import { foldText } from './text.ts';

/** Longest prefix that is stored and asked for; a longer word is found by its first 24 characters. */
export const SEARCH_WORD_MAX = 24;
/**
 * Most entries in one document: Firestore indexes each of them, once for every order of its lists, and refuses a document whose
 * composite entries come to more than 2 MiB.
 */
export const SEARCH_TOKENS_MAX = 800;
const QUERY_WORDS_MAX = 6;

const NOT_WORD = /[^\p{L}\p{N}]+/gu;
const NUMBER_CHARACTERS = /^[\d\s+\-./()]*\d[\d\s+\-./()]*$/;
// What a Spanish subscriber's number, the prefix 34, an international one or a figure in groups of three begins like.
const TYPED_IN_GROUPS = /^(?:\(|\+|00|[6-9]|34\b)|^\d{1,3}(?: \d{3})+$/;
// How long the country prefix of an E.164 number is: 1 and 7 alone, those listed two digits, the rest three.
const COUNTRY_PREFIX = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

const cut = (word: string) => Array.from(word).slice(0, SEARCH_WORD_MAX).join('');

/**
 * The forms by which one raw word is found: without its punctuation, the same from each inner part on (so each part is a
 * beginning too: `garcia-lopez` gives `garcialopez` and `lopez`), and numbers without their leading zeros.
 */
function formsOf(rawWord: string): string[] {
  const parts = foldText(rawWord).split(NOT_WORD).filter(Boolean);
  return parts.flatMap((_part, index) => {
    const form = parts.slice(index).join('');
    const unpadded = form.replace(/^0+(?=\d)/, '');
    return unpadded === form ? [form] : [form, unpadded];
  });
}

/** Every prefix of a word, shortest first, in characters as a person counts them. */
function prefixesOf(word: string): string[] {
  const characters = Array.from(word).slice(0, SEARCH_WORD_MAX);
  return characters.map((_character, index) => characters.slice(0, index + 1).join(''));
}

/**
 * What a document's `search[]` holds: every prefix of every word of its texts. Give the most important text first: beyond
 * so many entries the words that follow are left out whole, so that a word is found by all its prefixes or by none.
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

/** The two ways to begin a stored phone, for `searchTokens`: without and with the country prefix. */
export function phoneWords(e164: string): string[] {
  const digits = e164.replace(/\D/g, '');
  if (digits === '') return [];
  return [digits.replace(COUNTRY_PREFIX, ''), digits].filter(Boolean);
}

/** The words to look for, the longest (the most selective one) first; a phone or figure typed in groups is one word. */
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
  // `0034…` is `+34…`, and `0042` is stored as `42` too.
  return groups.map((group) => group.replace(/\D/g, '').replace(/^00+(?=[1-9])/, ''));
}
