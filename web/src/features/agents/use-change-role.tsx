import { IconHeadset, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { readFailure } from '#apollo/read-failure.ts';
import { forgetStaffLists } from '#records/staff/forget.ts';
import { fullName } from '#records/staff/staff.ts';
import { useRecentSignIn } from '#session/password/recent-sign-in.tsx';
import { useSession, useSessionStore } from '#session/session-context.tsx';
import { quickerWords } from '#shared/form/conflict/change-words.ts';
import { done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import type { Agent_AgentFragment, Agent_ResultFragment } from './agent.generated.ts';
import { useChangeRoleMutation } from './change-role.generated.ts';
import { isAdmin, type OfficeRole } from './roles.ts';

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

function outcomeOf(data: { result: Agent_ResultFragment } | null | undefined): Outcome {
  if (!data) throw new Error('No data');
  const { result } = data;
  if (result.__typename === 'AgentSuccess') return done(undefined);
  if (result.__typename !== 'ConflictError') return refused(result);
  const changed = quickerWords(result.change, 'cambiado a esta persona');
  return refused({ message: `${changed}. Revisa cómo está ahora e inténtalo de nuevo` });
}

/** Sends it; where the sign-in is too long ago, asks for the password and sends the same again. */
function useSend({ id, version }: Agent_AgentFragment, onDone: () => void) {
  const [run] = useChangeRoleMutation();
  const { prove, dialog } = useRecentSignIn();
  const action = useAction<{ role: OfficeRole; version: number }>({
    send: async (change, key) => {
      const once = async () =>
        (await run({ variables: { input: { id, ...change }, key }, update: forgetStaffLists })).data;
      return outcomeOf(await prove(once, (data) => data?.result));
    },
    readFailure,
    success: 'Rol cambiado',
    onDone,
  });
  return { ...action, change: (role: OfficeRole) => action.run({ role, version }), question: dialog };
}

/** Makes an agent an administrator, or the reverse. */
export function useChangeRole(agent: Agent_AgentFragment) {
  const [isAsking, setAsking] = useState(false);
  const isSelf = useSession().person?.id === agent.id;
  const store = useSessionStore();
  const { change, isBusy, problem, forgetProblem, question } = useSend(agent, () => {
    setAsking(false);
    // One's own menu and screens are another's now.
    if (isSelf) store.retry();
  });
  const role: OfficeRole = isAdmin(agent.role) ? 'AGENT' : 'ADMIN';
  const { word, verb, means } = WORDS[role];
  const ask = () => {
    forgetProblem();
    setAsking(true);
  };
  return {
    item: {
      label: verb,
      icon: role === 'ADMIN' ? <IconShieldCheck size={16} /> : <IconHeadset size={16} />,
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
          onConfirm={() => change(role)}
        >
          <p>{means}</p>
          {isSelf && <p>Es tu propia cuenta: el cambio se aplica en cuanto lo confirmes.</p>}
        </ConfirmDialog>
        {question}
      </>
    ),
  };
}
