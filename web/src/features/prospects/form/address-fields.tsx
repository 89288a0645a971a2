import { ADDRESS_LABELS, type AddressForm } from '@cuadrilla/domain/contact/address-form.ts';
import { PlaceFields } from '#records/places/place-fields.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { TextInput, type TextInputProps } from '#shared/ui/fields/text-input.tsx';

type Part = keyof AddressForm;
type Props = {
  field: (part: Part) => Pick<TextInputProps, 'value' | 'onChange'>;
  isRequired: boolean;
};

export function AddressFields({ field, isRequired }: Props) {
  return (
    <>
      <Wide>
        <TextInput
          {...field('street')}
          label={ADDRESS_LABELS.street}
          required={isRequired}
          autoComplete="off"
        />
      </Wide>
      <TextInput {...field('number')} label={ADDRESS_LABELS.number} autoComplete="off" />
      <TextInput {...field('floor')} label={ADDRESS_LABELS.floor} autoComplete="off" />
      <PlaceFields postalCode={field('postalCode')} city={field('city')} required={isRequired} />
    </>
  );
}
