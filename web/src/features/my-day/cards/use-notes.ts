import { useEffect, useState } from 'react';
import type { QueuedAct } from '#outbox/acts/act.ts';
import type { Mark } from '#outbox/acts/effects.ts';
import type { WorkDay } from '#outbox/use-work.ts';
import { useWork } from '#outbox/use-work.ts';
import { useActivityQuery } from '#records/activity/activity.generated.ts';

export type Note = { id: string; text: string; at: string; mark?: Mark };

function noteOf({ key, act, occurredAt, refusal }: QueuedAct, serviceId: string): Note[] {
  if (act.operation !== 'AddVisitNote' || act.input.id !== serviceId) return [];
  const mark = refusal === null ? 'waiting' : 'refused';
  return [{ id: key, text: act.input.text, at: occurredAt, mark }];
}

function useKeptNotes(serviceId: string, isOffline: boolean) {
  const { data, previousData, error, refetch } = useActivityQuery({
    variables: { entity: 'SERVICE', id: serviceId, first: 100, after: null },
    // Each sent act evicts all timelines; this one is refetched only after a note.
    fetchPolicy: isOffline ? 'standby' : 'no-cache',
    context: { queryDeduplication: false },
  });
  const edges = (data ?? previousData)?.activity.edges;
  const notes = edges?.flatMap(({ node: { id, at, text, noteKind } }): Note[] =>
    noteKind === 'NOTE' && text !== null ? [{ id, at, text }] : [],
  );
  const ask = () => void refetch().catch(() => undefined);
  return { notes: notes ?? null, isFailing: notes === undefined && error !== undefined && !isOffline, ask };
}

/**
 * Notes of this technician about a service, newest first: queued, just sent, and from the server. `isWhole` is false while
 * older ones cannot be read.
 */
export function useNotes(serviceId: string, { acts, isOffline }: Pick<WorkDay, 'acts' | 'isOffline'>) {
  const { outbox } = useWork();
  const { notes: kept, isFailing, ask } = useKeptNotes(serviceId, isOffline);
  const [sent, setSent] = useState<readonly Note[]>([]);
  useEffect(() =>
    outbox.onSent((act) => {
      const [note] = noteOf(act, serviceId);
      if (note === undefined) return;
      setSent((before) => [{ id: note.id, text: note.text, at: note.at }, ...before]);
      ask();
    }),
  );
  const pending = acts.flatMap((act) => noteOf(act, serviceId)).toReversed();
  const isPending = new Set(pending.map(({ id }) => id));
  const arrived = sent.filter(
    ({ id, text }) => !isPending.has(id) && !kept?.some((note) => note.text === text),
  );
  return { notes: [...pending, ...arrived, ...(kept ?? [])], isWhole: kept !== null, isFailing, ask };
}
