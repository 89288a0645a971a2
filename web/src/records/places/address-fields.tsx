import { ADDRESS_LABELS, type AddressForm } from '@cuadrilla/domain/contact/address-form.ts';
import { PlaceFields } from './place-fields.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { TextInput, type TextInputProps } from '#shared/ui/fields/text-input.tsx';

type Props = {
  field: (part: keyof AddressForm) => Omit<TextInputProps, 'label'>;
  required?: boolean;
};

export function AddressFields({ field, required = false }: Props) {
  return (
    <>
      <Wide>
        <TextInput {...field('street')} label={ADDRESS_LABELS.street} required={required} />
      </Wide>
      <TextInput {...field('number')} label={ADDRESS_LABELS.number} />
      <TextInput {...field('floor')} label={ADDRESS_LABELS.floor} />
      <PlaceFields postalCode={field('postalCode')} city={field('city')} required={required} />
    </>
  );
}
