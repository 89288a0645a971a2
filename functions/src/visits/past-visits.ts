import type { GraphQLContext } from '../server/context.ts';
import type { PastVisit } from '../graphql/types.generated.ts';
import type { SiteResolvers } from '../graphql/resolvers.generated.ts';
import type { Visit } from '../work/visit.ts';

const PAST_MAX = 20;

/** Visible to everyone who may see the site. */
export const siteHistory: Pick<SiteResolvers, 'pastVisits'> = {
  pastVisits: async ({ id }, _args, { stores }) => {
    const visits = await stores.visits.endedAt(id, PAST_MAX);
    return Promise.all(visits.map((visit) => pastVisit(stores, visit)));
  },
};

async function pastVisit({ services }: GraphQLContext['stores'], visit: Visit): Promise<PastVisit> {
  const { id, status, summary, technicians, resolution, reason, reportId } = visit;
  const { serviceId, title, typeName } = summary;
  const service = await services.find(serviceId);
  return {
    id,
    status,
    title,
    typeName,
    text: resolution ?? reason,
    endedAt: visit.finishedAt ?? visit.plannedStart,
    technicianNames: technicians.map(({ name }) => name),
    equipmentIds: service?.equipment.map((machine) => machine.id) ?? [],
    report: reportId === null ? null : { id: reportId, serviceId },
  };
}
