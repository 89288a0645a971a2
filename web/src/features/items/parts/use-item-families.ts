import { useApolloClient } from '@apollo/client/react';
import type { Source } from '#shared/ui/combobox/combobox-options.ts';
import { ItemFamiliesDocument } from './item-families.generated.ts';

const MAX = 50;

export function useItemFamilies(): Source {
  const apollo = useApolloClient();
  return {
    search: async (startingWith) => {
      const { data } = await apollo.query({
        query: ItemFamiliesDocument,
        variables: { startingWith },
        fetchPolicy: 'network-only',
      });
      const families = data?.itemFamilies ?? [];
      return {
        options: families.map((value) => ({ value, label: value })),
        hasMore: families.length === MAX,
      };
    },
  };
}
