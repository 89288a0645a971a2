import { describe, expect, test } from 'vitest';
import { describeError, redact } from './logger.ts';

describe('the log never carries', () => {
  test.each([
    ['user ana.perez@ejemplo.es not found', 'user [email] not found'],
    ['ANA+x@SUB.EJEMPLO.ES,eva@x.es', '[email],[email]'],
    ['<ana@ejemplo.es>', '<[email]>'],
    ['{"email":"ana@ejemplo.es"}', '{"email":"[email]"}'],
    ['GET /accounts?email=ana%40ejemplo.es failed', 'GET /[email] failed'],
    ['ñandú@ejemplo.es', '[email]'],
  ])('an address: %s', (text, redacted) => {
    expect(redact(text)).toBe(redacted);
  });

  test.each([
    ['Authorization: Bearer abc.def-ghi', 'Authorization: [token]'],
    ['bearer  x', '[token]'],
    ['token eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1In0.c2ln rejected', 'token [token] rejected'],
    ['unsigned eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1In0.', 'unsigned [token]'],
  ])('a token: %s', (text, redacted) => {
    expect(redact(text)).toBe(redacted);
  });

  test('but leaves what tells nothing of anybody', () => {
    const text = 'ABORTED: 10 users/abc at file:///app/index.js:10:5 (a@b)';
    expect(redact(text)).toBe(text);
  });

  test('and does not take long over a text of a hundred thousand letters', () => {
    const started = performance.now();
    redact('a'.repeat(100_000));
    redact('a@'.repeat(50_000));
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('an error in the log', () => {
  test('has its name, message, stack and cause, redacted', () => {
    const error = new TypeError('no ana@x.es', { cause: new Error('Bearer abc') });
    const described = describeError(error);
    expect(described).toMatchObject({
      name: 'TypeError',
      message: 'no [email]',
      cause: { message: '[token]' },
    });
    expect(described['stack']).toContain('logger.test.ts');
    expect(JSON.stringify(described)).not.toMatch(/ana@x|Bearer abc/);
  });

  test('that is not an Error is written as redacted text', () => {
    expect(describeError('for ana@x.es')).toEqual({ thrown: 'for [email]' });
    expect(describeError(undefined)).toEqual({ thrown: 'undefined' });
  });

  test('that is its own cause ends somewhere', () => {
    const error = new Error('round');
    error.cause = error;
    expect(JSON.stringify(describeError(error)).length).toBeLessThan(100_000);
  });
});
