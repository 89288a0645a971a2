import type { FieldMessage } from '@cuadrilla/domain/inputs/parts/validate.ts';
import type { Failure } from '../graphql/failure.ts';

export type Change = { byName: string; at: string };

/** How an attempt to do something ended. `V` are a form's values, `R` what the server gave. */
export type Outcome<R = void, V = never> =
  | { kind: 'done'; result: R }
  /** The rules do not allow it; said at the fields where it can be. */
  | { kind: 'refused'; message: string; fields: readonly FieldMessage[] }
  /** Somebody else changed the record meanwhile: what it holds now. */
  | { kind: 'conflict'; theirs: V; version: number; change: Change | null }
  /** It did not arrive, or the server failed. */
  | { kind: 'failed'; failure: Failure };

export function done<R>(result: R): Outcome<R> {
  return { kind: 'done', result };
}

/** What a technician did may end with the office instead; whoever does it from a form is told so. */
type UserError = { message: string; fields?: readonly FieldMessage[] | null } | { __typename: 'WorkFiled' };

const FILED = 'Se ha enviado a la oficina para que lo revise';

/**
 * A `UserError` of the API, with its fields where it has them. The server's paths begin where its input does; `within` is
 * the part of that which the form holds.
 */
export function refused(error: UserError, within?: string): Outcome<never> {
  if (!('message' in error)) return { kind: 'refused', message: FILED, fields: [] };
  const { message, fields } = error;
  const above = within === undefined ? '' : `${within}.`;
  const inForm = ({ path, message: said }: FieldMessage) => ({
    path: path.startsWith(above) ? path.slice(above.length) : path,
    message: said,
  });
  return { kind: 'refused', message, fields: (fields ?? []).map(inForm) };
}

export function conflict<V>(theirs: V, version: number, change: Change | null = null): Outcome<never, V> {
  return { kind: 'conflict', theirs, version, change };
}
