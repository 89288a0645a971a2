import type { ApolloCache } from '@apollo/client';
import {
  actionTo,
  PROSPECT_STATUS_LABELS,
  type ProspectAction,
  type ProspectStatus,
} from '@cuadrilla/domain/prospects/prospect-states.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readFailure } from '#shared/graphql/failure.ts';
import { evict } from '#records/save/send.ts';
import { useSession } from '#session/session-context.tsx';
import { saveDraft } from '#shared/drafts.ts';
import { toastError, toastSuccess } from '#shared/ui/toasts/toast.tsx';
import { PROSPECT_LISTS } from '../prospect-lists.ts';
import { convertPath } from '../parts/prospect-paths.ts';
import { transitionDraft, type Command, type Subject } from './transition-command.ts';
import { useSendTransition } from './use-send-transition.ts';

export type Asked<S extends Subject> = { subject: S; action: ProspectAction; to: ProspectStatus };

type Options<S extends Subject> = {
  /** Called before the server answers; only for transitions without a question. */
  onStart?: (subject: S, to: ProspectStatus) => void;
  /** Updates the cache; without it, every list is evicted. */
  update?: (cache: ApolloCache, subject: S, to: ProspectStatus) => void;
  /** `wasThere` is true if it had been done already, so the screen is stale. */
  onDone?: (subject: S, to: ProspectStatus, wasThere: boolean) => void;
  onRefused?: (subject: S) => void;
};

const NEEDS_NO_ANSWER = ['advance', 'reopen', 'restore'];

export function useTransitions<S extends Subject>(options: Options<S> = {}) {
  const { session, person } = useSession();
  const { role } = session;
  const navigate = useNavigate();
  const send = useSendTransition();
  const [asked, setAsked] = useState<Asked<S> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busyId, setBusyId] = useState<string | null>(null);

  const finish = async (subject: S, to: ProspectStatus, command: Command) => {
    const { update = (cache: ApolloCache) => evict(cache, PROSPECT_LISTS), onDone, onRefused } = options;
    const outcome = await send(subject, command, to, (cache) => update(cache, subject, to)).catch(
      (error: unknown) => ({ kind: 'failed', failure: readFailure(error) }) as const,
    );
    if (outcome.kind === 'done') {
      setAsked(null);
      saveDraft(person?.id ?? '', transitionDraft(subject, command.action), null);
      const name = PROSPECT_STATUS_LABELS[to];
      toastSuccess(outcome.result ? `Ya está en «${name}»` : `${subject.displayName}: ${name}`);
      onDone?.(subject, to, outcome.result);
      return;
    }
    const failure = outcome.kind === 'failed' ? outcome.failure : null;
    const message = failure?.message ?? (outcome.kind === 'refused' ? outcome.message : '');
    setProblem(message);
    toastError({ message, requestId: failure?.requestId ?? null });
    onRefused?.(subject);
  };
  const run = (subject: S, to: ProspectStatus, command: Command) => {
    if (busyId !== null) return;
    setBusyId(subject.id);
    setProblem(null);
    void finish(subject, to, command).finally(() => setBusyId(null));
  };
  const start = (subject: S, to: ProspectStatus) => {
    const found = role && actionTo(subject.status, to, role);
    if (!found) return;
    const { action } = found;
    setProblem(null);
    if (action === 'convert') void navigate(convertPath(subject.id));
    else if (!NEEDS_NO_ANSWER.includes(action)) setAsked({ subject, action, to });
    else {
      options.onStart?.(subject, to);
      run(subject, to, action === 'advance' ? { action, to } : { action: action as 'reopen' | 'restore' });
    }
  };
  return {
    start,
    busyId,
    asked,
    problem,
    answer: (command: Command) => asked && run(asked.subject, asked.to, command),
    cancel: () => setAsked(null),
  };
}
