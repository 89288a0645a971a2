import { useApolloClient } from '@apollo/client/react';
import { FAMILIES_MAX } from '@cuadrilla/domain/items/search-items.ts';
import type { Source } from '#shared/ui/combobox/combobox-options.ts';
import { ItemFamiliesDocument } from './item-families.generated.ts';

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
        hasMore: families.length === FAMILIES_MAX,
      };
    },
  };
}
