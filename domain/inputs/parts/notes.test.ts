import { expect, test } from 'vitest';
import { loseProspectSchema, stepBackProspectSchema } from '../prospects/prospect-moves.ts';
import { noteSchema } from './note.ts';
import { idOf, readingOf, REQUIRED } from './testing/test-reading.ts';

test('a note is trimmed, and its line breaks are normalized', () => {
  const { valueOf, wrongIn } = readingOf(noteSchema(), {});
  expect(valueOf({ text: ' Uno\r\nDos\rTres\n\nCuatro ' })).toEqual({ text: 'Uno\nDos\nTres\n\nCuatro' });
  expect(wrongIn({ text: ' \n ' })).toEqual([`text: ${REQUIRED}`]);
  expect(wrongIn({ text: 'a'.repeat(4_000) })).toEqual([]);
  expect(wrongIn({ text: 'a'.repeat(4_001) })).toEqual(['text: No puede tener más de 4000 caracteres']);
  expect(wrongIn({ text: 'a\u0007' })).toEqual(['text: Contiene caracteres no válidos']);
  expect(wrongIn()).toEqual([`text: ${REQUIRED}`]);
});

test('a step back requires a one-line reason', () => {
  const { valueOf, wrongIn } = readingOf(stepBackProspectSchema(), {});
  expect(valueOf({ reason: ' Se equivocó ' })).toEqual({ reason: 'Se equivocó' });
  expect(wrongIn({ reason: ' ' })).toEqual([`reason: ${REQUIRED}`]);
  expect(wrongIn({ reason: 'a\nb' })).toEqual(['reason: Contiene caracteres no válidos']);
  expect(wrongIn({ reason: 'a'.repeat(101) })).toEqual(['reason: No puede tener más de 100 caracteres']);
});

test('a loss requires a reason from the settings', () => {
  const { valueOf, wrongIn } = readingOf(loseProspectSchema(), {});
  expect(valueOf({ reasonId: idOf('price') })).toEqual({ reasonId: idOf('price'), note: null });
  expect(wrongIn({ reasonId: '' })).toEqual([`reasonId: ${REQUIRED}`]);
  expect(wrongIn({ reasonId: 'x', note: '\ud800' })).toEqual(['note: Contiene caracteres no válidos']);
});
