import { staffDetailsSchema } from '@cuadrilla/domain/inputs/staff/staff-details.ts';
import { formOf } from '@cuadrilla/domain/records/record-form.ts';
import { STAFF_DETAILS } from '@cuadrilla/domain/records/user.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { useNavigate, useParams } from 'react-router-dom';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { EditStaffForm } from '#records/staff/form/edit-staff-form.tsx';
import { StaffRecordPage } from '#records/staff/staff-record-page.tsx';
import { STAFF_LISTS } from '#records/staff/staff-lists.ts';
import { PATHS } from '#shared/paths.ts';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { useEditTechnicianPageQuery } from './edit-technician-page.generated.ts';
import { MISSING, TECHNICIANS_CRUMB } from '../links.ts';
import type { Technician_DetailsFragment } from '../page/technician.generated.ts';
import { UpdateTechnicianDocument } from './update-technician.generated.ts';

function EditTechnicianForm({ technician }: { technician: Technician_DetailsFragment }) {
  const { id } = technician;
  const navigate = useNavigate();
  const form = useSaveRecord(UpdateTechnicianDocument, {
    record: technician,
    valuesOf: (person) => formOf(STAFF_DETAILS, person),
    schema: staffDetailsSchema,
    draft: `staff-${id}`,
    input: (details, { version }) => ({ ...details, id, version }),
    evict: STAFF_LISTS,
    success: 'Cambios guardados',
    onDone: () => void navigate(PATHS.technician(id)),
  });
  return <EditStaffForm person={technician} form={form} backTo={PATHS.technician(id)} />;
}

export function EditTechnicianPage() {
  const { id = '' } = useParams();
  // From the server, not from the cache: a form based on an old version would end in a conflict.
  const result = useEditTechnicianPageQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <StaffRecordPage
      result={result}
      pick={(data) => data.technician}
      parent={TECHNICIANS_CRUMB}
      title="Editar técnico"
      shape="form"
      missing={MISSING}
    >
      {(technician) => (
        <>
          <PageHeader
            title="Editar técnico"
            parents={[TECHNICIANS_CRUMB, { title: fullName(technician), to: PATHS.technician(id) }]}
          />
          <EditTechnicianForm key={technician.id} technician={technician} />
        </>
      )}
    </StaffRecordPage>
  );
}
