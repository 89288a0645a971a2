import type {
  AnsweredValue,
  AnyField,
  FieldValue,
  FormValue,
  ParsedValue,
  RecordFields,
  StoredValue,
} from './field.ts';

type NotTyped = { kind: 'system' | 'derived' };

export type TypedName<R extends RecordFields> = {
  [N in keyof R & string]: R[N] extends NotTyped ? never : N;
}[keyof R & string];

export type InputName<R extends RecordFields, N extends keyof R & string> = R[N] extends { kind: 'reference' }
  ? `${N}Id`
  : R[N] extends { kind: 'references' }
    ? `${N}Ids`
    : N;

export type Stored<R extends RecordFields> = { [N in keyof R]: StoredValue<R[N]> };
/** What the web's form fragment must select. */
export type Answered<R extends RecordFields> = { [N in TypedName<R>]: AnsweredValue<R[N]> };
export type Form<R extends RecordFields> = { [N in TypedName<R> as InputName<R, N>]: FormValue<R[N]> };
export type Parsed<R extends RecordFields> = { [N in TypedName<R> as InputName<R, N>]: ParsedValue<R[N]> };

export function typedFields(record: RecordFields): { name: string; input: string; field: AnyField }[] {
  return Object.entries(record)
    .filter(([, { kind }]) => kind !== 'system' && kind !== 'derived')
    .map(([name, field]) => ({ name, input: inputName(name, field), field }));
}

function inputName(name: string, { kind }: AnyField): string {
  if (kind === 'reference') return `${name}Id`;
  return kind === 'references' ? `${name}Ids` : name;
}

/** The stored value if nothing was typed, and for documents older than the field. */
export function emptyValue(field: AnyField): unknown {
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'date':
      return field.required ? '' : null;
    case 'choice':
    case 'figure':
      return field.initial;
    case 'flag':
      return false;
    case 'emails':
    case 'phones':
    case 'tags':
    case 'values':
    case 'references':
    case 'rows':
      return [];
    case 'note':
    case 'nif':
    case 'phone':
    case 'instant':
    case 'hours':
    case 'window':
    case 'address':
    case 'value':
    case 'reference':
      return null;
    case 'system':
    case 'derived':
      return field.empty;
    default:
      return field satisfies never;
  }
}

export function emptyRecord<R extends RecordFields>(record: R): Stored<R> {
  const values = Object.entries(record).map(([name, field]) => [name, emptyValue(field)]);
  return Object.fromEntries(values) as Stored<R>;
}

/** Falls back to the empty value. The types of records guarantee that the value fits the field. */
export const valueOfField = (field: AnyField, value: unknown) =>
  ({ kind: field.kind, field, value: value ?? emptyValue(field) }) as FieldValue;
