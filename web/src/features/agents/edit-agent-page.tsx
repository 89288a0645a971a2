import { useParams } from 'react-router-dom';
import { EditStaffForm, staffValues } from '#records/staff/form/edit-staff-form.tsx';
import { copyTo, forgetStaffLists } from '#records/staff/forget.ts';
import { RecordPage } from '#records/staff/record-page.tsx';
import { fullName } from '#records/staff/staff.ts';
import { useRecentSignIn } from '#session/password/recent-sign-in.tsx';
import { PATHS } from '#shared/paths.ts';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { useAgentPageQuery } from './agent-page.generated.ts';
import { agentOutcome } from './agent-outcome.ts';
import { AGENTS_CRUMB, MISSING } from './roles.ts';
import { useUpdateAgentMutation, type UpdateAgentMutationVariables } from './update-agent.generated.ts';

/** Sends it; the password is asked once more before an administrator's address changes. */
function useSend() {
  const [run] = useUpdateAgentMutation();
  const { prove, dialog } = useRecentSignIn();
  const send = async (variables: UpdateAgentMutationVariables) => {
    const once = () =>
      run({
        variables,
        update: (cache, { data: written }) => {
          if (written?.result.__typename !== 'AgentSuccess') return;
          forgetStaffLists(cache);
          copyTo(cache, 'Me', written.result.agent);
        },
      });
    const { data } = await prove(once, (answer) => answer.data?.result);
    return agentOutcome(data, staffValues);
  };
  return { send, question: dialog };
}

/** Changes who an agent or administrator is, also what they sign in with. */
export function EditAgentPage() {
  const { id = '' } = useParams();
  const { send, question } = useSend();
  // From the server, not from the cache: a form made from an old version would meet its own conflict.
  const result = useAgentPageQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <RecordPage
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
            parents={[AGENTS_CRUMB, { title: fullName(agent), to: PATHS.agent(id) }]}
          />
          <EditStaffForm
            key={agent.id}
            person={agent}
            backTo={PATHS.agent(id)}
            send={(input, key) => send({ input, key })}
          />
          {question}
        </>
      )}
    </RecordPage>
  );
}
