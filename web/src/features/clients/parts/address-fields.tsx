import { ADDRESS_LABELS, type AddressForm } from '@cuadrilla/domain/contact/address-form.ts';
import type { FocusEvent } from 'react';
import { PlaceFields } from '#records/places/place-fields.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';

export type TextField = {
  name: string;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
  onBlur: (event: FocusEvent) => void;
  ref: (element: HTMLElement | null) => void;
};

type Props = {
  field: (part: keyof AddressForm) => TextField;
  required?: boolean;
};

export function AddressFields({ field, required = false }: Props) {
  const common = { autoComplete: 'off' };
  return (
    <>
      <Wide>
        <TextInput {...field('street')} {...common} label={ADDRESS_LABELS.street} required={required} />
      </Wide>
      <TextInput {...field('number')} {...common} label={ADDRESS_LABELS.number} />
      <TextInput {...field('floor')} {...common} label={ADDRESS_LABELS.floor} />
      <PlaceFields postalCode={field('postalCode')} city={field('city')} required={required} />
    </>
  );
}

/** One input for two fields with the same value; shows the error of either. */
export function joinedField(one: TextField, other: TextField): TextField {
  return {
    ...one,
    error: one.error ?? other.error,
    onChange: (value) => {
      one.onChange(value);
      other.onChange(value);
    },
    onBlur: (event) => {
      one.onBlur(event);
      other.onBlur(event);
    },
    ref: (element) => {
      one.ref(element);
      other.ref(element);
    },
  };
}
