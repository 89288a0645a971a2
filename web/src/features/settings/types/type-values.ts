import { emptyForm, formOf, inputOf } from '@cuadrilla/domain/records/record-form.ts';
import {
  CHECKLIST_ITEM,
  SERVICE_TYPE,
  type ServiceTypeForm,
} from '@cuadrilla/domain/records/settings/service-type.ts';
import { formatQuantity, LINE_UNIT_LABELS, parseQuantity } from '@cuadrilla/domain/services/service-lines.ts';
import type { ServiceType_FormFragment } from './type-page.generated.ts';

export type DefaultLineValues = { itemId: string; quantityMilli: string };

export type TypeValues = ServiceTypeForm & { defaultLines: readonly DefaultLineValues[] };

export type PointValues = ServiceTypeForm['checklist'][number];

export const NEW_DEFAULT_LINE: DefaultLineValues = { itemId: '', quantityMilli: '1' };

export const NEW_POINT: PointValues = { ...emptyForm(CHECKLIST_ITEM), required: true };

export const NEW_TYPE: TypeValues = { ...emptyForm(SERVICE_TYPE), priority: 'NORMAL', defaultLines: [] };

export const typeValues = (type: ServiceType_FormFragment): TypeValues => ({
  ...formOf(SERVICE_TYPE, type),
  defaultLines: type.defaultLines.map(({ itemId, quantityMilli }) => ({
    itemId,
    quantityMilli: formatQuantity(quantityMilli).replaceAll('.', ''),
  })),
});

export const typeInput = (values: TypeValues) => ({
  ...inputOf(SERVICE_TYPE, values),
  defaultLines: values.defaultLines.map(({ itemId, quantityMilli }) => ({
    itemId,
    quantityMilli: parseQuantity(quantityMilli) ?? NaN,
  })),
});

export function defaultLineText({
  item,
  quantityMilli,
}: ServiceType_FormFragment['defaultLines'][number]): string {
  const name = item ? `${item.name} (${item.ref})` : 'Un artículo que ya no está en el catálogo';
  const unit = item ? ` ${LINE_UNIT_LABELS[item.unit]}` : '';
  return `${formatQuantity(quantityMilli)}${unit} · ${name}`;
}

/** Moves an entry one place up (-1) or down (1). */
export function moved<E>(entries: readonly E[], index: number, by: -1 | 1): E[] {
  const to = index + by;
  const entry = entries[index];
  if (entry === undefined || to < 0 || to >= entries.length) return [...entries];
  const others = entries.filter((_, each) => each !== index);
  return [...others.slice(0, to), entry, ...others.slice(to)];
}
