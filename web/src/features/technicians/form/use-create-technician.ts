import {
  createTechnicianSchema,
  type NewTechnician,
} from '@cuadrilla/domain/inputs/staff/create-technician.ts';
import { useNavigate } from 'react-router-dom';
import { readFailure } from '#apollo/read-failure.ts';
import { forgetStaffLists } from '#records/staff/forget.ts';
import { keepAccess } from '#records/staff/access/fresh-access.ts';
import { useSession } from '#session/session-context.tsx';
import { done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { PATHS } from '#shared/paths.ts';
import {
  useCreateTechnicianMutation,
  type CreateTechnicianMutation,
} from './new-technician-page.generated.ts';

/** How long the toast is read before the list comes. */
export const REDIRECT_AFTER = 3500;

const EMPTY = { name: '', lastName: '', email: '', phone: '', password: '' };
const SECRET = ['password'] as const;

type Values = typeof EMPTY;

function outcomeOf(result: CreateTechnicianMutation['createTechnician'] | undefined): Outcome<void, Values> {
  if (!result) throw new Error('No data');
  return result.__typename === 'CreateTechnicianSuccess' ? done(undefined) : refused(result);
}

/** Sends a new technician, and makes the lists that it belongs to ask again. */
function useSend() {
  const [run] = useCreateTechnicianMutation();
  return async (input: NewTechnician, key: string) => {
    const { data } = await run({
      variables: { input, key },
      update: (cache, { data: written }) => {
        if (written?.createTechnician.__typename === 'CreateTechnicianSuccess') forgetStaffLists(cache);
      },
    });
    return outcomeOf(data?.createTechnician);
  };
}

/** The form of a new technician; the password is never kept, but for handing it over on the list that comes next. */
export function useCreateTechnician() {
  const owner = useSession().person?.id ?? '';
  const navigate = useNavigate();
  const send = useSend();
  const form = useRecordForm({
    initialValues: EMPTY,
    schema: createTechnicianSchema,
    draft: { owner, form: 'new-technician' },
    secret: SECRET,
    send: (input, { key }) => send(input, key),
    readFailure,
    success: 'Nuevo técnico creado',
    doneAfter: REDIRECT_AFTER,
    onDone: () => {
      keepAccess(owner, accessOf(form.values));
      void navigate(PATHS.technicians);
    },
  });
  return { form, access: form.phase === 'done' ? accessOf(form.values) : null };
}

const accessOf = ({ name, lastName, email, password }: Values) => ({
  name: name.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  password,
});
