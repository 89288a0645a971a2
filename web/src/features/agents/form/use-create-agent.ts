import { createAgentSchema } from '@cuadrilla/domain/inputs/staff/staff-details.ts';
import type { OfficeRole } from '@cuadrilla/domain/people/roles.ts';
import { emptyForm } from '@cuadrilla/domain/records/record-form.ts';
import { STAFF_DETAILS, type StaffDetailsForm } from '@cuadrilla/domain/records/user.ts';
import { useNavigate } from 'react-router-dom';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { keepAccess } from '#records/staff/access/fresh-access.ts';
import { accessOf, REDIRECT_AFTER } from '#records/staff/access/typed-access.ts';
import { STAFF_LISTS } from '#records/staff/staff-lists.ts';
import { useRecentSignIn } from '#session/password/recent-sign-in.tsx';
import { useSession } from '#session/session-context.tsx';
import { AGENT_PATHS } from '../parts/agent-paths.ts';
import { CreateAgentDocument } from './new-agent-page.generated.ts';

type Values = StaffDetailsForm & { role: OfficeRole; password: string };

const EMPTY: Values = { ...emptyForm(STAFF_DETAILS), role: 'AGENT', password: '' };
const SECRET = ['password'] as const;

export function useCreateAgent() {
  const owner = useSession().person?.id ?? '';
  const navigate = useNavigate();
  const recent = useRecentSignIn();
  const form = useSaveRecord(CreateAgentDocument, {
    initialValues: EMPTY,
    schema: createAgentSchema,
    draft: 'new-agent',
    secret: SECRET,
    input: (agent) => agent,
    recent,
    evict: STAFF_LISTS,
    success: 'Nuevo agente creado',
    doneAfter: REDIRECT_AFTER,
    onDone: () => {
      keepAccess(owner, accessOf(form.values));
      void navigate(AGENT_PATHS.list);
    },
  });
  return { form, question: recent.dialog, access: form.phase === 'done' ? accessOf(form.values) : null };
}
