import { createTechnicianSchema } from '@cuadrilla/domain/inputs/staff/staff-details.ts';
import { emptyForm } from '@cuadrilla/domain/records/record-form.ts';
import { STAFF_DETAILS } from '@cuadrilla/domain/records/user.ts';
import { useNavigate } from 'react-router-dom';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { keepAccess } from '#records/staff/access/fresh-access.ts';
import { accessOf, REDIRECT_AFTER } from '#records/staff/access/typed-access.ts';
import { STAFF_LISTS } from '#records/staff/staff-lists.ts';
import { useSession } from '#session/session-context.tsx';
import { PATHS } from '#shared/paths.ts';
import { CreateTechnicianDocument } from './new-technician-page.generated.ts';

const EMPTY = { ...emptyForm(STAFF_DETAILS), password: '' };
const SECRET = ['password'] as const;

/** The password is never stored, except to hand it over to the list page that follows. */
export function useCreateTechnician() {
  const owner = useSession().person?.id ?? '';
  const navigate = useNavigate();
  const form = useSaveRecord(CreateTechnicianDocument, {
    initialValues: EMPTY,
    schema: createTechnicianSchema,
    draft: 'new-technician',
    secret: SECRET,
    input: (technician) => technician,
    evict: STAFF_LISTS,
    success: 'Nuevo técnico creado',
    doneAfter: REDIRECT_AFTER,
    onDone: () => {
      keepAccess(owner, accessOf(form.values));
      void navigate(PATHS.technicians);
    },
  });
  return { form, access: form.phase === 'done' ? accessOf(form.values) : null };
}
