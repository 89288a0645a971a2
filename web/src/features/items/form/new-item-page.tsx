import { IconPlus } from '@tabler/icons-react';
import { FormCard } from '#shared/form/form-card.tsx';
import { PATHS } from '#shared/paths.ts';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { ITEMS_CRUMB } from '../parts/item-record-page.tsx';
import { ItemFields } from './item-fields.tsx';
import { useNewItemForm } from './use-item-form.ts';

export function NewItemPage() {
  const form = useNewItemForm();
  return (
    <>
      <PageHeader title="Nuevo artículo" parents={[ITEMS_CRUMB]} />
      <FormCard form={form} submit="Crear artículo" icon={<IconPlus size={16} />} cancelTo={PATHS.items}>
        <ItemFields form={form} />
      </FormCard>
    </>
  );
}
