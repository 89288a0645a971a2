import { lineOfItem } from '@cuadrilla/domain/items/line-of-item.ts';
import { LINE } from '@cuadrilla/domain/records/line.ts';
import { formOf } from '@cuadrilla/domain/records/record-form.ts';
import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import { freeLine } from '#records/items/free-line.ts';
import { ItemPicker, type ItemChoice } from '#records/items/item-picker.tsx';
import { useItemChoice, type KnownItem } from '#records/items/use-item-choice.ts';
import type { Line } from './line-columns.tsx';
import type { LineFormState } from './use-line-form.ts';

export const itemOfLine = (line: Line | null): KnownItem | null =>
  line?.item ? { ...line.item, costCents: line.costCents } : null;

type Props = { form: LineFormState; line: Line | null; onFreeText: (text: string) => void };

/** Picking an item fills in the line, which can still be edited; clearing the item keeps the values. */
export function LineItemField({ form, line, onFreeText }: Props) {
  const { field, set, values } = form;
  const { name, code, costCents } = useItemChoice(values.itemId, itemOfLine(line));
  const fill = (item: ItemChoice) => {
    const { kind, text, unit, unitPriceCents, vatPercent } = formOf(LINE, {
      ...lineOfItem(item),
      item: null,
      quantityMilli: 1_000,
      discountBasisPoints: 0,
      billable: 'YES',
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
    <ItemPicker
      {...field('itemId')}
      onPick={fill}
      label="Artículo del catálogo"
      chosen={isPicked ? { value: values.itemId, label: name } : null}
      helperText={
        isPicked ? facts.filter(Boolean).join(' · ') : 'Rellena la línea; también puedes escribirla tú'
      }
      freeText={freeLine(onFreeText)}
    />
  );
}
