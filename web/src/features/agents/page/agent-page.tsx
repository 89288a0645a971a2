import { ROLE_WORDS } from '@cuadrilla/domain/people/roles.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { useParams } from 'react-router-dom';
import { StaffRecordPage } from '#records/staff/staff-record-page.tsx';
import { StaffActivity } from '#records/staff/staff-activity.tsx';
import { StaffBar, SuspendedNotice } from '#records/staff/staff-bar.tsx';
import { StaffData } from '#records/staff/staff-data.tsx';
import { useStaffActions } from '#records/staff/use-staff-actions.tsx';
import { TwoColumns } from '#shared/detail/card.tsx';
import { formatDate } from '#shared/format/dates.ts';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { UserStatusBadge } from '#shared/status/user-status.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { AGENT_PATHS, AGENTS_CRUMB, MISSING } from '../parts/agent-paths.ts';
import { AgentPageDocument, useAgentPageQuery } from './agent-page.generated.ts';
import { RoleTag } from '../list/agent-row.tsx';
import type { Agent_AgentFragment } from './agent.generated.ts';
import { useChangeRole } from './use-change-role.tsx';

export function firstOperation(url: URL) {
  const id = decodeURIComponent(url.pathname.split('/')[2] ?? '');
  return persistedOperation(AgentPageDocument, 'AgentPage', { id });
}

function Content({ agent, onChanged }: { agent: Agent_AgentFragment; onChanged: () => void }) {
  const actions = useStaffActions(agent, onChanged);
  const role = useChangeRole(agent);
  const items = agent.status === 'ACTIVE' ? [role.item, ...actions.items] : actions.items;
  return (
    <>
      <PageHeader title={fullName(agent)} parents={[AGENTS_CRUMB]} />
      <StaffBar
        person={agent}
        editTo={AGENT_PATHS.edit(agent.id)}
        items={items}
        badges={
          <>
            <RoleTag role={agent.role} />
            <UserStatusBadge status={agent.status} />
          </>
        }
      >
        De alta desde el {formatDate(agent.createdAt)}
      </StaffBar>
      {agent.status === 'SUSPENDED' && <SuspendedNotice reactivate={actions.reactivate} />}
      <TwoColumns
        side={<StaffData person={agent} more={[{ label: 'Rol', value: ROLE_WORDS[agent.role] }]} />}
      >
        <StaffActivity id={agent.id} />
      </TwoColumns>
      {actions.dialog}
      {role.dialog}
    </>
  );
}

export function AgentPage() {
  const { id = '' } = useParams();
  const result = useAgentPageQuery({ variables: { id } });
  return (
    <StaffRecordPage
      result={result}
      pick={(data) => data.agent}
      parent={AGENTS_CRUMB}
      title="Agente"
      shape="detail"
      missing={MISSING}
    >
      {(agent) => (
        <Content
          key={agent.id}
          agent={agent}
          onChanged={() => void result.refetch().catch(() => undefined)}
        />
      )}
    </StaffRecordPage>
  );
}
