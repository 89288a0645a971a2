import type { TypedDocumentNode } from '@apollo/client';
import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import { useRef } from 'react';
import type * as z from 'zod/mini';
import { outcomeOf, type CurrentOf } from '#records/save/outcome-of.ts';
import { useSend, type InputOf, type Keyed, type SuccessOf } from '#records/save/send.ts';
import { useSession } from '#session/session-context.tsx';
import { changedMeanwhileWords } from '#shared/form/conflict/change-words.ts';
import { conflict, refused, type Outcome } from '#shared/form/outcome.ts';
import { isSame } from '#shared/form/record-path.ts';
import { useRecordForm } from '#shared/form/use-record-form.ts';

type Options<D, Vars, Value, V, S> = {
  value: Value | null;
  version: number;
  valuesOf: (value: Value | null) => V;
  /** The values of the newer list in a conflict. */
  listed: (current: CurrentOf<D>) => readonly Value[];
  schema: (parsePhone: PhoneParser) => S;
  toInput?: (values: V) => unknown;
  /** Prefix of the draft's name, completed by the value's id. */
  draft: string;
  input: (checked: z.output<S>, made: { id: string | null; version: number }) => InputOf<Vars>;
  success: string;
  onDone: () => void;
};

/** A value that was deleted meanwhile cannot be merged. */
function withoutGone<R, V>(outcome: Outcome<R, V | null>, isNew: boolean): Outcome<R, V> {
  if (outcome.kind !== 'conflict') return outcome;
  if (outcome.theirs !== null) return conflict(outcome.theirs, outcome.version, outcome.change);
  const changed = `${changedMeanwhileWords(outcome.change, 'cambiado la lista')}. `;
  const gone = 'Lo que editabas ya no está: copia lo que necesites y crea otro';
  return refused({ message: changed + (isNew ? 'Inténtalo de nuevo' : gone) });
}

/**
 * Edit form for one value of a settings list. The list has one version, so a change of another value causes a conflict too: the form
 * is then sent again with the newer version, unless this value has changed.
 */
export function useSaveValue<
  D,
  Vars extends Keyed,
  Value extends { id: string },
  V extends object,
  S extends z.ZodMiniType,
>(document: TypedDocumentNode<D, Vars>, options: Options<D, Vars, Value, V, S>) {
  const { value, valuesOf, listed, input, draft, ...form } = options;
  const id = value?.id ?? null;
  const isNew = id === null;
  const owner = useSession().person?.id ?? '';
  const send = useSend(document, { evict: ['catalog'] });
  // The second attempt has its own key, so that a retry does not create a value twice.
  const again = useRef<{ after: string; key: string; version: number } | null>(null);

  const save = async (checked: z.output<S>, { key, version }: { key: string; version: number }) =>
    outcomeOf<D, V | null, never>(await send(input(checked, { id, version }), key), {
      valuesOf: (current) => {
        const theirs = listed(current).find((each) => each.id === id);
        return theirs ? valuesOf(theirs) : null;
      },
    });
  return useRecordForm<V, S, SuccessOf<D>>({
    ...form,
    initialValues: valuesOf(value),
    draft: { owner, form: `${draft}-${id ?? 'new'}` },
    send: async (checked, { key, version, base }) => {
      const made = again.current?.after === key ? again.current : { key, version: version ?? 0 };
      const first = await save(checked, made);
      if (first.kind !== 'conflict') return first;
      const isUntouched = isNew || (first.theirs !== null && isSame(first.theirs, base));
      if (!isUntouched) return withoutGone(first, isNew);
      again.current = { after: key, key: crypto.randomUUID(), version: first.version };
      return withoutGone(await save(checked, again.current), isNew);
    },
  });
}
