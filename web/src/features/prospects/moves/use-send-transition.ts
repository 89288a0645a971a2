import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { PROSPECT_STATUS_LABELS, type ProspectStatus } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { evict, sendMutation } from '#records/save/send.ts';
import { changedMeanwhileWords } from '#shared/form/conflict/change-words.ts';
import { done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useIntent } from '#shared/form/draft/use-intent-key.ts';
import type { Command, Subject } from './transition-command.ts';
import {
  AdvanceProspectDocument,
  DiscardProspectDocument,
  LoseProspectDocument,
  ReopenProspectDocument,
  RestoreProspectDocument,
  StepBackProspectDocument,
  type Transition_ResultFragment,
} from './transitions.generated.ts';

type Result = Transition_ResultFragment;

const ASKED: ReadonlySet<Command['action']> = new Set(['stepBack', 'lose', 'discard'] as const);

/** Also done if the prospect was in the target state already: a colleague was quicker, or an earlier answer was lost. */
function outcomeOf(result: Result, command: Command, to: ProspectStatus): Outcome<boolean> {
  if (result.__typename === 'ProspectSuccess') return done(false);
  if (result.__typename !== 'ConflictError' || !('status' in result.current)) return refused(result);
  const { status } = result.current;
  // Keeps the typed reason on screen and says that it is no longer needed.
  if (status === to && !ASKED.has(command.action)) return done(true);
  return refused({
    message: `${changedMeanwhileWords(result.change, 'cambiado este prospecto')} y está en «${PROSPECT_STATUS_LABELS[status]}». Revisa cómo está`,
  });
}

/** `onUpdate` updates the lists after success. */
export function useSendTransition() {
  const client = useApolloClient();
  const intent = useIntent();

  return async (
    { id, version }: Subject,
    command: Command,
    to: ProspectStatus,
    onUpdate: (cache: ApolloCache) => void,
  ) => {
    const key = intent.keyFor({ id, version, command });
    const base = { id, version };
    const options = {
      update: (cache: ApolloCache, result: Result) => {
        if (outcomeOf(result, command, to).kind === 'done') onUpdate(cache);
        else evict(cache, ['activity']);
      },
    };
    const run = (): Promise<Result> => {
      switch (command.action) {
        case 'advance':
          return sendMutation(
            client,
            AdvanceProspectDocument,
            { input: { ...base, to: command.to }, key },
            options,
          );
        case 'stepBack': {
          const input = { ...base, reason: command.reason };
          return sendMutation(client, StepBackProspectDocument, { input, key }, options);
        }
        case 'lose': {
          const input = { ...base, reasonId: command.reasonId, note: command.note };
          return sendMutation(client, LoseProspectDocument, { input, key }, options);
        }
        case 'discard': {
          const input = { ...base, kind: command.kind };
          return sendMutation(client, DiscardProspectDocument, { input, key }, options);
        }
        case 'reopen':
          return sendMutation(client, ReopenProspectDocument, { input: base, key }, options);
        case 'restore':
          return sendMutation(client, RestoreProspectDocument, { input: base, key }, options);
      }
    };
    const outcome = outcomeOf(await run(), command, to);
    if (outcome.kind === 'done') intent.finish();
    return outcome;
  };
}
