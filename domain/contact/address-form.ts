export type AddressForm = Record<'street' | 'number' | 'floor' | 'postalCode' | 'city', string>;

export const ADDRESS_LABELS: AddressForm = {
  street: 'Calle',
  number: 'Número',
  floor: 'Piso y puerta',
  postalCode: 'Código postal',
  city: 'Población',
};

export const NO_ADDRESS: AddressForm = { street: '', number: '', floor: '', postalCode: '', city: '' };

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
