import { NO_ITEMS } from '@cuadrilla/domain/items/search-items.ts';
import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import { LINE_UNIT_LABELS } from '@cuadrilla/domain/services/service-lines.ts';
import type { Ref } from 'react';
import type { LineDraft } from '#outbox/kept/draft.ts';
import type { KnownItem, KnownItems } from '#outbox/kept/known-items.ts';
import { freeLine } from '#records/items/free-line.ts';
import type { ComboboxOption, Found } from '#shared/ui/combobox/combobox-options.ts';
import { Combobox } from '#shared/ui/combobox/combobox.tsx';

const SHOWN_MAX = 20;

function priceOf({ priceCents, unit }: KnownItem): string | null {
  return priceCents === null ? null : `${formatEuros(priceCents)}/${LINE_UNIT_LABELS[unit]}`;
}

function optionOf(item: KnownItem): ComboboxOption {
  const price = priceOf(item);
  return { value: item.id, label: item.name, note: item.code, ...(price !== null && { detail: price }) };
}

const WAITING = {
  coming: 'Cargando el catálogo…',
  absent: 'El catálogo todavía no está en este dispositivo. Escribe la línea tú.',
} as const;

type Props = {
  line: LineDraft;
  items: KnownItems;
  /** Why the items are not there yet. */
  waiting: keyof typeof WAITING | null;
  ref: Ref<HTMLInputElement>;
  onChange: (part: Partial<LineDraft>) => void;
  onFreeText: (text: string) => void;
};

/** Searches the items stored on the device, recently used ones first. */
export function ItemField({ line, items, waiting, ref, onChange, onFreeText }: Props) {
  const item = items.find(line.itemId);
  const search = (text: string): Promise<Found> => {
    const found = items.search(text);
    const options = found.slice(0, SHOWN_MAX).map((each) => {
      if (text !== '') return optionOf(each);
      return { ...optionOf(each), group: items.isRecent(each.id) ? 'Usados hace poco' : 'Catálogo' };
    });
    return Promise.resolve({ options, hasMore: found.length > SHOWN_MAX });
  };
  const choose = (id: string) => {
    const picked = items.find(id);
    onChange(
      picked ? { itemId: id, kind: picked.kind, text: picked.name, unit: picked.unit } : { itemId: '' },
    );
  };
  const facts = item && [item.code, priceOf(item)].filter((fact) => fact !== null).join(' · ');
  const helperText = waiting === null ? facts : WAITING[waiting];
  return (
    <Combobox
      ref={ref}
      label="Artículo del catálogo"
      value={item?.id ?? ''}
      onChange={choose}
      chosen={item && { value: item.id, label: item.name }}
      disabled={waiting !== null}
      {...(helperText !== null && { helperText })}
      source={{ search }}
      placeholder="Nombre, referencia o código de barras"
      none={NO_ITEMS}
      freeText={freeLine(onFreeText)}
    />
  );
}
