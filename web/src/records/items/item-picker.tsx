import { useApolloClient } from '@apollo/client/react';
import { calledFirst, NO_ITEMS } from '@cuadrilla/domain/items/search-items.ts';
import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import { LINE_UNIT_LABELS } from '@cuadrilla/domain/services/service-lines.ts';
import { useRef } from 'react';
import type { ComboboxOption, Found } from '#shared/ui/combobox/combobox-options.ts';
import { Combobox, type ComboboxProps, type TypedBefore } from '#shared/ui/combobox/combobox.tsx';
import {
  ItemChoiceDocument,
  ItemChoicesDocument,
  type ItemChoice_ItemFragment,
} from './item-choices.generated.ts';

export type ItemChoice = ItemChoice_ItemFragment;

function optionOf({ id, ref, name, priceCents, unit }: ItemChoice): ComboboxOption {
  const price = priceCents === null ? 'Sin precio' : `${formatEuros(priceCents)}/${LINE_UNIT_LABELS[unit]}`;
  return { value: id, label: name, detail: price, note: ref };
}

function useItemSearch() {
  const apollo = useApolloClient();
  const known = useRef(new Map<string, ItemChoice>());
  return {
    search: async (search: string): Promise<Found> => {
      const { data } = await apollo.query({
        query: ItemChoicesDocument,
        variables: { search },
        fetchPolicy: 'network-only',
      });
      const items = calledFirst(data?.items.edges.map(({ node }) => node) ?? [], search);
      for (const item of items) known.current.set(item.id, item);
      return { options: items.map(optionOf), hasMore: data?.items.pageInfo.hasNextPage ?? false };
    },
    pick: (id: string): ItemChoice | null => {
      const item = known.current.get(id) ?? null;
      // Its name is then known without another request.
      if (item) apollo.writeQuery({ query: ItemChoiceDocument, variables: { id }, data: { item } });
      return item;
    },
  };
}

export type ItemPickerProps = ComboboxProps & { onPick?: (item: ItemChoice) => void };

export function ItemPicker({ onChange, onPick, ...props }: ItemPickerProps & TypedBefore) {
  const { search, pick } = useItemSearch();
  const choose = (id: string) => {
    onChange(id);
    const item = pick(id);
    if (item) onPick?.(item);
  };
  return (
    <Combobox
      placeholder="Nombre, referencia o código de barras"
      none={NO_ITEMS}
      {...props}
      onChange={choose}
      source={{ search, hint: 'Escribe para buscar en el catálogo.' }}
    />
  );
}
