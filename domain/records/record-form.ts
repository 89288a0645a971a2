import { ADDRESS_LABELS, addressForm, type AddressForm } from '../contact/address-form.ts';
import { eurosInput, parseEuros } from '../services/money.ts';
import { formatPhone } from '../contact/phone-format.ts';
import { isBlank } from '../text/text.ts';
import type { FieldValue, RecordFields } from './field.ts';
import {
  typedFields,
  valueOfField,
  type Form,
  type InputName,
  type Stored,
  type TypedName,
} from './record.ts';

export function emptyForm<R extends RecordFields>(record: R): Form<R> {
  return formFrom(record, {});
}

/** What the form of a record to be changed holds; as much is asked of it as people type. */
export function formOf<R extends RecordFields>(record: R, stored: Pick<Stored<R>, TypedName<R>>): Form<R> {
  return formFrom(record, stored);
}

function formFrom<R extends RecordFields>(record: R, stored: Readonly<Record<string, unknown>>): Form<R> {
  const values = typedFields(record).map(({ name, input, field }) => [
    input,
    formValue(valueOfField(field, stored[name])),
  ]);
  return Object.fromEntries(values) as Form<R>;
}

/** What a schema is given of a form: euros as cents, and what is no amount as a number that is none. */
export function inputOf<R extends RecordFields>(record: R, form: Form<R>): Record<string, unknown> {
  const typed: Readonly<Record<string, unknown>> = form;
  const values = typedFields(record).map(({ input, field }) => {
    const value = typed[input];
    return [input, field.kind === 'cents' && typeof value === 'string' ? centsOf(value) : value];
  });
  return Object.fromEntries(values) as Record<string, unknown>;
}

const centsOf = (euros: string) => (isBlank(euros) ? null : (parseEuros(euros) ?? Number.NaN));

type LabelledPath<R extends RecordFields> = {
  [N in TypedName<R>]: R[N] extends { kind: 'address' }
    ? `${InputName<R, N>}.${keyof AddressForm}`
    : InputName<R, N>;
}[TypedName<R>];

/** The label of every path by which two versions of a form are compared; `within` is where the record stands in the form. */
export function labelsByPath<R extends RecordFields, W extends string = ''>(
  record: R,
  within = '' as W,
): Record<`${W}${LabelledPath<R>}`, string> {
  const labels = typedFields(record).flatMap(({ input, field: { kind, label } }) =>
    kind === 'address'
      ? Object.entries(ADDRESS_LABELS).map(([part, of]) => [
          `${input}.${part}`,
          `${label}: ${of.toLowerCase()}`,
        ])
      : [[input, label]],
  );
  return Object.fromEntries(labels.map(([path, label]) => [`${within}${path}`, label])) as ReturnType<
    typeof labelsByPath<R, W>
  >;
}

function formValue({ kind, field, value }: FieldValue): unknown {
  switch (kind) {
    case 'text':
    case 'note':
    case 'nif':
    case 'email':
    case 'date':
    case 'value':
      return value ?? '';
    case 'flag':
    case 'choice':
    case 'tags':
    case 'values':
      return value;
    case 'phone':
      return value === null ? '' : formatPhone(value);
    case 'cents':
      return value === null ? '' : eurosInput(value);
    case 'phones':
      return orOne(value.map(formatPhone));
    case 'emails':
      return orOne(value);
    case 'address':
      return addressForm(value);
    case 'reference':
      return value?.id ?? '';
    case 'rows':
      return value.map((row) => formOf<RecordFields>(field.of, row));
    case 'system':
    case 'derived':
      throw new Error(`A ${kind} field is never typed`);
    default:
      return kind satisfies never;
  }
}

/** There is always a first field to type in. */
const orOne = (texts: readonly string[]) => (texts.length === 0 ? [''] : texts);
