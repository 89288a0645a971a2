import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { Interval } from '@cuadrilla/domain/time/time.ts';
import type { SlotReasonKind } from '@cuadrilla/domain/visits/scheduling.ts';
import { evict, evictRecord, sendMutation, type QueryField } from '#records/save/send.ts';
import {
  MoveVisitDocument,
  ScheduleVisitDocument,
  UnscheduleVisitDocument,
  type PlanVisit_ResultFragment,
  type UnscheduleVisit_ResultFragment,
} from './plan-visit.generated.ts';

export type PlanCommand = Interval & {
  serviceId: string;
  visit: { id: string; version: number } | null;
  technicianIds: readonly string[];
  instructions: string | null;
  acceptedWarnings: readonly SlotReasonKind[];
};

export type PlanResult = PlanVisit_ResultFragment;

/** Without `planning`, which polls its revision. */
const LISTS: QueryField[] = ['services', 'slotSuggestions', 'myVisits', 'activity'];

export const planningOf = (serviceId: string) => ({
  update: (cache: ApolloCache, { __typename }: PlanResult | UnscheduleVisit_ResultFragment) => {
    if (__typename === 'PlanVisitSuccess' || __typename === 'VisitSuccess') {
      evictRecord(cache, 'Service', serviceId, ['visits', 'nextVisit', 'technicians']);
      evict(cache, LISTS);
    }
    // Someone else took one of the suggested slots.
    if (__typename === 'SlotTakenError' || __typename === 'SlotWarningsError') {
      evict(cache, ['slotSuggestions']);
    }
  },
});

export function usePlanVisit() {
  const client = useApolloClient();
  return {
    plan: (command: PlanCommand, key: string): Promise<PlanResult> => {
      const { serviceId, visit, technicianIds, start, end, instructions, acceptedWarnings } = command;
      const slot = {
        technicianIds: [...technicianIds],
        start: start.toISOString(),
        end: end.toISOString(),
        instructions,
        acceptedWarnings: [...acceptedWarnings],
      };
      const options = planningOf(serviceId);
      if (visit === null) {
        return sendMutation(client, ScheduleVisitDocument, { input: { serviceId, ...slot }, key }, options);
      }
      return sendMutation(client, MoveVisitDocument, { input: { ...visit, ...slot }, key }, options);
    },
    unschedule: (
      serviceId: string,
      visit: { id: string; version: number },
      key: string,
    ): Promise<UnscheduleVisit_ResultFragment> =>
      sendMutation(client, UnscheduleVisitDocument, { input: visit, key }, planningOf(serviceId)),
  };
}
