import { parsePostalCode, provinceOf } from '@cuadrilla/domain/postal-code.ts';
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
  const postalCode = field('postalCode');
  const province = provinceOf(parsePostalCode(postalCode.value) ?? '');
  return (
    <>
      <Wide>
        <TextInput {...field('street')} label="Calle" required={isRequired} autoComplete="off" />
      </Wide>
      <TextInput {...field('number')} label="Número" autoComplete="off" />
      <TextInput {...field('floor')} label="Piso y puerta" autoComplete="off" />
      <TextInput
        {...postalCode}
        label="Código postal"
        required={isRequired}
        inputMode="numeric"
        autoComplete="off"
        {...(province === null ? {} : { helperText: `Provincia: ${province}` })}
      />
      <TextInput {...field('city')} label="Población" required={isRequired} autoComplete="off" />
    </>
  );
}
