import { ITEM } from '@cuadrilla/domain/records/item.ts';
import { labelsByPath } from '@cuadrilla/domain/records/record-form.ts';
import {
  LINE_KIND_LABELS,
  LINE_UNIT_LABELS,
  type LineKind,
  type LineUnit,
} from '@cuadrilla/domain/services/service-lines.ts';
import { IconArchive } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { FormCard } from '#shared/form/form-card.tsx';
import { PATHS } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { ITEMS_CRUMB, ItemRecordPage } from '../parts/item-record-page.tsx';
import { useEditItemPageQuery } from './edit-item-page.generated.ts';
import { ItemFields } from './item-fields.tsx';
import type { ItemForm_ItemFragment } from './item-form.generated.ts';
import { useEditItemForm } from './use-item-form.ts';

const FORMATS = {
  kind: (kind: LineKind) => LINE_KIND_LABELS[kind],
  unit: (unit: LineUnit) => LINE_UNIT_LABELS[unit],
  vatPercent: (percent: string) => `${percent} %`,
};

function EditItemForm({ item }: { item: ItemForm_ItemFragment }) {
  const form = useEditItemForm(item);
  return (
    <>
      <FormCard form={form} submit="Guardar cambios" cancelTo={PATHS.item(item.id)}>
        <ItemFields form={form} />
      </FormCard>
      <ConflictQuestion form={form} labels={labelsByPath(ITEM)} formats={FORMATS} />
    </>
  );
}

function ArchivedItem({ id }: { id: string }) {
  return (
    <EmptyState
      icon={<IconArchive size={24} stroke={1.75} />}
      title="Este artículo está archivado"
      action={<Button style="link" type="primary" title="Ir al artículo" to={PATHS.item(id)} />}
    >
      Restáuralo antes de cambiarlo.
    </EmptyState>
  );
}

export function EditItemPage() {
  const { id = '' } = useParams();
  const result = useEditItemPageQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <ItemRecordPage result={result} pick={(data) => data.item} title="Editar artículo" shape="form">
      {(item) => (
        <>
          <PageHeader
            title="Editar artículo"
            parents={[ITEMS_CRUMB, { title: item.ref, to: PATHS.item(item.id) }]}
          />
          {item.archived ? <ArchivedItem id={item.id} /> : <EditItemForm key={item.id} item={item} />}
        </>
      )}
    </ItemRecordPage>
  );
}
