import type { ApolloCache } from '@apollo/client';
import type { SlotReasonKind } from '@cuadrilla/domain/visits/scheduling.ts';
import type { Interval } from '@cuadrilla/domain/time/time.ts';
import { forgetPlan, forgetSuggestions } from './forget-plan.ts';
import {
  useMoveVisitMutation,
  useScheduleVisitMutation,
  useUnscheduleVisitMutation,
  type PlanVisit_ResultFragment,
  type UnscheduleVisit_ResultFragment,
} from './plan-visit.generated.ts';

/** Who goes when; with `visit`, one that is planned already is moved there. */
export type PlanCommand = Interval & {
  serviceId: string;
  visit: { id: string; version: number } | null;
  technicianIds: readonly string[];
  instructions: string | null;
  /** What a person has seen that speaks against it, and takes. */
  acceptedWarnings: readonly SlotReasonKind[];
};

export type PlanResult = PlanVisit_ResultFragment;

/** Plans or moves a visit. */
function usePlan() {
  const [schedule] = useScheduleVisitMutation();
  const [move] = useMoveVisitMutation();
  return async (command: PlanCommand, key: string): Promise<PlanResult> => {
    const { serviceId, visit, technicianIds, start, end, instructions, acceptedWarnings } = command;
    const slot = {
      technicianIds: [...technicianIds],
      start: start.toISOString(),
      end: end.toISOString(),
      instructions,
      acceptedWarnings: [...acceptedWarnings],
    };
    const update = (cache: ApolloCache, { data }: { data?: { result: PlanResult } | null | undefined }) => {
      const ending = data?.result.__typename;
      if (ending === 'PlanVisitSuccess') forgetPlan(cache, serviceId);
      // Whoever came first took one of them, or planned this very service.
      if (ending === 'SlotTakenError' || ending === 'SlotWarningsError') forgetSuggestions(cache);
    };
    const { data } =
      visit === null
        ? await schedule({ variables: { input: { serviceId, ...slot }, key }, update })
        : await move({ variables: { input: { ...visit, ...slot }, key }, update });
    if (!data) throw new Error('No data');
    return data.result;
  };
}

/** Sends a visit back to the tray. */
function useTakeOut() {
  const [unschedule] = useUnscheduleVisitMutation();
  return async (
    serviceId: string,
    { id, version }: { id: string; version: number },
    key: string,
  ): Promise<UnscheduleVisit_ResultFragment> => {
    const { data } = await unschedule({
      variables: { input: { id, version }, key },
      update: (cache, answer) => {
        if (answer.data?.result.__typename === 'VisitSuccess') forgetPlan(cache, serviceId);
      },
    });
    if (!data) throw new Error('No data');
    return data.result;
  };
}

/** Plans and moves visits, and takes them out; each is sent under the key of its intent. */
export function usePlanVisit() {
  return { plan: usePlan(), takeOut: useTakeOut() };
}
