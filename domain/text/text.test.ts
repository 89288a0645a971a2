import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { characterCount, foldText, isBlank, isStorable, personSortKey, sortKey, utf8Length } from './text.ts';

const codePoint = (text: string) =>
  Array.from(text, (c) => `U+${c.codePointAt(0)?.toString(16).padStart(4, '0')}`).join(' ');
const named = (texts: readonly string[]) => texts.map((text) => [codePoint(text), text] as const);

describe('isBlank', () => {
  const blanks = [
    '',
    ' ',
    '\t\r\n',
    '\u00a0\u2003\u3000',
    '\u00ad',
    '\u034f',
    '\u200b',
    '\u200c\u200d',
    '\u200e\u200f',
    '\u202a\u202b\u202c\u202d\u202e',
    '\u2060\u2066\u2069',
    '\u115f\u1160',
    '\u180e',
    '\u2800',
    '\u3164',
    '\ufe0f',
    '\ufeff',
    '\uffa0',
    '\u{e0041}\u{e007f}',
  ];
  test.each(named(blanks))('is true for %s', (_name, text) => {
    expect(isBlank(text)).toBe(true);
    expect(isBlank(` ${text}\u200b`)).toBe(true);
  });

  test.each(named(['a', '.', '0', '\u200ba', '\u202eñ', '😀', '👨‍👩‍👧', '한', 'العربية', '\u0000']))(
    'is false for %s',
    (_name, text) => {
      expect(isBlank(text)).toBe(false);
    },
  );
});

test.each([
  ['', 0],
  ['a\n', 2],
  ['ñ', 2],
  ['€', 3],
  ['😀', 4],
  ['Ña €😀', 11],
])('%j takes %i bytes', (text, bytes) => expect(utf8Length(text)).toBe(bytes));

describe('isStorable', () => {
  test.each(
    named(['Núñez', 'O’Brien-García', '😀', '\u202eabc\u202c', '<script>', 'n\u0303', '\u{10ffff}', '']),
  )('is true for %s', (_name, text) => {
    expect(isStorable(text)).toBe(true);
  });

  test.each(
    named([
      '\u0000',
      'a\u0000b',
      'a\nb',
      'a\tb',
      '\u007f',
      '\u0085',
      '\u009f',
      '\ud83d',
      'a\ude00',
      '\ude00\ud83d',
    ]),
  )('is false for %s', (_name, text) => {
    expect(isStorable(text)).toBe(false);
  });
});

test.each([
  ['', 0],
  ['abc', 3],
  ['ñ', 1],
  ['😀', 1],
  ['a😀b', 3],
  ['n\u0303', 2],
])('characterCount of «%s» is %i', (text, count) => {
  expect(characterCount(text)).toBe(count);
});

test.each([
  ['Núñez', 'nunez'],
  ['NÚÑEZ', 'nunez'],
  ['Nu\u0301n\u0303ez', 'nunez'],
  ['Güell', 'guell'],
  ['İstanbul', 'istanbul'],
  ['Ana María', 'ana maria'],
])('foldText of «%s» is «%s»', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

/** Firestore orders strings by their UTF-8 bytes, which is the order of code points. */
function inDatabaseOrder(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)];
  const at = left.findIndex((character, index) => character !== right[index]);
  if (at === -1) return left.length - right.length;
  return (left[at]?.codePointAt(0) ?? -1) - (right[at]?.codePointAt(0) ?? -1);
}
const bySortKey = (a: string, b: string) => Math.sign(inDatabaseOrder(sortKey(a), sortKey(b)));

describe('sortKey', () => {
  test('sorts ñ between n and o, in either case and encoding', () => {
    const names = ['Oca', 'Ñu', 'Nz', 'N\u0303a', 'Na', 'ñandú', 'Ozono', 'Núñez', 'Nunez', 'Nuño', 'Nuoz'];
    expect(names.sort(bySortKey)).toEqual([
      'Na',
      'Nunez',
      'Núñez',
      'Nuño',
      'Nuoz',
      'Nz',
      'N\u0303a',
      'ñandú',
      'Ñu',
      'Oca',
      'Ozono',
    ]);
    expect(['o', 'ñ', 'n', 'Ñ', 'nz', 'ña'].sort(bySortKey)).toEqual(['n', 'nz', 'ñ', 'Ñ', 'ña', 'o']);
  });

  test('ignores accents and repeated spaces', () => {
    expect(sortKey('  Ángel   de \t la Cruz ')).toBe('angel de la cruz');
    expect(sortKey('Güell')).toBe(sortKey('guell'));
  });

  test('sorts like Intl.Collator for any two words of Spanish letters', () => {
    const collator = new Intl.Collator('es', { sensitivity: 'base' });
    // With `base` sensitivity n and ñ differ in Spanish, á and a do not.
    const base = (a: string, b: string) => Math.sign(collator.compare(a, b));
    const word = fc.string({
      unit: fc.constantFrom(
        ...Array.from('abcdefghijklmnñopqrstuvwxyzáéíóúüABCDEFGHIJKLMNÑOPQRSTUVWXYZÁÉÍÓÚÜ'),
      ),
      maxLength: 8,
    });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(bySortKey(a, b)).toBe(base(a, b));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('personSortKey', () => {
  const order = (people: [lastName: string, name: string][]) =>
    people.sort((a, b) => inDatabaseOrder(personSortKey(...a), personSortKey(...b)));

  test('sorts by the whole surname before the name: García, Zoe comes before García López, Ana', () => {
    expect(
      order([
        ['García López', 'Ana'],
        ['García', 'Zoe'],
        ['García-Lomas', 'Eva'],
        ['Garcia', 'Álvaro'],
      ]),
    ).toEqual([
      ['Garcia', 'Álvaro'],
      ['García', 'Zoe'],
      ['García López', 'Ana'],
      ['García-Lomas', 'Eva'],
    ]);
  });
});
