import { useApolloClient } from '@apollo/client/react';
import { CLIENT_VALUES_MAX } from '@cuadrilla/domain/contact/party.ts';
import type { Source } from '#shared/ui/combobox/combobox-options.ts';
import { ClientValuesDocument, type ClientValuesQueryVariables } from './client-values.generated.ts';

export function useClientValues(of: ClientValuesQueryVariables['of']): Source {
  const apollo = useApolloClient();
  return {
    search: async (startingWith) => {
      const { data } = await apollo.query({
        query: ClientValuesDocument,
        variables: { of, startingWith },
        fetchPolicy: 'network-only',
      });
      const values = data?.clientValues ?? [];
      return {
        options: values.map((value) => ({ value, label: value })),
        hasMore: values.length === CLIENT_VALUES_MAX,
      };
    },
  };
}
