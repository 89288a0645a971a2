import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesAll, phoneWords, queryWords, SEARCH_TOKENS_MAX, searchTokens } from './search.ts';

const finds = (query: string, ...texts: (string | null | undefined)[]) => {
  const words = queryWords(query);
  return words.length > 0 && matchesAll(words, searchTokens(texts));
};

describe('searchTokens', () => {
  test('returns every prefix of every word once, without case and accents', () => {
    expect(searchTokens(['Ana Añó', 'ANA', null, undefined, ' \t'])).toEqual(['a', 'an', 'ana', 'ano']);
  });

  test('splits a word at punctuation, and also keeps it joined', () => {
    const tokens = searchTokens(['O’Brien-García']);
    expect(tokens).toEqual(expect.arrayContaining(['obriengarcia', 'briengarcia', 'brien', 'garcia', 'g']));
    expect(tokens).not.toContain('');
    expect(searchTokens(['- & …'])).toEqual([]);
  });

  test('cuts a word at 24 characters, not code units', () => {
    expect(searchTokens(['a'.repeat(30)]).at(-1)).toBe('a'.repeat(24));
    expect(searchTokens(['𝒜'.repeat(30)]).at(-1)).toBe('𝒜'.repeat(24));
    expect(finds('a'.repeat(30), 'a'.repeat(40))).toBe(true);
  });

  test('returns at most 800 tokens or the given limit, leaving out whole words', () => {
    const words = Array.from(
      { length: 200 },
      (_each, at) => `${String.fromCharCode(97 + (at % 26))}x${at}yzabcdef`,
    );
    const tokens = searchTokens([words.join(' ')]);
    expect(tokens.length).toBeLessThanOrEqual(SEARCH_TOKENS_MAX);
    expect(tokens.length).toBeGreaterThan(SEARCH_TOKENS_MAX - 24);
    const whole = words.filter((word) => tokens.includes(word));
    expect(whole).toEqual(words.slice(0, whole.length));
    expect(tokens).toEqual(searchTokens([whole.join(' ')]));
    expect(searchTokens([words.join(' ')])).toEqual(tokens);
    const fewer = searchTokens([words.join(' ')], 100);
    expect(fewer).toEqual(tokens.slice(0, fewer.length));
    expect(fewer.length).toBeLessThanOrEqual(100);
    expect(fewer.length).toBeGreaterThan(100 - 24);
  });
});

describe('searching a code', () => {
  test.each([
    'c-2026-0042',
    'C-2026-0042',
    'c20260042',
    '2026',
    '0042',
    '42',
    '2026-0042',
    'c-2026-00',
    '4',
    '004',
  ])('C-2026-0042 is found by %j', (query) => {
    expect(finds(query, 'C-2026-0042')).toBe(true);
  });

  test.each(['s-2026-0042', '43', '026', '0142', '2025'])('C-2026-0042 is not found by %j', (query) => {
    expect(finds(query, 'C-2026-0042')).toBe(false);
  });
});

describe('phoneWords', () => {
  test.each([
    ['+34612345678', ['612345678', '34612345678']],
    ['+33142685300', ['142685300', '33142685300']],
    ['+12125552368', ['2125552368', '12125552368']],
    ['+351912345678', ['912345678', '351912345678']],
    ['+37612345', ['12345', '37612345']],
    ['', []],
  ])('of %s are %j', (e164, words) => {
    expect(phoneWords(e164)).toEqual(words);
  });

  test.each([
    '612 34 56',
    '612345678',
    '612 34 56 78',
    '612-345',
    '612.345.678',
    '6',
    '61 2',
    '+34 612',
    '+34612345678',
    '(+34) 612 34',
    '0034 612 34 56 78',
    '34 612',
    '34612',
    ' 612 ',
  ])('are found by %j', (query) => {
    expect(finds(query, ...phoneWords('+34612345678'))).toBe(true);
  });

  test.each(['712', '+33 612', '345678', '612 34 57'])('are not found by %j', (query) => {
    expect(finds(query, ...phoneWords('+34612345678'))).toBe(false);
  });
});

describe('queryWords', () => {
  test.each([
    ['', []],
    [' \t\u00a0', []],
    ['- / …', []],
    ['+', []],
    ['Núñez ÁLVARO', ['alvaro', 'nunez']],
    ['ana ana ANA', ['ana']],
    ['García-López', ['garcialopez']],
    ['12.345.678-Z', ['12345678z']],
    ['a b c d e f g hh', ['hh', 'a', 'b', 'c', 'd', 'e']],
    ['612 34 56', ['6123456']],
    ['+34 612', ['34612']],
    ['0034 612', ['34612']],
    ['00', ['00']],
    ['0042', ['42']],
    ['28013 612', ['28013', '612']],
    ['2026 0042', ['2026', '42']],
    ['12.345.678', ['12345678']],
    ['12 345 678', ['12345678']],
    ['calle 12', ['calle', '12']],
    ['x'.repeat(30), ['x'.repeat(24)]],
  ])('of %j are %j', (query, words) => {
    expect(queryWords(query)).toEqual(words);
  });
});

describe('matchesAll', () => {
  test('requires every word, in a list or a set', () => {
    const tokens = searchTokens(['Ana Ruiz']);
    for (const known of [tokens, new Set(tokens)]) {
      expect(matchesAll(['ruiz', 'an'], known)).toBe(true);
      expect(matchesAll(['ruiz', 'eva'], known)).toBe(false);
      expect(matchesAll([], known)).toBe(true);
    }
  });
});

const ACCENTED: Record<string, string> = {
  a: 'aáàäâãAÁÀÄ',
  c: 'cçC',
  e: 'eéèëEÉ',
  i: 'iíïIÍ',
  n: 'nñNÑ',
  o: 'oóòöOÓ',
  u: 'uúüUÚÜ',
};
const variantsOf = (character: string) => ACCENTED[character] ?? `${character}${character.toUpperCase()}`;
const letter = fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz0123456789'));

test('any prefix of any word finds a text, ignoring accents and case', () => {
  const typedWord = fc.array(fc.tuple(letter, fc.nat(9), fc.nat(9)), { minLength: 1, maxLength: 30 });
  const pick = (character: string, at: number) => {
    const variants = Array.from(variantsOf(character));
    return variants[at % variants.length] ?? character;
  };
  const words = fc.array(typedWord, { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(words, fc.nat(), fc.nat(), (typed, which, length) => {
      const text = typed.map((word) => word.map(([character, stored]) => pick(character, stored)).join(''));
      const sought = typed[which % typed.length] ?? [];
      const prefix = sought.slice(0, 1 + (length % sought.length));
      expect(
        finds(prefix.map(([character, , asked]) => pick(character, asked)).join(''), text.join(' ')),
      ).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});

test('any part of a word between punctuation finds it', () => {
  const part = fc.string({ unit: letter, minLength: 1, maxLength: 8 });
  const parts = fc.array(part, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(parts, fc.constantFrom('-', '.', '/', '’', '_', '·'), fc.nat(), (each, mark, which) => {
      expect(finds(each[which % each.length] ?? '', each.join(mark))).toBe(true);
      expect(finds(each.join(mark), each.join(mark))).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});
