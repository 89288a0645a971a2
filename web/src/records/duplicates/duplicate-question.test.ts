import { parsePhone } from '@cuadrilla/domain/contact/phone.ts';
import { describe, expect, test } from 'vitest';
import { hasPhone, questionOf } from './duplicate-question.ts';

const NOBODY = { nif: null, emails: [], phones: [], exceptId: null };

describe('the duplicate search', () => {
  test('contains each valid value once, normalised', () => {
    const question = questionOf(
      {
        nif: ' es12345678-z',
        emails: ['Ana@ejemplo.es', ' ', 'x', 'Ana@ejemplo.es'],
        phones: ['612 34 56 78', '112', null],
        exceptId: 'p1',
      },
      parsePhone,
    );
    expect(question).toEqual({
      nif: '12345678Z',
      emails: ['Ana@ejemplo.es'],
      phones: ['+34612345678'],
      exceptId: 'p1',
    });
  });

  test.each([
    [{}],
    [{ nif: '1234', emails: ['ana@'], phones: ['61234'], exceptId: 'p1' }],
    [{ nif: null, emails: [''], phones: [null] }],
  ])('is empty for %j', (identity) => {
    expect(questionOf(identity, parsePhone)).toBeNull();
  });

  test('contains at most five values of a list', () => {
    const emails = [1, 2, 3, 4, 5, 6].map((each) => `a${each}@ejemplo.es`);
    expect(questionOf({ emails }, parsePhone)).toEqual({ ...NOBODY, emails: emails.slice(0, 5) });
  });
});

test('the phone parser is needed only if there is a phone', () => {
  expect(hasPhone({ phones: [' ', null] })).toBe(false);
  expect(hasPhone({ phones: ['6'] })).toBe(true);
});
