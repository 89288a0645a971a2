import { expect, test } from 'vitest';
import { remainingWords } from './due.ts';

const minutes = (count: number) => count * 60_000;

test.each([
  [minutes(4 * 60 + 31), 'Quedan 4 h 31 min', 'ok'],
  [minutes(4 * 60), 'Quedan 4 h', 'ok'],
  [minutes(4 * 60) - 1, 'Quedan 3 h 59 min', 'soon'],
  [minutes(61), 'Quedan 1 h 1 min', 'soon'],
  [minutes(60), 'Queda 1 h', 'soon'],
  [minutes(59), 'Quedan 59 min', 'soon'],
  [minutes(1), 'Queda 1 min', 'soon'],
  [minutes(1) - 1, 'Queda menos de 1 min', 'soon'],
  [0, 'Queda menos de 1 min', 'soon'],
  [minutes(24 * 60) - 1, 'Quedan 23 h 59 min', 'ok'],
  [minutes(24 * 60), 'Queda 1 día', 'ok'],
  [minutes(31 * 60), 'Quedan 1 día y 7 h', 'ok'],
  [minutes(51 * 60), 'Quedan 2 días y 3 h', 'ok'],
  [minutes(80 * 60), 'Quedan 3 días', 'ok'],
  [-1, 'Vencido hace menos de 1 min', 'late'],
  [minutes(-12), 'Vencido hace 12 min', 'late'],
  [minutes(-125), 'Vencido hace 2 h', 'late'],
  [minutes(-24 * 60), 'Vencido hace 1 día', 'late'],
  [minutes(-72 * 60), 'Vencido hace 3 días', 'late'],
])('%i ms before the deadline the text is: %s', (left, text, tone) => {
  const now = new Date('2026-11-21T10:00:00Z');
  expect(remainingWords(new Date(now.getTime() + left), now)).toEqual({ text, tone });
});
