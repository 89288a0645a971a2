import { ADDRESS_LABELS, addressForm, type AddressForm } from '../contact/address-form.ts';
import { formatPhone } from '../contact/phone-format.ts';
import { orderedHours } from '../people/weekly-hours.ts';
import { isBlank } from '../text/text.ts';
import type { AnyField, FieldValue, RecordFields } from './field.ts';
import {
  typedFields,
  valueOfField,
  type Answered,
  type Form,
  type InputName,
  type TypedName,
} from './record.ts';

export function emptyForm<R extends RecordFields>(record: R): Form<R> {
  return formFrom(record, {});
}

export function formOf<R extends RecordFields>(record: R, answered: Answered<R>): Form<R> {
  return formFrom(record, answered);
}

function formFrom<R extends RecordFields>(record: R, stored: Readonly<Record<string, unknown>>): Form<R> {
  const values = typedFields(record).map(({ name, input, field }) => [
    input,
    formValue(valueOfField(field, stored[name])),
  ]);
  return Object.fromEntries(values) as Form<R>;
}

/** Converts figures to numbers; anything else becomes NaN, which the schema refuses. */
export function inputOf<R extends RecordFields>(record: R, form: Form<R>): Record<string, unknown> {
  const typed: Readonly<Record<string, unknown>> = form;
  const values = typedFields(record).map(({ input, field }) => {
    const value = typed[input];
    return [input, field.kind === 'figure' && typeof value === 'string' ? numberOf(field, value) : value];
  });
  return Object.fromEntries(values) as Record<string, unknown>;
}

const numberOf = ({ figure, blank }: FigureField, text: string) =>
  isBlank(text) && blank !== undefined ? blank : (figure.parse(text) ?? Number.NaN);

type FigureField = Extract<AnyField, { kind: 'figure' }>;

type LabelledPath<R extends RecordFields> = {
  [N in TypedName<R>]: R[N] extends { kind: 'address' }
    ? `${InputName<R, N>}.${keyof AddressForm}`
    : InputName<R, N>;
}[TypedName<R>];

/**
 * The label of every path at which two versions of a form can differ; `within` is the path of the record in the form.
 */
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
    case 'instant':
    case 'value':
      return value ?? '';
    case 'hours':
      return value && orderedHours(value);
    case 'window':
      return value ?? { start: '', end: '' };
    case 'references':
      return value.map(({ id }) => id);
    case 'flag':
    case 'choice':
    case 'tags':
    case 'values':
      return value;
    case 'phone':
      return value === null ? '' : formatPhone(value);
    case 'figure': {
      const { blank, figure } = field;
      return value === null || value === blank ? '' : figure.typed(value);
    }
    case 'phones':
      return orOne(value.map(formatPhone));
    case 'emails':
      return orOne(value);
    case 'address':
      return addressForm(value);
    case 'reference':
      return value?.id ?? '';
    case 'rows':
      return value.map((row) => formFrom(field.of, row));
    case 'system':
    case 'derived':
      throw new Error(`A ${kind} field is never typed`);
    default:
      return kind satisfies never;
  }
}

/** A form always shows at least one row to type in. */
const orOne = (texts: readonly string[]) => (texts.length === 0 ? [''] : texts);
