import { useParams } from 'react-router-dom';
import { EditStaffForm, staffValues } from '#records/staff/form/edit-staff-form.tsx';
import { forgetStaffLists } from '#records/staff/forget.ts';
import { RecordPage } from '#records/staff/record-page.tsx';
import { fullName } from '#records/staff/staff.ts';
import { PATHS } from '#shared/paths.ts';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { useEditTechnicianPageQuery } from './edit-technician-page.generated.ts';
import { MISSING, TECHNICIANS_CRUMB } from '../links.ts';
import { technicianOutcome } from './technician-outcome.ts';
import { useUpdateTechnicianMutation } from './update-technician.generated.ts';

/** Changes who a technician is, also what they sign in with. */
export function EditTechnicianPage() {
  const { id = '' } = useParams();
  const [run] = useUpdateTechnicianMutation();
  // From the server, not from the cache: a form made from an old version would meet its own conflict.
  const result = useEditTechnicianPageQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <RecordPage
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
          <EditStaffForm
            key={technician.id}
            person={technician}
            backTo={PATHS.technician(id)}
            send={async (input, key) =>
              technicianOutcome(
                (await run({ variables: { input, key }, update: forgetStaffLists })).data,
                staffValues,
              )
            }
          />
        </>
      )}
    </RecordPage>
  );
}
