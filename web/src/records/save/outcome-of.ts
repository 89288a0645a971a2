import { changedLookAgain } from '#shared/form/conflict/change-words.ts';
import { conflict, done, refused, type Change, type Outcome } from '#shared/form/outcome.ts';
import { isSuccess, type ResultOf, type SuccessOf } from './send.ts';

type ConflictOf<D> = Extract<ResultOf<D>, { __typename: 'ConflictError' }>;

export type CurrentOf<D> =
  ConflictOf<D> extends { current: infer C } ? Extract<C, { version: number }> : never;

export type OutcomeOptions<D, V, R> = {
  valuesOf?: (current: CurrentOf<D>) => V;
  /** The object of the conflict message (`este cliente`), or a function that returns the whole sentence. */
  conflict?: string | ((conflict: ConflictOf<D>) => string | undefined);
  /** The part of the input that the form holds: `client` for errors at `client.nif`. */
  within?: string;
  /** Overrides the rules above unless it returns undefined. */
  settle?: (result: ResultOf<D>) => Outcome<R, V> | undefined;
};

export function outcomeOf<D, V, R>(
  result: ResultOf<D>,
  { valuesOf, conflict: what = 'este registro', within, settle }: OutcomeOptions<D, V, R>,
): Outcome<SuccessOf<D> | R, V> {
  const settled = settle?.(result);
  if (settled) return settled;
  if (isSuccess<D>(result)) return done(result);
  if (result.__typename === 'ConflictError') {
    const { change, current } = result as unknown as { change?: Change | null; current?: object };
    if (valuesOf && current && 'version' in current) {
      return conflict(valuesOf(current as CurrentOf<D>), current.version as number, change);
    }
    const sentence = typeof what === 'function' ? what(result as ConflictOf<D>) : undefined;
    const changed = `cambiado ${typeof what === 'string' ? what : 'este registro'}`;
    return refused({ message: sentence ?? changedLookAgain(change, changed) });
  }
  return refused(result as unknown as { message: string }, within);
}
