import { lineCents, totalsOf } from '@cuadrilla/domain/service-lines.ts';
import { missingToInvoice } from '@cuadrilla/domain/service-acts.ts';
import type { GraphQLContext } from '../context.ts';
import type { Resolvers, ServiceResolvers } from '../graphql/resolvers.generated.ts';
import { maySeePhones, maySeePrices } from './ownership.ts';
import type { Service } from './service.ts';
import { mayReadVisit } from '../visits/visit-ownership.ts';
import { clientContact, siteContact, withoutPhone, type WorkContact } from './work-contact.ts';
import { shownSite } from './work-copies.ts';

type Names = 'site' | 'checklist' | 'totals' | 'visits' | 'contact' | 'missingToInvoice';

/** Fields of a service that depend on who asks, or come from elsewhere; files and reports have theirs beside them. */
export const serviceFields: Pick<ServiceResolvers, Names> = {
  site: ({ site }) => shownSite(site),
  checklist: ({ checklist, answers }) =>
    checklist.map((point) => {
      const { value, byName, at } = answers[point.id] ?? {};
      const answer = value === undefined ? null : JSON.stringify(value);
      return { ...point, answer, answeredByName: byName ?? null, answeredAt: at ?? null };
    }),
  totals: async ({ lines }, _args, { viewer }) => (maySeePrices(await viewer()) ? totalsOf(lines) : null),
  visits: async ({ id }, _args, { stores, viewer }) => {
    const reader = await viewer();
    const visits = await stores.visits.ofService(id);
    return visits.filter((visit) => mayReadVisit(reader, visit));
  },
  contact: async (service, _args, context) => {
    const contact = await contactFor(service, context);
    return contact === null || maySeePhones(await context.viewer()) ? contact : withoutPhone(contact);
  },
  missingToInvoice: async (service, _args, context) => {
    const { role } = await context.viewer();
    return service.status === 'FINISHED' && role !== 'TECHNICIAN' ? missingToInvoice(service) : [];
  },
};

/** What a line costs is hidden from whoever may not see prices. */
export const lineTypes: Pick<Resolvers, 'ServiceLine'> = {
  ServiceLine: {
    unitPriceCents: async ({ unitPriceCents }, _args, { viewer }) =>
      maySeePrices(await viewer()) ? unitPriceCents : null,
    discountBasisPoints: async ({ discountBasisPoints }, _args, { viewer }) =>
      maySeePrices(await viewer()) ? discountBasisPoints : 0,
    amountCents: async (line, _args, { viewer }) => (maySeePrices(await viewer()) ? lineCents(line) : null),
  },
};

/** Whom to ask for where work is done, phone and all: the caller leaves it out for whoever may not see it. */
export async function contactFor(
  { site, client }: Pick<Service, 'site' | 'client'>,
  { stores }: Pick<GraphQLContext, 'stores'>,
): Promise<WorkContact | null> {
  const atSite = siteContact(await stores.sites.find(site.id));
  if (atSite !== null) return atSite;
  const found = await stores.clients.find(client.id);
  return found && clientContact(found);
}
