import type { FieldMessage } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { useRef, useState } from 'react';
import { readFailure } from '../graphql/failure.ts';
import { changedLookAgain } from './conflict/change-words.ts';
import { toastError, toastSuccess } from '../ui/toasts/toast.tsx';
import type { Outcome } from './outcome.ts';
import { useIntent } from './draft/use-intent-key.ts';

type Options<A, R> = {
  send: (argument: A, key: string) => Promise<Outcome<R>>;
  /** What is sent, if not just the argument: something else gets a new key. */
  intentOf?: (argument: A) => unknown;
  success?: string | undefined;
  onDone?: ((result: R, argument: A) => void) | undefined;
};

function problemOf(outcome: Outcome<unknown>): string | null {
  switch (outcome.kind) {
    case 'done':
      return null;
    case 'refused':
      return outcome.message;
    case 'failed':
      return outcome.failure.message;
    case 'conflict':
      return changedLookAgain(outcome.change, 'cambiado este registro');
  }
}

/** A button's action (suspend, archive, a transition): runs once at a time, with toast and error message. */
export function useAction<A = void, R = void>({
  send,
  intentOf = (argument) => argument,
  success,
  onDone,
}: Options<A, R>) {
  const intent = useIntent();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [fields, setFields] = useState<readonly FieldMessage[]>([]);
  const isUnderWay = useRef(false);

  const finish = (outcome: Outcome<R>, argument: A) => {
    if (outcome.kind === 'done') {
      intent.finish();
      if (success !== undefined) toastSuccess(success);
      onDone?.(outcome.result, argument);
      return;
    }
    const message = problemOf(outcome);
    setProblem(message);
    if (outcome.kind === 'refused') setFields(outcome.fields);
    const requestId = outcome.kind === 'failed' ? outcome.failure.requestId : null;
    toastError({ message: message ?? '', requestId });
  };

  const act = async (argument: A) => {
    const attempt = send(argument, intent.keyFor(intentOf(argument) ?? null));
    finish(
      await attempt.catch((error: unknown): Outcome<R> => ({ kind: 'failed', failure: readFailure(error) })),
      argument,
    );
  };

  const clearProblem = () => {
    setProblem(null);
    setFields([]);
  };

  const run = (argument: A) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    clearProblem();
    void act(argument).finally(() => {
      isUnderWay.current = false;
      setBusy(false);
    });
  };
  return { run, isBusy, problem, fields, clearProblem };
}
