import { useRef } from 'react';
import { usePlanVisit } from '#records/scheduling/use-plan-visit.ts';
import { changedMeanwhileWords } from '#shared/form/conflict/change-words.ts';
import type { Change } from '#shared/form/outcome.ts';
import { toastError } from '#shared/ui/toasts/toast.tsx';
import { commandOf, questionFrom, type Move, type Question } from './moves.ts';
import type { VisitNow } from './undo-stack.ts';

/** A retry after a lost answer keeps its key; several moves may be in flight. */
function useKeys() {
  const keys = useRef(new Map<string, string>());
  return async <R>(act: unknown, send: (key: string) => Promise<R>): Promise<R> => {
    const name = JSON.stringify(act);
    const key = keys.current.get(name) ?? crypto.randomUUID();
    keys.current.set(name, key);
    const result = await send(key);
    keys.current.delete(name);
    return result;
  };
}

type Refusal = { __typename: string; message: string; change?: Change | null };

function toastRefusal({ __typename, message, change }: Refusal, undone: string | undefined): void {
  const stale = () =>
    `${changedMeanwhileWords(change, 'cambiado esta visita')}. Mira dónde está ahora e inténtalo de nuevo`;
  const why = __typename === 'ConflictError' ? stale() : message;
  toastError({ message: undone === undefined ? why : `No se puede deshacer «${undone}». ${why}` });
}

export function useSending(ask: (question: Question) => void) {
  const { plan: send, unschedule: sendUnschedule } = usePlanVisit();
  const withKey = useKeys();
  const put = async (move: Move, undone?: string): Promise<VisitNow | null> => {
    const command = commandOf(move);
    const result = await withKey(command, (key) => send(command, key));
    if (result.__typename === 'PlanVisitSuccess') return result.visit;
    const question = questionFrom(result, move);
    if (question) ask(question);
    else if ('message' in result) toastRefusal(result, undone);
    return null;
  };
  const unschedule = async (
    serviceId: string,
    { id, version }: VisitNow,
    undone?: string,
  ): Promise<VisitNow | null> => {
    const result = await withKey([id, version], (key) => sendUnschedule(serviceId, { id, version }, key));
    if (result.__typename === 'VisitSuccess') return { id, version };
    if ('message' in result) toastRefusal(result, undone);
    return null;
  };
  return { put, unschedule };
}
