import { skipToken, useQuery } from '@apollo/client/react';
import { ITEM_GONE } from '@cuadrilla/domain/services/service-lines.ts';
import { ItemChoiceDocument } from './item-choices.generated.ts';

export type KnownItem = { id: string; name: string; code: string; costCents: number | null };

type Shown = Omit<KnownItem, 'id' | 'code'> & { code?: string };

/** `known` is used without a request, because the item may have been removed from the catalogue. */
export function useItemChoice(id: string, known: KnownItem | null): Shown {
  const isKnown = known?.id === id;
  const { data, loading } = useQuery(
    ItemChoiceDocument,
    id === '' || isKnown ? skipToken : { variables: { id }, fetchPolicy: 'cache-first' },
  );
  if (isKnown) return known;
  if (data?.item) return { ...data.item, code: data.item.ref };
  return { name: loading ? 'Cargando…' : ITEM_GONE, costCents: null };
}
