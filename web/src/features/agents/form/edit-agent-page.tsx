import { staffDetailsSchema } from '@cuadrilla/domain/inputs/staff/staff-details.ts';
import { formOf } from '@cuadrilla/domain/records/record-form.ts';
import { STAFF_DETAILS } from '@cuadrilla/domain/records/user.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { useNavigate, useParams } from 'react-router-dom';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { EditStaffForm } from '#records/staff/form/edit-staff-form.tsx';
import { StaffRecordPage } from '#records/staff/staff-record-page.tsx';
import { copyTo, STAFF_LISTS } from '#records/staff/staff-lists.ts';
import { useRecentSignIn } from '#session/password/recent-sign-in.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { AGENT_PATHS, AGENTS_CRUMB, MISSING } from '../parts/agent-paths.ts';
import { useAgentPageQuery } from '../page/agent-page.generated.ts';
import type { Agent_AgentFragment } from '../page/agent.generated.ts';
import { UpdateAgentDocument } from './update-agent.generated.ts';

/** Changing an administrator's e-mail needs a recent sign-in. */
function EditAgentForm({ agent }: { agent: Agent_AgentFragment }) {
  const { id } = agent;
  const navigate = useNavigate();
  const recent = useRecentSignIn();
  const form = useSaveRecord(UpdateAgentDocument, {
    record: agent,
    valuesOf: (person) => formOf(STAFF_DETAILS, person),
    schema: staffDetailsSchema,
    draft: `staff-${id}`,
    input: (details, { version }) => ({ ...details, id, version }),
    recent,
    evict: STAFF_LISTS,
    update: (cache, result) => {
      if (result.__typename === 'AgentSuccess') copyTo(cache, 'Me', result.agent);
    },
    success: 'Cambios guardados',
    onDone: () => void navigate(AGENT_PATHS.page(id)),
  });
  return (
    <>
      <EditStaffForm person={agent} form={form} backTo={AGENT_PATHS.page(id)} />
      {recent.dialog}
    </>
  );
}

export function EditAgentPage() {
  const { id = '' } = useParams();
  // From the server, not from the cache: a form based on an old version would end in a conflict.
  const result = useAgentPageQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <StaffRecordPage
      result={result}
      pick={(data) => data.agent}
      parent={AGENTS_CRUMB}
      title="Editar agente"
      shape="form"
      missing={MISSING}
    >
      {(agent) => (
        <>
          <PageHeader
            title="Editar agente"
            parents={[AGENTS_CRUMB, { title: fullName(agent), to: AGENT_PATHS.page(id) }]}
          />
          <EditAgentForm key={agent.id} agent={agent} />
        </>
      )}
    </StaffRecordPage>
  );
}
