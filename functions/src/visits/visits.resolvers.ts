import type { GraphQLContext } from '../server/context.ts';
import { toConflict, toFailure } from '../failures.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  Resolvers,
  VisitResolvers,
} from '../graphql/resolvers.generated.ts';
import { shownSite } from '../clients/work-copies.ts';
import type { PlanOutcome, VisitActOutcome } from './plan-outcome.ts';
import { cancelVisit, unscheduleVisit } from './cancel-visit.ts';
import { moveVisit, scheduleVisit } from './plan-visit.ts';
import { readDevices, readVisit } from './read-visits.ts';
import { visitSuccess } from './visit-success.ts';

type Names = 'scheduleVisit' | 'moveVisit' | 'unscheduleVisit' | 'cancelVisit';

export const visitQueries: Pick<QueryResolvers, 'devices' | 'visit'> = {
  devices: async (_source, { technicianIds }, context) =>
    readDevices(context, await context.viewer(), technicianIds.map(String)),
  visit: async (_source, { id }, context) => readVisit(context, await context.viewer(), id),
};

export const visitMutations: Pick<MutationResolvers, Names> = {
  scheduleVisit: async (_source, { input, key }, context) =>
    settlePlan(context, await scheduleVisit(context, await context.viewer(), input, key), null),
  moveVisit: async (_source, { input, key }, context) =>
    settlePlan(context, await moveVisit(context, await context.viewer(), input, key), input.id),
  unscheduleVisit: async (_source, { input, key }, context) =>
    settleVisit(context, await unscheduleVisit(context, await context.viewer(), input, key), input.id),
  cancelVisit: async (_source, { input, key }, context) =>
    settleVisit(context, await cancelVisit(context, await context.viewer(), input, key), input.id),
};

export const visitFields: Pick<VisitResolvers, 'service' | 'site' | 'unconfirmedTimes' | 'openReviews'> = {
  unconfirmedTimes: ({ unconfirmed }) => unconfirmed,
  openReviews: ({ openReviews }) => Object.keys(openReviews).length,
  service: ({ summary, ...visit }, _args, { stores, now }) => {
    // The service shows the site too, and this may be the only visit that gives access to it.
    stores.knownSites.noteVisit(visit, now());
    return stores.services.get(summary.serviceId);
  },
  site: (visit, _args, { stores, now }) => {
    stores.knownSites.noteVisit(visit, now());
    return shownSite(visit.site);
  },
};

export const visitSuccessTypes: Pick<Resolvers, 'VisitSuccess'> = {
  VisitSuccess: { visit: ({ read }) => read() },
};

const CHECK_WARNINGS = 'Revisa los avisos antes de programar la visita';

async function settlePlan(context: GraphQLContext, outcome: PlanOutcome, seen: string | null) {
  if (outcome.kind === 'slotTaken') {
    const { reasons, nearestStart } = outcome;
    const message = `No se puede programar ahí. ${reasons[0]?.message ?? ''}`.trim();
    return { __typename: 'SlotTakenError', message, reasons, nearestStart } as const;
  }
  if (outcome.kind === 'slotWarnings') {
    return { __typename: 'SlotWarningsError', message: CHECK_WARNINGS, reasons: outcome.reasons } as const;
  }
  if (outcome.kind !== 'done') return settleFailure(context, outcome, seen);
  const visit = await context.stores.visits.get(outcome.ids[0] ?? '');
  return { __typename: 'PlanVisitSuccess', visit } as const;
}

/** `seen` is the visit's id, which a conflict reads again. */
export async function settleVisit(context: GraphQLContext, outcome: VisitActOutcome, seen: string) {
  if (outcome.kind !== 'done') return settleFailure(context, outcome, seen);
  return visitSuccess(() => context.stores.visits.get(outcome.ids[0] ?? ''));
}

async function settleFailure(
  context: GraphQLContext,
  outcome: Exclude<VisitActOutcome, { kind: 'done' }>,
  seen: string | null,
) {
  if (outcome.kind !== 'conflict') return toFailure(outcome);
  const current = await context.stores.visits.get(seen ?? '');
  return toConflict({ __typename: 'Visit', ...current } as const);
}
