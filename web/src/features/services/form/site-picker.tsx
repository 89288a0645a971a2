import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { streetLine } from '#records/places/address.ts';
import type { Found } from '#shared/ui/combobox/combobox-options.ts';
import { Combobox, type ComboboxProps, type TypedBefore } from '#shared/ui/combobox/combobox.tsx';
import { SiteChoiceDocument, SiteChoicesDocument } from './site-choices.generated.ts';

export type SitePickerProps = ComboboxProps & { clientId: string };

/** For a client with more sites than a list shows. */
export function SitePicker({ clientId, ...field }: SitePickerProps & TypedBefore) {
  const apollo = useApolloClient();
  const { value, chosen = null } = field;
  const isKnown = value === '' || chosen?.value === value;
  const { data } = useQuery(SiteChoiceDocument, isKnown ? skipToken : { variables: { id: value } });
  const search = async (text: string): Promise<Found> => {
    const variables = { clientId, search: text };
    const { data: found } = await apollo.query({
      query: SiteChoicesDocument,
      variables,
      fetchPolicy: 'network-only',
    });
    const { edges = [], pageInfo } = found?.sites ?? {};
    const options = edges
      .filter(({ node }) => !node.archived)
      .map(({ node: { id, name, address } }) => ({
        value: id,
        label: name,
        detail: `${streetLine(address)}, ${address.city}`,
      }));
    return { options, hasMore: pageInfo?.hasNextPage ?? false };
  };
  return (
    <Combobox
      {...field}
      chosen={isKnown ? chosen : data?.site ? { value: data.site.id, label: data.site.name } : null}
      source={{ search }}
      placeholder="Nombre o dirección"
      none="Ninguna ubicación con esas palabras."
    />
  );
}
