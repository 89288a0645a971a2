import { useMemo, useState } from 'react';
import type { Plan } from '#records/scheduling/plan-facts.ts';
import { usePlanningQuery } from '#records/scheduling/planning.generated.ts';
import { withPending, type Pending } from './drag/overlay.ts';
import { planVariables, type PlanState } from './plan-state.ts';
import { useInTurn } from './moves/use-in-turn.ts';

export function usePlan(state: PlanState) {
  const result = usePlanningQuery({
    variables: planVariables(state),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    // Asked again it is for what was done since: an older question that is still under way is no answer to that.
    context: { queryDeduplication: false },
  });
  const refetch = useInTurn(() => result.refetch());
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const stored: Plan | null = result.data?.planning ?? null;
  const plan = useMemo(() => stored && pending.reduce(withPending, stored), [stored, pending]);
  return {
    plan,
    revision: stored?.revision,
    error: stored === null ? result.error : undefined,
    isLoading: result.loading,
    refetch,
    pending,
    draw: (each: Pending) => setPending((before) => [...before, each]),
    undraw: (each: Pending) => setPending((before) => before.filter((other) => other !== each)),
  };
}
