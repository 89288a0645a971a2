import type { Validation } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readFailure, type Failure } from '../graphql/failure.ts';
import { toastError, toastSuccess } from '../ui/toasts/toast.tsx';
import type { Change, Outcome } from './outcome.ts';
import { byPath } from './by-path.ts';
import type { Problems } from './use-fields.ts';
import { useIntent, type KeptIntent } from './draft/use-intent-key.ts';

type Phase = 'editing' | 'sending' | 'done';

export type Conflict<V> = { base: V; mine: V; theirs: V; version: number; change: Change | null };

export type Sent<V> = { key: string; version: number | null; base: V };

export type Base<V> = { values: V; version: number | null };

type Attempt<R, V> = { sent: true; outcome: Outcome<R, V> } | { sent: false; problems: Problems };

type Options<V, I, R> = {
  fields: {
    values: V;
    replace: (values: V) => void;
    freeze: (isFrozen: boolean) => void;
    showAll: (problems: Problems, unread: readonly HTMLElement[]) => string | null;
    showFromServer: (problems: Problems) => string | null;
  };
  check: (values: V) => Promise<Validation<I>>;
  base: Base<V>;
  setBase: (base: Base<V>) => void;
  /** Called at once, also if the form was left meanwhile. */
  onSaved: (values: V, made: Base<V>) => void;
  send: (input: I, sent: Sent<V>) => Promise<Outcome<R, V>>;
  intentOf?: (input: I, made: { version: number | null; base: V }) => unknown;
  keptIntent: KeptIntent;
  success?: string | undefined;
  onDone?: (result: R) => void;
  doneAfter?: number;
};

/** Navigates in an effect, after the form has stopped asking before it is left. */
function useGoOn<R>(
  result: { value: R } | null,
  onDone: ((result: R) => void) | undefined,
  after: number,
): void {
  const goOn = useEffectEvent((value: R) => onDone?.(value));
  useEffect(() => {
    if (result === null) return;
    const going = setTimeout(() => goOn(result.value), after);
    return () => clearTimeout(going);
  }, [result, after]);
}

function useAttempt<V, I, R>({ fields, success }: Pick<Options<V, I, R>, 'fields' | 'success'>) {
  const [phase, setPhase] = useState<Phase>('editing');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);
  const [result, setResult] = useState<{ value: R } | null>(null);

  const begin = () => {
    setPhase('sending');
    setFailure(null);
    setProblem(null);
    setConflict(null);
  };
  const end = (outcome: Outcome<R, V>, mine: V, made: Base<V>) => {
    setPhase(outcome.kind === 'done' ? 'done' : 'editing');
    if (outcome.kind === 'done') {
      if (success !== undefined) toastSuccess(success);
      setResult({ value: outcome.result });
    } else if (outcome.kind === 'conflict') {
      const { theirs, version, change } = outcome;
      setConflict({ base: made.values, mine, theirs, version, change });
    } else if (outcome.kind === 'refused') {
      const withoutField = fields.showFromServer(byPath(outcome.fields));
      if (outcome.fields.length === 0 || withoutField !== null) setProblem(outcome.message);
      toastError({ message: outcome.message });
    } else {
      setFailure(outcome.failure);
      toastError(outcome.failure);
    }
  };
  return {
    shown: { phase, failure, problem, conflict },
    result,
    begin,
    end,
    setPhase,
    setProblem,
    setConflict,
  };
}

/** The key stays the same while the same values are sent from the same version. */
function useSend<V, I, R>({
  check,
  send,
  intentOf = (input, { version }) => ({ input, version }),
  keptIntent,
}: Pick<Options<V, I, R>, 'check' | 'send' | 'intentOf' | 'keptIntent'>) {
  const intent = useIntent(keptIntent);
  return async (
    values: V,
    { values: base, version }: Base<V>,
    isReadable: boolean,
  ): Promise<Attempt<R, V>> => {
    const checked = await check(values);
    if (!checked.ok) return { sent: false, problems: byPath(checked.fields) };
    if (!isReadable) return { sent: false, problems: {} };
    const key = intent.keyFor(intentOf(checked.value, { version, base }));
    try {
      const outcome = await send(checked.value, { key, version, base });
      if (outcome.kind === 'done') intent.finish();
      return { sent: true, outcome };
    } catch (error) {
      return { sent: true, outcome: { kind: 'failed', failure: readFailure(error) } };
    }
  };
}

export function useSubmission<V, I, R>(options: Options<V, I, R>) {
  const { fields, base, setBase, onSaved, onDone, doneAfter = 0 } = options;
  const { shown, result, begin, end, setPhase, setProblem, setConflict } = useAttempt<V, I, R>(options);
  const send = useSend(options);
  const isUnderWay = useRef(false);
  useGoOn(result, onDone, doneAfter);

  const start = async (values: V, made: Base<V>, unread: readonly HTMLElement[] = []) => {
    if (isUnderWay.current || shown.phase !== 'editing') return;
    isUnderWay.current = true;
    fields.freeze(true);
    begin();
    try {
      const found = await send(values, made, unread.length === 0);
      if (found.sent) {
        if (found.outcome.kind === 'done') onSaved(values, made);
        end(found.outcome, values, made);
      } else {
        setPhase('editing');
        setProblem(fields.showAll(found.problems, unread));
      }
    } finally {
      fields.freeze(false);
      isUnderWay.current = false;
    }
  };
  return {
    ...shown,
    /** Sends nothing while a field is unread, but shows every problem. */
    submit: (unread?: readonly HTMLElement[]) => void start(fields.values, base, unread),
    keepEditing: () => setConflict(null),
    /** Sends the merged values, based on their version. */
    sendMerged: (merged: V) => {
      if (shown.conflict === null) return;
      const made = { values: shown.conflict.theirs, version: shown.conflict.version };
      setBase(made);
      fields.replace(merged);
      void start(merged, made);
    },
  };
}
