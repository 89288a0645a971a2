import { useEffect, useEffectEvent, useState } from 'react';
import type { ChangeImportInput } from '#gql/schema.generated.ts';
import type { ImportDetailFragment } from '../parts/import.generated.ts';
import { useImportActs } from '../parts/use-import.ts';

export type Change = Omit<ChangeImportInput, 'id' | 'version'>;

const NONE: readonly Change[] = [];

/** With these the file is read again: it has other columns, and its row of headers is guessed anew. */
const READING = ['sheet', 'separator', 'encoding', 'headerRow'] as const;

const isReading = (change: Change) => READING.some((name) => change[name] !== undefined);

/** What comes of several choices, made one after another. */
export const together = (changes: readonly Change[]): Change =>
  changes.reduce((before, next) => {
    if (!isReading(next)) return { ...before, ...next, ...mappingOf([before, next]) };
    const others = Object.entries(before).filter(([name]) => name !== 'mapping' && name !== 'headerRow');
    return { ...Object.fromEntries(others), ...next };
  });

function mappingOf(changes: readonly Change[]): Pick<Change, 'mapping'> {
  const mapping = changes.flatMap((change) => change.mapping ?? []);
  return mapping.length === 0 ? {} : { mapping };
}

/**
 * Saves how the file is read and what its columns are. A choice needs the version that the one before has made: those made meanwhile
 * wait, and go together.
 */
export function useChanges(found: ImportDetailFragment) {
  const { run, isBusy } = useImportActs(found).change;
  const [sent, setSent] = useState(NONE);
  const [waiting, setWaiting] = useState(NONE);
  if (!isBusy && waiting.length > 0) {
    setSent(waiting);
    setWaiting(NONE);
  }
  const send = useEffectEvent((changes: readonly Change[]) => run(together(changes)));
  useEffect(() => {
    if (sent.length > 0) send(sent);
  }, [sent]);
  const asked = [...(isBusy ? sent : NONE), ...waiting];
  return {
    isPending: asked.length > 0,
    isReading: asked.some(isReading),
    /** What was chosen and is not saved yet, else what is saved. */
    shown: <K extends keyof Change>(name: K, saved: NonNullable<Change[K]>): NonNullable<Change[K]> =>
      asked.findLast((change) => change[name] != null)?.[name] ?? saved,
    /** Not saved yet. */
    askedFor: (column: number) =>
      asked.flatMap(({ mapping }) => mapping ?? []).findLast((choice) => choice.column === column) ?? null,
    ask: (change: Change) => setWaiting((before) => [...before, change]),
  };
}

export type Changes = ReturnType<typeof useChanges>;
