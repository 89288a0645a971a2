import { describe, expect, test } from 'vitest';
import { outcomeOf, type OutcomeOptions } from './outcome-of.ts';

type Answer = {
  result:
    | { __typename: 'ThingSuccess'; thing: { id: string } }
    | { __typename: 'WorkFiled'; reviewId: string }
    | { __typename: 'InUseError'; message: string }
    | { __typename: 'ValidationError'; message: string; fields: { path: string; message: string }[] }
    | {
        __typename: 'ConflictError';
        message: string;
        change: { byName: string; at: string } | null;
        current: { __typename: 'Thing'; name: string; version: number } | { __typename: 'Site' };
      };
};
type Values = { name: string };

const read = (result: Answer['result'], options: OutcomeOptions<Answer, Values, string> = {}) =>
  outcomeOf<Answer, Values, string>(result, options);

const conflictError = {
  __typename: 'ConflictError',
  message: 'Mensaje del servidor',
  change: null,
  current: { __typename: 'Thing', name: 'Otra', version: 4 },
} as const;

describe('the outcome of an answer', () => {
  test('is done with the success', () => {
    const success = { __typename: 'ThingSuccess', thing: { id: 't1' } } as const;
    expect(read(success)).toEqual({ kind: 'done', result: success });
  });

  test('is refused with field paths relative to the form', () => {
    const fields = [
      { path: 'thing.name', message: 'Falta' },
      { path: 'version', message: 'No vale' },
    ];
    expect(read({ __typename: 'ValidationError', message: 'Revisa', fields }, { within: 'thing' })).toEqual({
      kind: 'refused',
      message: 'Revisa',
      fields: [
        { path: 'name', message: 'Falta' },
        { path: 'version', message: 'No vale' },
      ],
    });
  });

  test('is a conflict with the values of the newer record if the form can merge', () => {
    const valuesOf = ({ name }: Values) => ({ name });
    expect(read(conflictError, { valuesOf })).toEqual({
      kind: 'conflict',
      theirs: { name: 'Otra' },
      version: 4,
      change: null,
    });
  });

  test.each<[string, OutcomeOptions<Answer, Values, string>, string]>([
    [
      'names the record',
      { conflict: 'este cliente' },
      'Alguien ha cambiado este cliente mientras tanto. Revisa cómo está ahora e inténtalo de nuevo',
    ],
    ['is a sentence of its own', { conflict: () => 'Ya está cerrado' }, 'Ya está cerrado'],
    [
      'is the usual sentence where there is no other',
      { conflict: () => undefined },
      'Alguien ha cambiado este registro mientras tanto. Revisa cómo está ahora e inténtalo de nuevo',
    ],
  ])('the message of a conflict without merge %s', (_name, options, message) => {
    expect(read(conflictError, options)).toEqual({ kind: 'refused', message, fields: [] });
  });

  test('is refused if the record of a conflict is of another type', () => {
    const valuesOf = ({ name }: Values) => ({ name });
    const other = { ...conflictError, current: { __typename: 'Site' } as const };
    expect(read(other, { valuesOf }).kind).toBe('refused');
  });

  test('is refused with a message for filed work', () => {
    expect(read({ __typename: 'WorkFiled', reviewId: 'w1' })).toMatchObject({
      kind: 'refused',
      message: 'Se ha enviado a la oficina para que lo revise',
    });
  });

  test('is what `settle` returns, unless that is undefined', () => {
    const settle: OutcomeOptions<Answer, Values, string>['settle'] = (result) =>
      result.__typename === 'InUseError' ? { kind: 'done', result: result.message } : undefined;
    expect(read({ __typename: 'InUseError', message: 'En uso' }, { settle })).toEqual({
      kind: 'done',
      result: 'En uso',
    });
    expect(read(conflictError, { settle }).kind).toBe('refused');
  });
});
