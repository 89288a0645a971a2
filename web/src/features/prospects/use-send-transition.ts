import type { ApolloCache } from '@apollo/client';
import { PROSPECT_STATUS_LABELS } from '@cuadrilla/domain/prospect-states.ts';
import { useIntent } from '#shared/form/use-intent-key.ts';
import { done, refused, type Outcome } from '#shared/form/outcome.ts';
import type { Command, Subject } from './transition-command.ts';
import {
  useAdvanceProspectMutation,
  useDiscardProspectMutation,
  useLoseProspectMutation,
  useReopenProspectMutation,
  useRestoreProspectMutation,
  useStepBackProspectMutation,
  type Transition_ResultFragment,
} from './transitions.generated.ts';

type Result = Transition_ResultFragment;

/** Somebody was quicker: what they made of it is said, since nothing of ours was lost but the click. */
function outcomeOf(result: Result): Outcome {
  if (result.__typename === 'ProspectSuccess') return done(undefined);
  if (result.__typename !== 'ConflictError') return refused(result);
  const { current } = result;
  const status = 'status' in current ? ` y está en «${PROSPECT_STATUS_LABELS[current.status]}»` : '';
  return refused({
    message: `Alguien ha cambiado este prospecto mientras tanto${status}. Inténtalo de nuevo`,
  });
}

type Update = (cache: ApolloCache) => void;

/** Sends a transition once per intent; `update` brings the lists up to date where it was done. */
export function useSendTransition() {
  const [advance] = useAdvanceProspectMutation();
  const [stepBack] = useStepBackProspectMutation();
  const [lose] = useLoseProspectMutation();
  const [discard] = useDiscardProspectMutation();
  const [reopen] = useReopenProspectMutation();
  const [restore] = useRestoreProspectMutation();
  const intent = useIntent();

  const run = (subject: Subject, command: Command, key: string, onUpdate: Update) => {
    const base = { id: subject.id, version: subject.version };
    const update = (cache: ApolloCache, { data }: { data?: { result: Result } | null | undefined }) => {
      if (data?.result.__typename === 'ProspectSuccess') onUpdate(cache);
    };
    switch (command.action) {
      case 'advance':
        return advance({ variables: { input: { ...base, to: command.to }, key }, update });
      case 'stepBack':
        return stepBack({ variables: { input: { ...base, reason: command.reason }, key }, update });
      case 'lose': {
        const { reasonId, note } = command;
        return lose({ variables: { input: { ...base, reasonId, note }, key }, update });
      }
      case 'discard':
        return discard({ variables: { input: { ...base, kind: command.kind }, key }, update });
      case 'reopen':
        return reopen({ variables: { input: base, key }, update });
      case 'restore':
        return restore({ variables: { input: base, key }, update });
    }
  };

  return async (subject: Subject, command: Command, update: Update): Promise<Outcome> => {
    const key = intent.keyFor({ id: subject.id, version: subject.version, command });
    const { data } = await run(subject, command, key, update);
    if (!data) throw new Error('No data');
    const outcome = outcomeOf(data.result);
    if (outcome.kind === 'done') intent.finish();
    return outcome;
  };
}
