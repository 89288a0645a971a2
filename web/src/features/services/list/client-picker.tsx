import { streetLine } from '#records/places/address.ts';
import { contactLine } from '#records/places/contact-line.ts';
import { useClientSearch } from '#records/clients/use-client-search.ts';
import type { ComboboxOption } from '#shared/ui/combobox/combobox-options.ts';
import { Combobox, type ComboboxProps, type TypedBefore } from '#shared/ui/combobox/combobox.tsx';
import { ClientChoicesDocument, type ClientChoicesQuery } from './client-choices.generated.ts';

type Client = ClientChoicesQuery['clients']['edges'][number]['node'];

function optionOf({ id, code, legalName, phones, mainSite, openServices }: Client): ComboboxOption {
  const address = mainSite && `${streetLine(mainSite)}, ${mainSite.city}`;
  return {
    value: id,
    label: legalName,
    detail: contactLine({ phone: phones[0] ?? null, address, openServices }),
    note: code,
  };
}

export function ClientPicker(props: ComboboxProps & TypedBefore) {
  const search = useClientSearch(ClientChoicesDocument, optionOf);
  return (
    <Combobox
      {...props}
      source={{ search, hint: 'Escribe para buscar al cliente.' }}
      placeholder="Nombre, NIF, teléfono o código"
      none="Ningún cliente con esas palabras."
    />
  );
}
