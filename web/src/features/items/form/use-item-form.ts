import { itemSchema } from '@cuadrilla/domain/inputs/items/item.ts';
import { ITEM, type ItemForm } from '@cuadrilla/domain/records/item.ts';
import { emptyForm, formOf, inputOf } from '@cuadrilla/domain/records/record-form.ts';
import { useNavigate } from 'react-router-dom';
import type { QueryField } from '#records/save/send.ts';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import type { FormOver } from '#shared/form/use-record-form.ts';
import { PATHS } from '#shared/paths.ts';
import { UpdateItemDocument } from './edit-item-page.generated.ts';
import type { ItemForm_ItemFragment } from './item-form.generated.ts';
import { CreateItemDocument } from './new-item-page.generated.ts';

export type ItemFormState = FormOver<ItemForm>;

const SHOWING_ITEMS: QueryField[] = ['items', 'item', 'itemFamilies', 'activity'];

const ITEM_FORM = {
  schema: itemSchema,
  toInput: (values: ItemForm) => inputOf(ITEM, values),
  within: 'item',
  evict: SHOWING_ITEMS,
};

export function useNewItemForm() {
  const navigate = useNavigate();
  return useSaveRecord(CreateItemDocument, {
    ...ITEM_FORM,
    initialValues: emptyForm(ITEM),
    draft: 'new-item',
    input: (item) => ({ item }),
    success: 'Nuevo artículo creado',
    onDone: ({ item }) => void navigate(PATHS.item(item.id)),
  });
}

export function useEditItemForm(item: ItemForm_ItemFragment) {
  const navigate = useNavigate();
  const { id } = item;
  return useSaveRecord(UpdateItemDocument, {
    ...ITEM_FORM,
    record: item,
    valuesOf: (record: ItemForm_ItemFragment) => formOf(ITEM, record),
    draft: `item-${id}`,
    input: (checked, { version }) => ({ id, version, item: checked }),
    success: 'Cambios guardados',
    onDone: () => void navigate(PATHS.item(id)),
  });
}
