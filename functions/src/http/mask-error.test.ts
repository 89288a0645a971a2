import { GraphQLError } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';
import { describe, expect, test } from 'vitest';
import { badUserInput, refusal } from '../errors.ts';
import { maskError } from './mask-error.ts';

const located = (originalError: Error) =>
  new GraphQLError(originalError.message, { path: ['me'], originalError });

describe('maskError', () => {
  test.each([
    new Error('disk 7'),
    'disk 7',
    null,
    undefined,
    { message: 'disk 7' },
    located(new Error('disk 7')),
  ])('masks an unknown error: %s', (thrown) => {
    const error = maskError(thrown);
    expect(error.message).toBe('Algo ha fallado en el servidor. Inténtalo de nuevo');
    expect(error.extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR' });
    expect(JSON.stringify(error)).not.toContain('disk 7');
    expect(error.originalError).toBeInstanceOf(Error);
  });

  test('keeps the cause for the log, and the path', () => {
    const cause = new Error('disk 7');
    const error = maskError(located(cause));
    expect(error.originalError).toBe(cause);
    expect(error.path).toEqual(['me']);
  });

  test('keeps one of our refusals with its extensions', () => {
    const error = maskError(located(refusal('RATE_LIMITED', { retryAfterSeconds: 3 })));
    expect(error.message).toBe('Demasiadas acciones seguidas. Espera un momento');
    expect(error.extensions).toEqual({ code: 'RATE_LIMITED', retryAfterSeconds: 3 });
    expect(error.path).toEqual(['me']);
  });

  test('masks an execution error that has a path but no code', () => {
    const error = maskError(new GraphQLError('Cannot return null for …', { path: ['me', 'email'] }));
    expect(error.extensions['code']).toBe('INTERNAL_SERVER_ERROR');
    expect(error.originalError?.message).toContain('Cannot return null');
  });
});

describe('a request error', () => {
  const ofRequest = (message: string, extensions: Record<string, unknown> = {}) =>
    maskError(createGraphQLError(message, { extensions })).extensions['code'];

  test.each([
    ['Syntax Error: Expected Name, found <EOF>.', {}, 'GRAPHQL_PARSE_FAILED'],
    ['Variable "$first" got invalid value 101', {}, 'BAD_USER_INPUT'],
    ['Cannot query field "x" on type "Query".', {}, 'GRAPHQL_VALIDATION_FAILED'],
    ['POST body sent invalid JSON.', { http: { status: 400 } }, 'BAD_REQUEST'],
    [
      'Request body too large',
      { code: 'REQUEST_ENTITY_TOO_LARGE', http: { status: 413 } },
      'PAYLOAD_TOO_LARGE',
    ],
    [
      'Could not determine what operation to execute.',
      { code: 'OPERATION_RESOLUTION_FAILURE' },
      'BAD_REQUEST',
    ],
    ['Must provide query string.', { code: 'BAD_REQUEST', http: { status: 400 } }, 'BAD_REQUEST'],
  ])('«%s» gets a code', (message, extensions, code) => {
    expect(ofRequest(message, extensions)).toBe(code);
  });

  test('caused by an invalid argument takes its code', () => {
    const error = new GraphQLError('Variable "$first" …', { originalError: badUserInput('no') });
    expect(maskError(error).extensions['code']).toBe('BAD_USER_INPUT');
  });

  test('is a new error each time, as Yoga reuses its own for later requests', () => {
    const error = createGraphQLError('x', { extensions: { http: { status: 400 } } });
    expect(maskError(error).extensions).not.toBe(maskError(error).extensions);
  });
});
