import { skipToken, useQuery } from '@apollo/client/react';
import { LineItemDocument } from './line-item.generated.ts';
import type { Line } from './line-columns.tsx';

type Shown = { name: string; code?: string; costCents?: number | null };

/** Of the line that is being changed, what it copied: the item may have left the catalogue. */
export function useLineItem(id: string, line: Line | null): Shown {
  const copied = line?.item?.id === id ? line.item : null;
  const isAsked = id !== '' && copied === null;
  const { data, loading } = useQuery(
    LineItemDocument,
    isAsked ? { variables: { id }, fetchPolicy: 'cache-first' } : skipToken,
  );
  if (copied) return { ...copied, costCents: line?.costCents ?? null };
  if (data?.item) return { name: data.item.name, code: data.item.ref, costCents: data.item.costCents };
  return { name: loading ? 'Cargando…' : 'Ya no está en el catálogo' };
}
