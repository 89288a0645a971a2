import { useApolloClient } from '@apollo/client/react';
import { useMemo, useRef, useState } from 'react';
import type { Plan } from '#records/scheduling/plan-facts.ts';
import { PlanningDocument, usePlanningQuery } from '#records/scheduling/planning.generated.ts';
import { withPending, type Pending } from './drag/overlay.ts';
import { planVariables, type PlanState } from './plan-state.ts';
import { PlanningChangesDocument, type PlanningChangesQuery } from './moves/planning-changes.generated.ts';
import { useInTurn } from './moves/use-in-turn.ts';

type Changes = PlanningChangesQuery['planningChanges'];

/**
 * Null if the plan must be reloaded: it is too old, or has no row for a technician. Applying the same changes twice has
 * no effect.
 */
function withChanges(plan: Plan, changes: Changes): Plan | null {
  const { isTooOld, mark, visits: changed, goneIds } = changes;
  const known = new Set(plan.technicians.map(({ id }) => id));
  if (isTooOld || changed.some(({ technicians }) => technicians.some(({ id }) => !known.has(id))))
    return null;
  const left = new Set([...goneIds, ...changed.map(({ id }) => id)]);
  const visits = [...plan.visits.filter(({ id }) => !left.has(id)), ...changed];
  return { ...plan, mark, visits: visits.toSorted(byStart) };
}

const hasNews = ({ visits, goneIds }: Changes) => visits.length > 0 || goneIds.length > 0;

const byStart = (a: Plan['visits'][number], b: Plan['visits'][number]) =>
  Date.parse(a.plannedStart) - Date.parse(b.plannedStart) || (a.id < b.id ? -1 : 1);

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
  // Kept beside the plan: written into it, each poll without news would draw all rows again.
  const caughtUp = useRef<{ plan: Plan; mark: string } | null>(null);
  /** Updates the plan and returns the tray’s revision, or null if it is uncertain. */
  const catchUp = useInTurn(async (): Promise<number | null> => {
    const question = { query: PlanningDocument, variables };
    const before = client.readQuery(question)?.planning;
    if (before === undefined) return readWhole();
    const since = caughtUp.current?.plan === before ? caughtUp.current.mark : before.mark;
    const { data } = await client.query({
      query: PlanningChangesDocument,
      variables: { ...variables, since },
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error('No data');
    const changes = data.planningChanges;
    const known = client.readQuery(question)?.planning;
    // The plan was refetched whole meanwhile.
    if (known?.mark !== before.mark) return null;
    const planning = withChanges(known, changes);
    if (planning === null) return readWhole();
    if (hasNews(changes)) client.writeQuery({ ...question, data: { planning } });
    else caughtUp.current = { plan: known, mark: changes.mark };
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
