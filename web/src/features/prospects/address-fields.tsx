import { PlaceFields } from '#records/places/place-fields.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { TextInput, type TextInputProps } from '#shared/ui/text-input.tsx';
import type { AddressValues } from './address-values.ts';

type Part = keyof AddressValues;
type Props = {
  /** What the form gives for a part of the address. */
  field: (part: Part) => Pick<TextInputProps, 'value' | 'onChange'>;
  isRequired: boolean;
};

/** A postal address; its province is shown as soon as the postal code tells it. */
export function AddressFields({ field, isRequired }: Props) {
  return (
    <>
      <Wide>
        <TextInput {...field('street')} label="Calle" required={isRequired} autoComplete="off" />
      </Wide>
      <TextInput {...field('number')} label="Número" autoComplete="off" />
      <TextInput {...field('floor')} label="Piso y puerta" autoComplete="off" />
      <PlaceFields postalCode={field('postalCode')} city={field('city')} required={isRequired} />
    </>
  );
}
