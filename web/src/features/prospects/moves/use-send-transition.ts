import type { ApolloCache } from '@apollo/client';
import { PROSPECT_STATUS_LABELS, type ProspectStatus } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { forgetActivity } from '#records/activity/forget-activity.ts';
import { quickerWords } from '#shared/form/conflict/change-words.ts';
import { useIntent } from '#shared/form/draft/use-intent-key.ts';
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

const ASKED: ReadonlySet<Command['action']> = new Set(['stepBack', 'lose', 'discard'] as const);

/**
 * Whether it was where it was wanted already: somebody was quicker with the same, or the answer to one's own step was lost.
 * Where somebody made something else of it, what is said, since nothing of ours was lost but the click.
 */
function outcomeOf(result: Result, command: Command, to: ProspectStatus): Outcome<boolean> {
  if (result.__typename === 'ProspectSuccess') return done(false);
  if (result.__typename !== 'ConflictError' || !('status' in result.current)) return refused(result);
  const { status } = result.current;
  // A reason that was typed would be lost: who typed it sees that it is not needed any more.
  if (status === to && !ASKED.has(command.action)) return done(true);
  return refused({
    message: `${quickerWords(result.change, 'cambiado este prospecto')} y está en «${PROSPECT_STATUS_LABELS[status]}». Revisa cómo está`,
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

  const run = (subject: Subject, command: Command, to: ProspectStatus, key: string, onUpdate: Update) => {
    const base = { id: subject.id, version: subject.version };
    const update = (cache: ApolloCache, { data }: { data?: { result: Result } | null | undefined }) => {
      if (!data) return;
      if (outcomeOf(data.result, command, to).kind === 'done') onUpdate(cache);
      else forgetActivity(cache);
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

  return async (subject: Subject, command: Command, to: ProspectStatus, update: Update) => {
    const key = intent.keyFor({ id: subject.id, version: subject.version, command });
    const { data } = await run(subject, command, to, key, update);
    if (!data) throw new Error('No data');
    const outcome = outcomeOf(data.result, command, to);
    if (outcome.kind === 'done') intent.finish();
    return outcome;
  };
}
