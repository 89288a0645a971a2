import { describe, expect, test } from 'vitest';
import { describeError, redact } from './logger.ts';

describe('redact', () => {
  test.each([
    ['user ana.perez@ejemplo.es not found', 'user [email] not found'],
    ['ANA+x@SUB.EJEMPLO.ES,eva@x.es', '[email],[email]'],
    ['<ana@ejemplo.es>', '<[email]>'],
    ['{"email":"ana@ejemplo.es"}', '{"email":"[email]"}'],
    ['GET /accounts?email=ana%40ejemplo.es failed', 'GET /[email] failed'],
    ['ñandú@ejemplo.es', '[email]'],
  ])('removes an e-mail address: %s', (text, redacted) => {
    expect(redact(text)).toBe(redacted);
  });

  test.each([
    ['Authorization: Bearer abc.def-ghi', 'Authorization: [token]'],
    ['bearer  x', '[token]'],
    ['token eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1In0.c2ln rejected', 'token [token] rejected'],
    ['unsigned eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1In0.', 'unsigned [token]'],
  ])('removes a token: %s', (text, redacted) => {
    expect(redact(text)).toBe(redacted);
  });

  test('keeps harmless text', () => {
    const text = 'ABORTED: 10 users/abc at file:///app/index.js:10:5 (a@b)';
    expect(redact(text)).toBe(text);
  });

  test('is fast for a hundred thousand characters', () => {
    const started = performance.now();
    redact('a'.repeat(100_000));
    redact('a@'.repeat(50_000));
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('describeError', () => {
  test('returns name, message, stack and cause, redacted', () => {
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

  test('returns redacted text for anything that is not an Error', () => {
    expect(describeError('for ana@x.es')).toEqual({ thrown: 'for [email]' });
    expect(describeError(undefined)).toEqual({ thrown: 'undefined' });
  });

  test('ends for an error that is its own cause', () => {
    const error = new Error('round');
    error.cause = error;
    expect(JSON.stringify(describeError(error)).length).toBeLessThan(100_000);
  });
});
