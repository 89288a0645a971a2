import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { ComboboxOption, Found } from '#shared/ui/combobox/combobox-options.ts';

type Clients<Row> = {
  clients: { edges: readonly { node: Row }[]; pageInfo: { hasNextPage: boolean } };
};

/** Always asks the server, because a client may have been created a moment ago. */
export function useClientSearch<Row>(
  document: TypedDocumentNode<Clients<Row>, { search: string }>,
  optionOf: (row: Row) => ComboboxOption,
) {
  const apollo = useApolloClient();
  return async (search: string): Promise<Found> => {
    const { data } = await apollo.query({
      query: document,
      variables: { search },
      fetchPolicy: 'network-only',
    });
    const { edges = [], pageInfo } = data?.clients ?? {};
    return { options: edges.map(({ node }) => optionOf(node)), hasMore: pageInfo?.hasNextPage ?? false };
  };
}
