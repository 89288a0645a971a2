import type { AnyField, FormValue, ParsedValue, RecordFields, StoredValue } from './field.ts';

type NotTyped = { kind: 'system' | 'derived' };

/** The fields that people type. */
export type TypedName<R extends RecordFields> = {
  [N in keyof R & string]: R[N] extends NotTyped ? never : N;
}[keyof R & string];

/** What forms and inputs call a field. */
export type InputName<R extends RecordFields, N extends keyof R & string> = R[N] extends { kind: 'reference' }
  ? `${N}Id`
  : N;

export type Stored<R extends RecordFields> = { [N in keyof R]: StoredValue<R[N]> };
export type Form<R extends RecordFields> = { [N in TypedName<R> as InputName<R, N>]: FormValue<R[N]> };
export type Parsed<R extends RecordFields> = { [N in TypedName<R> as InputName<R, N>]: ParsedValue<R[N]> };

/** The fields that people type, by the names they have in the record and in forms and inputs. */
export function typedFields(record: RecordFields): { name: string; input: string; field: AnyField }[] {
  return Object.entries(record)
    .filter(([, { kind }]) => kind !== 'system' && kind !== 'derived')
    .map(([name, field]) => ({ name, input: field.kind === 'reference' ? `${name}Id` : name, field }));
}

/** What is stored where nothing was typed, and what a document says that was written before the field was there. */
export function emptyValue({ kind }: AnyField): unknown {
  if (kind === 'flag') return false;
  return kind === 'emails' || kind === 'phones' || kind === 'tags' || kind === 'rows' ? [] : null;
}
