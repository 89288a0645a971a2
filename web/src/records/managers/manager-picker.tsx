import { useApolloClient } from '@apollo/client/react';
import { formatPhone } from '@cuadrilla/domain/contact/phone-format.ts';
import type { ComboboxOption, Found } from '#shared/ui/combobox/combobox-options.ts';
import { Combobox, type ComboboxProps, type TypedBefore } from '#shared/ui/combobox/combobox.tsx';
import { ManagerChoicesDocument, type ManagerChoicesQuery } from './manager-choices.generated.ts';

type Client = ManagerChoicesQuery['clients']['edges'][number]['node'];

const optionOf = ({ id, code, legalName, phones: [phone] }: Client): ComboboxOption => ({
  ...{ value: id, label: legalName, note: code },
  ...(phone === undefined ? {} : { detail: formatPhone(phone) }),
});

/** An administrador de fincas, out of the clients that are marked as one. */
export function ManagerPicker(props: ComboboxProps & TypedBefore) {
  const apollo = useApolloClient();
  const search = async (text: string): Promise<Found> => {
    const { data } = await apollo.query({
      query: ManagerChoicesDocument,
      variables: { search: text },
      // One may have been marked a moment ago.
      fetchPolicy: 'network-only',
    });
    const { edges = [], pageInfo } = data?.clients ?? {};
    return { options: edges.map(({ node }) => optionOf(node)), hasMore: pageInfo?.hasNextPage ?? false };
  };
  return (
    <Combobox
      {...props}
      source={{ search }}
      none="Ningún administrador de fincas. Se marca en la ficha del cliente."
    />
  );
}
