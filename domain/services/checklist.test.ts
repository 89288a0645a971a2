import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerText,
  checkAnswer,
  isAnswered,
  parseMeasure,
  pendingItems,
  type ChecklistPoint,
} from './checklist.ts';
import type { ChecklistKind } from './service-type.ts';

const point = (id: string, kind: ChecklistKind, required = true): ChecklistPoint => ({
  id,
  text: `¿${id}?`,
  kind,
  options: kind === 'CHOICE' ? ['Gas', 'Gasóleo'] : [],
  required,
});

describe('checklist answers of kind', () => {
  test.each<[ChecklistKind, unknown, boolean | string | number]>([
    ['YES_NO', true, true],
    ['YES_NO', false, false],
    ['NUMBER', 1.4, 1.4],
    ['NUMBER', 0, 0],
    ['NUMBER', -0, 0],
    ['NUMBER', -12.125, -12.125],
    ['NUMBER', '1,4', 1.4],
    ['NUMBER', '−3', -3],
    ['NUMBER', '-0', 0],
    ['NUMBER', 999_999_999, 999_999_999],
    ['TEXT', ' F.75 ', 'F.75'],
    ['TEXT', 'ñ'.repeat(500), 'ñ'.repeat(500)],
    ['CHOICE', 'Gasóleo', 'Gasóleo'],
  ])('%s accept %j', (kind, value, kept) => {
    expect(checkAnswer(point('a', kind), value)).toEqual({ ok: true, value: kept });
  });

  test.each<[ChecklistKind, unknown, string]>([
    ['YES_NO', 'sí', 'Responde sí o no'],
    ['YES_NO', 1, 'Responde sí o no'],
    ['YES_NO', null, 'Este campo es requerido'],
    ['NUMBER', Number.NaN, 'Indica un número válido, con un máximo de tres decimales'],
    ['NUMBER', Infinity, 'Indica un número válido, con un máximo de tres decimales'],
    ['NUMBER', 1.2345, 'Indica un número válido, con un máximo de tres decimales'],
    ['NUMBER', 1_000_000_000, 'Indica un número válido, con un máximo de tres decimales'],
    ['NUMBER', '1.2.3', 'Indica un número válido, con un máximo de tres decimales'],
    ['NUMBER', ' ', 'Indica un número válido, con un máximo de tres decimales'],
    ['NUMBER', true, 'Indica un número válido, con un máximo de tres decimales'],
    ['NUMBER', undefined, 'Este campo es requerido'],
    ['TEXT', '', 'Este campo es requerido'],
    ['TEXT', ' \u200b', 'Este campo es requerido'],
    ['TEXT', 7, 'Contiene caracteres no válidos'],
    ['TEXT', 'a\u0000', 'Contiene caracteres no válidos'],
    ['TEXT', 'ñ'.repeat(501), 'No puede tener más de 500 caracteres'],
    ['CHOICE', 'Leña', 'Elige una opción de la lista'],
    ['CHOICE', 0, 'Elige una opción de la lista'],
    ['CHOICE', '', 'Este campo es requerido'],
  ])('%s refuse %j: %s', (kind, value, message) => {
    expect(checkAnswer(point('a', kind), value)).toEqual({ ok: false, message });
  });

  test.each<[ChecklistKind, boolean | string | number, string]>([
    ['YES_NO', true, 'Sí'],
    ['YES_NO', false, 'No'],
    ['NUMBER', 1.4, '1,4'],
    ['NUMBER', 1_234.5, '1234,5'],
    ['NUMBER', -0.125, '-0,125'],
    ['TEXT', 'F.75', 'F.75'],
  ])('%s display %j as %s', (kind, value, text) => {
    expect(answerText(point('a', kind), value)).toBe(text);
  });

  test('NUMBER display a number that is parsed back unchanged', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999_999, max: 999_999_999 }),
        fc.constantFrom(1, 10, 100, 1_000),
        (whole, scale) => {
          const value = whole / scale;
          expect(checkAnswer(point('a', 'NUMBER'), value)).toMatchObject({ ok: true });
          expect(parseMeasure(answerText(point('a', 'NUMBER'), value))).toBe(value + 0);
        },
      ),
      { numRuns: 5_000 },
    );
  });
});

describe('pendingItems', () => {
  const items = [point('a', 'YES_NO'), point('b', 'NUMBER'), point('c', 'TEXT', false), point('d', 'CHOICE')];
  test.each([
    [{}, ['a', 'b', 'd']],
    [{ a: false, b: 0, d: 'Gas' }, []],
    [{ b: 1 }, ['a', 'd']],
    // The type was changed: an answer that no longer fits counts as missing.
    [{ a: 'sí', b: 1, d: 'Leña' }, ['a', 'd']],
    [{ c: 'x' }, ['a', 'b', 'd']],
  ])('with %j are %j', (answers, pending) => {
    expect(pendingItems(items, answers).map(({ id }) => id)).toEqual(pending);
  });

  test('ignore properties inherited by every object', () => {
    const odd = [point('toString', 'TEXT')];
    expect(pendingItems(odd, {})).toEqual(odd);
    expect(isAnswered(point('a', 'TEXT', false), { a: 'x' })).toBe(true);
  });
});
