import { useApolloClient } from '@apollo/client/react';
import type { Source } from '#shared/ui/combobox/combobox-options.ts';
import { ClientValuesDocument, type ClientValuesQueryVariables } from './client-values.generated.ts';

const MAX = 20;

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
        hasMore: values.length === MAX,
      };
    },
  };
}
