import { formatPhone } from '@cuadrilla/domain/contact/phone-format.ts';
import { useClientSearch } from '#records/clients/use-client-search.ts';
import type { ComboboxOption } from '#shared/ui/combobox/combobox-options.ts';
import { Combobox, type ComboboxProps, type TypedBefore } from '#shared/ui/combobox/combobox.tsx';
import { ManagerChoicesDocument, type ManagerChoicesQuery } from './manager-choices.generated.ts';

type Client = ManagerChoicesQuery['clients']['edges'][number]['node'];

const optionOf = ({ id, code, legalName, phones: [phone] }: Client): ComboboxOption => ({
  value: id,
  label: legalName,
  note: code,
  ...(phone === undefined ? {} : { detail: formatPhone(phone) }),
});

export function ManagerPicker(props: ComboboxProps & TypedBefore) {
  const search = useClientSearch(ManagerChoicesDocument, optionOf);
  return (
    <Combobox
      {...props}
      source={{ search }}
      none="Ningún administrador de fincas. Se marca en la ficha del cliente."
    />
  );
}
