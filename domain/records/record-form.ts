import { formatPhone } from '../phone-format.ts';
import type { AddressForm, AnyField, RecordFields } from './field.ts';
import { emptyValue, typedFields, type Form, type InputName, type Stored, type TypedName } from './record.ts';

/** A word for every field of an address, wherever it stands. */
export const ADDRESS_LABELS: Record<keyof AddressForm, string> = {
  street: 'Calle',
  number: 'Número',
  floor: 'Piso y puerta',
  postalCode: 'Código postal',
  city: 'Población',
};

export const NO_ADDRESS: AddressForm = { street: '', number: '', floor: '', postalCode: '', city: '' };

/** What the form of a new record holds. */
export function emptyForm<R extends RecordFields>(record: R): Form<R> {
  const values = typedFields(record).map(({ input, field }) => [input, formValue(field, emptyValue(field))]);
  return Object.fromEntries(values) as Form<R>;
}

/** What the form of a record to be changed holds; as much is asked of it as people type. */
export function formOf<R extends RecordFields>(record: R, stored: Pick<Stored<R>, TypedName<R>>): Form<R> {
  const from = stored as Record<string, unknown>;
  const values = typedFields(record).map(({ name, input, field }) => [input, formValue(field, from[name])]);
  return Object.fromEntries(values) as Form<R>;
}

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

/** An address to be changed. */
export function addressForm(address: Record<keyof AddressForm, string | null> | null): AddressForm {
  if (address === null) return NO_ADDRESS;
  const { street, number, floor, postalCode, city } = address;
  return {
    street: street ?? '',
    number: number ?? '',
    floor: floor ?? '',
    postalCode: postalCode ?? '',
    city: city ?? '',
  };
}

function formValue(field: AnyField, stored: unknown): unknown {
  switch (field.kind) {
    case 'choice':
      return stored ?? Object.keys(field.words)[0];
    case 'phone':
      return stored === null ? '' : formatPhone(stored as string);
    case 'phones':
      return orOne((stored as string[]).map(formatPhone));
    case 'emails':
      return orOne(stored as string[]);
    case 'address':
      return addressForm(stored as Parameters<typeof addressForm>[0]);
    case 'reference':
      return (stored as { id: string } | null)?.id ?? '';
    case 'rows':
      return (stored as Stored<typeof field.of>[]).map((row) => formOf(field.of, row));
    default:
      return stored ?? '';
  }
}

/** There is always a first field to type in. */
const orOne = (texts: readonly string[]) => (texts.length === 0 ? [''] : texts);
