import { createAgentSchema, type NewAgent } from '@cuadrilla/domain/inputs/staff/create-agent.ts';
import { useNavigate } from 'react-router-dom';
import { readFailure } from '#apollo/read-failure.ts';
import { forgetStaffLists } from '#records/staff/forget.ts';
import { keepAccess } from '#records/staff/access/fresh-access.ts';
import { useRecentSignIn } from '#session/password/recent-sign-in.tsx';
import { useSession } from '#session/session-context.tsx';
import { done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { PATHS } from '#shared/paths.ts';
import { useCreateAgentMutation, type CreateAgentMutation } from './new-agent-page.generated.ts';
import type { OfficeRole } from './roles.ts';

/** How long the toast is read before the list comes, as with a technician. */
export const REDIRECT_AFTER = 3500;

type Values = {
  role: OfficeRole;
  name: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
};

const EMPTY: Values = { role: 'AGENT', name: '', lastName: '', email: '', phone: '', password: '' };
const SECRET = ['password'] as const;

function outcomeOf(result: CreateAgentMutation['createAgent'] | undefined): Outcome<void, Values> {
  if (!result) throw new Error('No data');
  return result.__typename === 'CreateAgentSuccess' ? done(undefined) : refused(result);
}

/** Sends a new agent or administrator, who needs the password once more, and makes the lists that they belong to ask again. */
function useSend() {
  const [run] = useCreateAgentMutation();
  const { prove, dialog } = useRecentSignIn();
  const send = async (input: NewAgent, key: string) => {
    const once = () =>
      run({
        variables: { input, key },
        update: (cache, { data: written }) => {
          if (written?.createAgent.__typename === 'CreateAgentSuccess') forgetStaffLists(cache);
        },
      });
    const { data } = await prove(once, (answer) => answer.data?.createAgent);
    return outcomeOf(data?.createAgent);
  };
  return { send, question: dialog };
}

const accessOf = ({ name, lastName, email, password }: Values) => ({
  name: name.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  password,
});

/** The form of a new agent; the password is never kept, but for handing it over on the list that comes next. */
export function useCreateAgent() {
  const owner = useSession().person?.id ?? '';
  const navigate = useNavigate();
  const { send, question } = useSend();
  const form = useRecordForm({
    initialValues: EMPTY,
    schema: createAgentSchema,
    draft: { owner, form: 'new-agent' },
    secret: SECRET,
    send: (input, { key }) => send(input, key),
    readFailure,
    success: 'Nuevo agente creado',
    doneAfter: REDIRECT_AFTER,
    onDone: () => {
      keepAccess(owner, accessOf(form.values));
      void navigate(PATHS.agents);
    },
  });
  return { form, question, access: form.phase === 'done' ? accessOf(form.values) : null };
}
