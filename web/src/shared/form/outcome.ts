import type { FieldMessage } from '@cuadrilla/domain/inputs/parts/validate.ts';
import type { Failure } from '../graphql/failure.ts';

export type Change = { byName: string; at: string };

/** `V` are a form's values, `R` is the result. */
export type Outcome<R = void, V = never> =
  | { kind: 'done'; result: R }
  | { kind: 'refused'; message: string; fields: readonly FieldMessage[] }
  /** Someone else changed the record; `theirs` are its present values. */
  | { kind: 'conflict'; theirs: V; version: number; change: Change | null }
  | { kind: 'failed'; failure: Failure };

export function done<R>(result: R): Outcome<R> {
  return { kind: 'done', result };
}

/** `WorkFiled` means that a technician's act was filed for the office instead. */
type UserError = { message: string; fields?: readonly FieldMessage[] | null } | { __typename: 'WorkFiled' };

const FILED = 'Se ha enviado a la oficina para que lo revise';

/** `within` is the part of the input that the form holds; it is cut off the paths. */
export function refused(error: UserError, within?: string): Outcome<never> {
  if (!('message' in error)) return { kind: 'refused', message: FILED, fields: [] };
  const { message, fields } = error;
  const above = within === undefined ? '' : `${within}.`;
  const inForm = (field: FieldMessage) => ({
    ...field,
    path: field.path.startsWith(above) ? field.path.slice(above.length) : field.path,
  });
  return { kind: 'refused', message, fields: (fields ?? []).map(inForm) };
}

export function conflict<V>(theirs: V, version: number, change: Change | null = null): Outcome<never, V> {
  return { kind: 'conflict', theirs, version, change };
}
