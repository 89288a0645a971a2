import type { TypedDocumentNode } from '@apollo/client';
import type { RecentSignIn } from '#session/password/recent-sign-in.tsx';
import { useAction } from '#shared/form/use-action.ts';
import { outcomeOf, type OutcomeOptions } from './outcome-of.ts';
import { useSend, type InputOf, type Keyed, type SendOptions, type SuccessOf } from './send.ts';

type Options<D, Vars, A, R> = SendOptions<D, Vars> &
  Omit<OutcomeOptions<D, never, R>, 'valuesOf' | 'within'> & {
    /** Asks for the password and sends again if the server requires a recent sign-in. */
    recent?: RecentSignIn;
    /** Maps the argument of `run`; without it, that is the input. */
    input?: (argument: A) => InputOf<Vars>;
    success?: string;
    onDone?: (result: SuccessOf<D> | R, argument: A) => void;
  };

/** Sends a mutation from a button: idempotency key, cache eviction, toast and error message. */
export function useAct<D, Vars extends Keyed, A = InputOf<Vars>, R = never>(
  document: TypedDocumentNode<D, Vars>,
  options: Options<D, Vars, A, R>,
) {
  const { input = (argument: A) => argument as InputOf<Vars>, success, onDone } = options;
  const send = useSend(document, options);
  return useAction<A, SuccessOf<D> | R>({
    send: async (argument, key) => outcomeOf<D, never, R>(await send(input(argument), key), options),
    intentOf: input,
    success,
    onDone,
  });
}
