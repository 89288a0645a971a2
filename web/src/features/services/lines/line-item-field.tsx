import { useApolloClient } from '@apollo/client/react';
import { lineOfItem } from '@cuadrilla/domain/items/line-of-item.ts';
import { LINE } from '@cuadrilla/domain/records/line.ts';
import { formOf } from '@cuadrilla/domain/records/record-form.ts';
import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import { LINE_UNIT_LABELS } from '@cuadrilla/domain/services/service-lines.ts';
import { useRef } from 'react';
import { Combobox } from '#shared/ui/combobox/combobox.tsx';
import type { ComboboxOption, Found } from '#shared/ui/combobox/combobox-options.ts';
import type { Line } from './line-columns.tsx';
import { LineItemDocument, LineItemsDocument, type LineItem_ItemFragment } from './line-item.generated.ts';
import type { LineFormState } from './use-line-form.ts';
import { useLineItem } from './use-line-item.ts';

type Item = LineItem_ItemFragment;

function optionOf({ id, ref, name, priceCents, unit }: Item): ComboboxOption {
  const price = priceCents === null ? 'Sin precio' : `${formatEuros(priceCents)}/${LINE_UNIT_LABELS[unit]}`;
  return { value: id, label: name, detail: price, note: ref };
}

function useItemSearch() {
  const apollo = useApolloClient();
  const known = useRef(new Map<string, Item>());
  return {
    search: async (search: string): Promise<Found> => {
      const variables = { search };
      const { data } = await apollo.query({
        query: LineItemsDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      const items = data?.items.edges.map(({ node }) => node) ?? [];
      for (const item of items) known.current.set(item.id, item);
      return { options: items.map(optionOf), hasMore: data?.items.pageInfo.hasNextPage ?? false };
    },
    pick: (id: string): Item | null => {
      const item = known.current.get(id) ?? null;
      // Its name is then known without another request.
      if (item) apollo.writeQuery({ query: LineItemDocument, variables: { id }, data: { item } });
      return item;
    },
  };
}

type Props = { form: LineFormState; line: Line | null };

/** Picking fills in the line, which is free to be changed; taking the item out leaves what was filled in. */
export function LineItemField({ form, line }: Props) {
  const { field, set, values } = form;
  const { search, pick } = useItemSearch();
  const { name, code, costCents = null } = useLineItem(values.itemId, line);
  const choose = (id: string) => {
    set('itemId', id);
    const item = pick(id);
    if (item === null) return;
    const { kind, text, unit, unitPriceCents, vatPercent } = formOf(LINE, {
      ...lineOfItem(item),
      ...{ item: null, quantityMilli: 1_000, discountBasisPoints: 0, billable: 'YES' },
    });
    set('kind', kind);
    set('text', text);
    set('unit', unit);
    set('unitPriceCents', unitPriceCents);
    set('vatPercent', vatPercent);
  };
  const facts = [code, costCents === null ? undefined : `Coste: ${formatEuros(costCents)}`];
  const isPicked = values.itemId !== '';
  return (
    <Combobox
      {...field('itemId')}
      onChange={choose}
      label="Artículo del catálogo"
      chosen={isPicked ? { value: values.itemId, label: name } : null}
      helperText={
        isPicked ? facts.filter(Boolean).join(' · ') : 'Rellena la línea; también puedes escribirla tú'
      }
      source={{ search, hint: 'Escribe para buscar en el catálogo.' }}
      placeholder="Nombre, referencia o código de barras"
      none="Ningún artículo con esas palabras. Puedes escribir la línea tú."
    />
  );
}
