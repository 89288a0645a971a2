import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { useParams } from 'react-router-dom';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import { StaffRecordPage } from '#records/staff/staff-record-page.tsx';
import { PATHS } from '#shared/paths.ts';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { MISSING, TECHNICIANS_CRUMB } from '../links.ts';
import { ProfileForm } from './profile-form.tsx';
import { useTechnicianProfilePageQuery } from './technician-profile-page.generated.ts';

export function TechnicianProfilePage() {
  const { id = '' } = useParams();
  // From the server, not from the cache: a form based on an old version would end in a conflict.
  const result = useTechnicianProfilePageQuery({ variables: { id }, fetchPolicy: 'network-only' });
  // Its skills and zones: the form would grow by them.
  const { loading } = useCatalog();
  return (
    <StaffRecordPage
      result={loading ? { ...result, data: undefined, loading } : result}
      pick={(data) => data.technician}
      parent={TECHNICIANS_CRUMB}
      title="Editar perfil"
      shape="form"
      missing={MISSING}
    >
      {(technician, { settings }) => (
        <>
          <PageHeader
            title="Editar perfil"
            parents={[TECHNICIANS_CRUMB, { title: fullName(technician), to: PATHS.technician(id) }]}
          />
          <ProfileForm
            key={technician.id}
            technician={technician}
            companyHours={settings.workingHours.hours}
          />
        </>
      )}
    </StaffRecordPage>
  );
}
