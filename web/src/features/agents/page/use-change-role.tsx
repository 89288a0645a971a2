import { isAdministrator, type OfficeRole } from '@cuadrilla/domain/people/roles.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { IconHeadset, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useAct } from '#records/save/use-act.ts';
import { STAFF_LISTS } from '#records/staff/staff-lists.ts';
import { useRecentSignIn } from '#session/password/recent-sign-in.tsx';
import { useSession, useSessionStore } from '#session/session-context.tsx';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import type { Agent_AgentFragment } from './agent.generated.ts';
import { ChangeRoleDocument } from './change-role.generated.ts';

const WORDS: Record<OfficeRole, { word: string; verb: string; means: string }> = {
  ADMIN: {
    word: 'administrador',
    verb: 'Cambiar a administrador',
    means: 'Podrá hacerlo todo: gestionar técnicos, agentes y configuración, y fusionar clientes.',
  },
  AGENT: {
    word: 'agente',
    verb: 'Cambiar a agente',
    means: 'Seguirá con prospectos, clientes y servicios, y dejará de gestionar personas y configuración.',
  },
};

export function useChangeRole(agent: Agent_AgentFragment) {
  const [isAsking, setAsking] = useState(false);
  const isSelf = useSession().person?.id === agent.id;
  const store = useSessionStore();
  const recent = useRecentSignIn();
  const { run, isBusy, problem, clearProblem } = useAct(ChangeRoleDocument, {
    conflict: 'a esta persona',
    recent,
    evict: STAFF_LISTS,
    success: 'Rol cambiado',
    onDone: () => {
      setAsking(false);
      // One's own menu and screens change with the role.
      if (isSelf) store.retry();
    },
  });
  const role: OfficeRole = isAdministrator(agent.role) ? 'AGENT' : 'ADMIN';
  const { word, verb, means } = WORDS[role];
  const ask = () => {
    clearProblem();
    setAsking(true);
  };
  return {
    item: {
      label: verb,
      icon: isAdministrator(role) ? <IconShieldCheck size={16} /> : <IconHeadset size={16} />,
      onSelect: ask,
    },
    dialog: (
      <>
        <ConfirmDialog
          open={isAsking}
          onClose={() => setAsking(false)}
          title={`¿Cambiar a ${fullName(agent)} a ${word}?`}
          verb={verb}
          busy={isBusy}
          problem={problem}
          onConfirm={() => run({ id: agent.id, version: agent.version, role })}
        >
          <p>{means}</p>
          {isSelf && <p>Es tu propia cuenta: el cambio se aplica en cuanto lo confirmes.</p>}
        </ConfirmDialog>
        {recent.dialog}
      </>
    ),
  };
}
