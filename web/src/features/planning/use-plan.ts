import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Plan } from '#records/scheduling/plan-facts.ts';
import { usePlanningQuery } from '#records/scheduling/planning.generated.ts';
import { withPending, type Pending } from './overlay.ts';
import { planVariables, type PlanState } from './plan-state.ts';
import { PlanningRevisionDocument } from './planning-revision.generated.ts';

const POLL_MS = 5000;

/** Calls while the page is seen, and at once when it is seen again. */
function useWhileSeen(ask: () => void): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    const tick = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const ticking = setInterval(tick, POLL_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
}

/** Asks for the revision of the week and fetches the plan when others have changed it. */
function useOthersMoves(date: string, revision: number | undefined, refetch: () => Promise<unknown>): void {
  const client = useApolloClient();
  const isUnderWay = useRef(false);
  const look = async (known: number) => {
    const { data } = await client.query({
      query: PlanningRevisionDocument,
      variables: { date },
      fetchPolicy: 'no-cache',
    });
    if (data && data.planningRevision !== known) await refetch();
  };
  useWhileSeen(() => {
    if (revision === undefined || isUnderWay.current) return;
    isUnderWay.current = true;
    // A lost question is asked again in a few seconds; the page says nothing of it.
    void look(revision)
      .catch(() => undefined)
      .finally(() => {
        isUnderWay.current = false;
      });
  });
}

/** The plan of the days that are shown, kept up to date, with what is on its way drawn where it is put. */
export function usePlan(state: PlanState) {
  const variables = planVariables(state);
  const result = usePlanningQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const stored: Plan | null = result.data?.planning ?? null;
  useOthersMoves(variables.date, stored?.revision, result.refetch);
  const plan = useMemo(() => stored && pending.reduce(withPending, stored), [stored, pending]);
  return {
    plan,
    error: stored === null ? result.error : undefined,
    isLoading: result.loading,
    refetch: result.refetch,
    pending,
    draw: (each: Pending) => setPending((before) => [...before, each]),
    undraw: (each: Pending) => setPending((before) => before.filter((other) => other !== each)),
  };
}
