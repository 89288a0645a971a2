import { expect, test } from 'vitest';
import { changeWords, changedMeanwhileWords } from './change-words.ts';

test.each([
  ['2026-11-22T09:41:30Z', 'ahora mismo (10:41)'],
  ['2026-11-22T09:41:00Z', 'hace 1 minuto (10:41)'],
  ['2026-11-22T09:39:00Z', 'hace 3 minutos (10:39)'],
  ['2026-11-22T08:42:00Z', 'hace 1 hora (09:42)'],
  ['2026-11-22T07:00:00Z', 'hace 2 horas (08:00)'],
  ['2026-11-21T09:42:00Z', 'el 21/11/2026 (10:42)'],
  // The device's clock is behind the server's.
  ['2026-11-22T09:50:00Z', 'ahora mismo (10:50)'],
])('at 10:42 a change at %s was made %s', (at, words) => {
  const now = new Date('2026-11-22T09:42:00Z');
  const change = { byName: 'Marta Ruiz', at };
  expect(changeWords(change, now)).toBe(`Marta Ruiz lo cambió ${words}`);
  expect(changedMeanwhileWords(change, 'cambiado la lista', now)).toBe(
    `Marta Ruiz ha cambiado la lista ${words}`,
  );
});

test('without an author the change was made meanwhile by someone', () => {
  expect(changedMeanwhileWords(null, 'cambiado la lista')).toBe(
    'Alguien ha cambiado la lista mientras tanto',
  );
});
