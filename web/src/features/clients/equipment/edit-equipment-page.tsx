import {
  EQUIPMENT_KIND_LABELS,
  EQUIPMENT_STATUS_LABELS,
  type EquipmentKind,
  type EquipmentStatus,
} from '@cuadrilla/domain/services/equipment.ts';
import { EQUIPMENT } from '@cuadrilla/domain/records/equipment.ts';
import { labelsByPath } from '@cuadrilla/domain/records/record-form.ts';
import { useParams } from 'react-router-dom';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { FormCard } from '#shared/form/form-card.tsx';
import { formatDate } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { equipmentName } from '#records/equipment/equipment-name.ts';
import { CLIENTS_CRUMB, ClientRecordPage } from '../parts/client-record-page.tsx';
import { useClientSites } from '../sites/use-client-sites.ts';
import { useEditEquipmentPageQuery } from './edit-equipment-page.generated.ts';
import type { EquipmentDetail_EquipmentFragment } from './equipment-detail.generated.ts';
import { EquipmentFields } from './equipment-fields.tsx';
import { useEditEquipmentForm } from './use-equipment-form.ts';

const day = (value: string) => (value === '' ? 'Vacío' : formatDate(value));

function EditEquipmentForm({ equipment }: { equipment: EquipmentDetail_EquipmentFragment }) {
  const form = useEditEquipmentForm(equipment);
  const { options } = useClientSites(equipment.client.id, equipment.site);
  const siteName = (id: string) => options.find(({ value }) => value === id)?.label ?? 'Otra ubicación';
  return (
    <>
      <FormCard form={form} submit="Guardar cambios" cancelTo={PATHS.equipment(equipment.id)}>
        <EquipmentFields form={form} sites={options} />
      </FormCard>
      <ConflictQuestion
        form={form}
        labels={labelsByPath(EQUIPMENT)}
        formats={{
          siteId: siteName,
          kind: (kind: EquipmentKind | '') => kind !== '' && EQUIPMENT_KIND_LABELS[kind],
          status: (status: EquipmentStatus) => EQUIPMENT_STATUS_LABELS[status],
          installedOn: day,
          warrantyUntil: day,
        }}
      />
    </>
  );
}

export function EditEquipmentPage() {
  const { id = '' } = useParams();
  const result = useEditEquipmentPageQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <ClientRecordPage
      result={result}
      pick={(data) => data.equipment}
      title="Editar equipo"
      shape="form"
      missing="equipment"
    >
      {(equipment) => (
        <>
          <PageHeader
            title="Editar equipo"
            parents={[
              CLIENTS_CRUMB,
              { title: equipment.client.name, to: PATHS.client(equipment.client.id) },
              { title: equipmentName(equipment), to: PATHS.equipment(equipment.id) },
            ]}
          />
          <EditEquipmentForm key={equipment.id} equipment={equipment} />
        </>
      )}
    </ClientRecordPage>
  );
}
