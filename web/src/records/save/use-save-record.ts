import type { TypedDocumentNode } from '@apollo/client';
import type * as z from 'zod/mini';
import type { RecentSignIn } from '#session/password/recent-sign-in.tsx';
import { useSession } from '#session/session-context.tsx';
import { useRecordForm, type RecordFormOptions } from '#shared/form/use-record-form.ts';
import { outcomeOf, type CurrentOf, type OutcomeOptions } from './outcome-of.ts';
import { useSend, type InputOf, type Keyed, type SendOptions, type SuccessOf } from './send.ts';

/** What the input needs besides the checked values; a new record has version 0. */
type Made<V> = { version: number; base: V; key: string };

/** A form either edits a record, whose conflicts it can merge, or starts from values. */
type Start<D, V, Rec> = { record: Rec; valuesOf: (record: Rec | CurrentOf<D>) => V } | { initialValues: V };

function startOf<D, V, Rec extends { version: number }>(start: Start<D, V, Rec>) {
  if ('initialValues' in start) return { initialValues: start.initialValues, version: null };
  const { record, valuesOf } = start;
  return { initialValues: valuesOf(record), version: record.version };
}

type Options<D, Vars, V extends object, S extends z.ZodMiniType, Rec, R> = Start<D, V, Rec> &
  SendOptions<D, Vars> &
  Omit<OutcomeOptions<D, V, R>, 'valuesOf'> &
  Omit<
    RecordFormOptions<V, S, SuccessOf<D> | R>,
    'initialValues' | 'version' | 'send' | 'intentOf' | 'draft'
  > & {
    /** The draft's name (`client-C12`), or null for a form too short to need one. */
    draft: string | null;
    recent?: RecentSignIn;
    input: (checked: z.output<S>, made: Made<V>) => InputOf<Vars>;
  };

/** A form that saves through one mutation: values, draft, key, conflict, toast and cache eviction. */
export function useSaveRecord<
  D,
  Vars extends Keyed,
  V extends object,
  S extends z.ZodMiniType,
  Rec extends { version: number } = never,
  R = never,
>(document: TypedDocumentNode<D, Vars>, options: Options<D, Vars, V, S, Rec, R>) {
  const { draft, input } = options;
  const owner = useSession().person?.id ?? '';
  const send = useSend(document, options);
  return useRecordForm<V, S, SuccessOf<D> | R>({
    ...options,
    ...startOf<D, V, Rec>(options),
    draft: draft === null ? null : { owner, form: draft },
    // Compared without the key, so that a retry of the same input keeps its key.
    intentOf: (checked, made) => input(checked, { ...made, version: made.version ?? 0, key: '' }),
    send: async (checked, made) => {
      const result = await send(input(checked, { ...made, version: made.version ?? 0 }), made.key);
      return outcomeOf<D, V, R>(result, options);
    },
  });
}
