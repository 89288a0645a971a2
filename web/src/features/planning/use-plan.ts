import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import type { Plan } from '#records/scheduling/plan-facts.ts';
import { PlanningDocument, usePlanningQuery } from '#records/scheduling/planning.generated.ts';
import { withPending, type Pending } from './drag/overlay.ts';
import { planVariables, type PlanState } from './plan-state.ts';
import { PlanningChangesDocument } from './moves/planning-changes.generated.ts';
import { useInTurn } from './moves/use-in-turn.ts';
import { withChanges } from './with-changes.ts';

export function usePlan(state: PlanState) {
  const client = useApolloClient();
  const variables = planVariables(state);
  const result = usePlanningQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    // A refetch must include later changes, so an older request in flight is not reused.
    context: { queryDeduplication: false },
  });
  const readWhole = async () => (await result.refetch()).data?.planning.tray ?? null;
  /** Updates the plan and returns the tray’s revision, or null if it is uncertain. */
  const catchUp = useInTurn(async (): Promise<number | null> => {
    const question = { query: PlanningDocument, variables };
    const since = client.readQuery(question)?.planning.mark;
    if (since === undefined) return readWhole();
    const { data } = await client.query({
      query: PlanningChangesDocument,
      variables: { ...variables, since },
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error('No data');
    const changes = data.planningChanges;
    const known = client.readQuery(question)?.planning;
    // The plan was refetched whole meanwhile.
    if (known?.mark !== since) return null;
    const planning = withChanges(known, changes);
    if (planning === null) return readWhole();
    client.writeQuery({ ...question, data: { planning } });
    return changes.tray;
  });
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const stored: Plan | null = result.data?.planning ?? null;
  const plan = useMemo(() => stored && pending.reduce(withPending, stored), [stored, pending]);
  return {
    plan,
    tray: stored?.tray,
    error: stored === null ? result.error : undefined,
    isLoading: result.loading,
    refetch: result.refetch,
    catchUp,
    pending,
    draw: (each: Pending) => setPending((before) => [...before, each]),
    undraw: (each: Pending) => setPending((before) => before.filter((other) => other !== each)),
  };
}
