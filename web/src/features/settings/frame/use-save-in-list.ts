import { useRef } from 'react';
import { quickerWords } from '#shared/form/conflict/change-words.ts';
import { conflict, refused, type Outcome } from '#shared/form/outcome.ts';
import { isSame } from '#shared/form/record-path.ts';

/** What a form sends: under which key, as made from which version of the list and from which values. */
export type SentInList<V> = { key: string; version: number | null; base: V };

type Made = { key: string; version: number };

/** Sends one value once; its conflict gives the value as it stands in the newer list, null where it is there no more. */
export type SaveInList<I, V> = (input: I, made: Made) => Promise<Outcome<void, V | null>>;

function told<V>(outcome: Outcome<void, V | null>, isNew: boolean): Outcome<void, V> {
  if (outcome.kind !== 'conflict') return outcome;
  if (outcome.theirs !== null) return conflict(outcome.theirs, outcome.version, outcome.change);
  const changed = `${quickerWords(outcome.change, 'cambiado la lista')}. `;
  const gone = 'Lo que editabas ya no está: copia lo que necesites y crea otro';
  return refused({ message: changed + (isNew ? 'Inténtalo de nuevo' : gone) });
}

/**
 * Saves one value where the version is that of its whole list. What others did to other values is nobody's conflict: it is
 * sent again as made from the newer list, as long as this value still is what the form itself was made from.
 */
export function useSaveInList<I, V>(isNew: boolean, save: SaveInList<I, V>) {
  // A lost answer of what was sent again is asked for under its own key, or a new value would be made twice.
  const again = useRef<{ after: string; made: Made } | null>(null);
  return async (input: I, { key, version, base }: SentInList<V>): Promise<Outcome<void, V>> => {
    const made = again.current?.after === key ? again.current.made : { key, version: version ?? 0 };
    const first = await save(input, made);
    if (first.kind !== 'conflict') return told(first, isNew);
    const isUntouched = isNew || (first.theirs !== null && isSame(first.theirs, base));
    if (!isUntouched) return told(first, isNew);
    again.current = { after: key, made: { key: crypto.randomUUID(), version: first.version } };
    return told(await save(input, again.current.made), isNew);
  };
}
