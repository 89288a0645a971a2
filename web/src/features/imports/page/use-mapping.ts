import { useEffect, useEffectEvent, useState } from 'react';
import type { ImportMappingInput } from '#gql/schema.generated.ts';
import type { ImportDetailFragment } from '../parts/import.generated.ts';
import { useImportActs } from '../parts/use-import.ts';

type Choices = ImportMappingInput[];
const NONE: Choices = [];

/** Saves what each column is. A choice needs the version that the one before has made: those made meanwhile wait, and go together. */
export function useMapping(found: ImportDetailFragment) {
  const { run, isBusy } = useImportActs(found).change;
  const [sent, setSent] = useState(NONE);
  const [waiting, setWaiting] = useState(NONE);
  if (!isBusy && waiting.length > 0) {
    setSent(waiting);
    setWaiting(NONE);
  }
  const send = useEffectEvent((mapping: Choices) => run({ mapping }));
  useEffect(() => {
    if (sent.length > 0) send(sent);
  }, [sent]);
  const asked = [...(isBusy ? sent : NONE), ...waiting];
  return {
    isPending: asked.length > 0,
    /** Not saved yet. */
    askedFor: (column: number) => asked.findLast((choice) => choice.column === column) ?? null,
    choose: (choice: ImportMappingInput) => setWaiting([...waiting, choice]),
  };
}

export type MappingChoices = ReturnType<typeof useMapping>;
