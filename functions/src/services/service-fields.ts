import { billingStateOf } from '@cuadrilla/domain/billing/service-billing.ts';
import { can } from '@cuadrilla/domain/people/permissions.ts';
import { MISSING } from '@cuadrilla/domain/services/missing-to-invoice.ts';
import { lineCents, totalsOf } from '@cuadrilla/domain/services/service-lines.ts';
import { missingToInvoice } from '@cuadrilla/domain/services/service-acts.ts';
import type { GraphQLContext } from '../server/context.ts';
import type { Resolvers, ServiceResolvers } from '../graphql/resolvers.generated.ts';
import { maySeePhones, maySeePrices } from '../work/ownership.ts';
import type { Service } from '../work/service.ts';
import type { User } from '../staff/user.ts';
import { mayReadVisit } from '../work/visit-ownership.ts';
import { clientContact, siteContact, withoutPhone, type WorkContact } from './work-contact.ts';
import type { SiteStore } from '../clients/sites/site-store.ts';
import type { ClientStore } from '../clients/store/client-store.ts';
import { shownSite } from '../clients/work-copies.ts';
import type { KnownSites } from './known-sites.ts';

type Names =
  | 'site'
  | 'checklist'
  | 'totals'
  | 'nextVisit'
  | 'visits'
  | 'contact'
  | 'invoiceGaps'
  | 'missingToInvoice'
  | 'billingState'
  | 'invoicing';

export const serviceFields: Pick<ServiceResolvers, Names> = {
  site: (service, _args, { stores, now }) => {
    stores.knownSites.noteService(service, now());
    return shownSite(service.site);
  },
  checklist: ({ checklist, answers }) =>
    checklist.map((point) => {
      const { value, byName, at } = answers[point.id] ?? {};
      const answer = value === undefined ? null : JSON.stringify(value);
      return { ...point, answer, answeredByName: byName ?? null, answeredAt: at ?? null };
    }),
  totals: async ({ lines }, _args, { viewer }) => (maySeePrices(await viewer()) ? totalsOf(lines) : null),
  nextVisit: async ({ nextVisit }, _args, { viewer }) => {
    if (nextVisit === null) return null;
    const technicianIds = nextVisit.technicians.map(({ id }) => id);
    return mayReadVisit(await viewer(), { ...nextVisit, technicianIds }) ? nextVisit : null;
  },
  visits: async ({ id }, _args, { stores, viewer }) => {
    const reader = await viewer();
    const visits = await stores.visits.ofService(id);
    return visits.filter((visit) => mayReadVisit(reader, visit));
  },
  contact: async (service, _args, context) => {
    context.stores.knownSites.noteService(service, context.now());
    return contactFor(service, context, await context.viewer());
  },
  invoiceGaps: gapsOf,
  missingToInvoice: async (service, args, context) =>
    (await gapsOf(service, args, context)).map(({ text }) => text),
  billingState: async (service, _args, { viewer }) =>
    can((await viewer()).role, 'billing:open') ? billingStateOf(service) : 'NONE',
  invoicing: async ({ invoicing }, _args, { viewer }) =>
    can((await viewer()).role, 'billing:open') ? invoicing : null,
};

async function gapsOf(service: Service, _args: unknown, { viewer }: Pick<GraphQLContext, 'viewer'>) {
  const { role } = await viewer();
  const kinds = service.status === 'FINISHED' && can(role, 'services:act') ? missingToInvoice(service) : [];
  return kinds.map((kind) => ({ kind, text: MISSING[kind] }));
}

/** Prices are null without the permission to read them. */
export const lineTypes: Pick<Resolvers, 'ServiceLine'> = {
  ServiceLine: {
    unitPriceCents: async ({ unitPriceCents }, _args, { viewer }) =>
      maySeePrices(await viewer()) ? unitPriceCents : null,
    costCents: async ({ costCents }, _args, { viewer }) =>
      can((await viewer()).role, 'items:costs') ? costCents : null,
    discountBasisPoints: async ({ discountBasisPoints }, _args, { viewer }) =>
      maySeePrices(await viewer()) ? discountBasisPoints : 0,
    amountCents: async (line, _args, { viewer }) => (maySeePrices(await viewer()) ? lineCents(line) : null),
  },
};

/** Access notes are null once the technician has lost access to the site. */
export const siteTypes: Pick<Resolvers, 'WorkSite'> = {
  WorkSite: {
    accessNotes: async ({ id, accessNotes }, _args, { stores, viewer, now }) =>
      accessNotes !== null && (await stores.knownSites.knows(await viewer(), id, now())) ? accessNotes : null,
  },
};

export type ContactDeps = {
  stores: {
    knownSites: Pick<KnownSites, 'knows'>;
    sites: Pick<SiteStore, 'find'>;
    clients: Pick<ClientStore, 'find'>;
  };
  now: () => Date;
};

/** Contact on site, or null if the viewer has lost access to the site. */
export async function contactFor(
  work: Pick<Service, 'site' | 'client'>,
  { stores, now }: ContactDeps,
  viewer: User,
): Promise<WorkContact | null> {
  if (!(await stores.knownSites.knows(viewer, work.site.id, now()))) return null;
  const contact = await findContact(work, stores);
  return contact === null || maySeePhones(viewer) ? contact : withoutPhone(contact);
}

async function findContact(
  { site, client }: Pick<Service, 'site' | 'client'>,
  stores: Pick<ContactDeps['stores'], 'sites' | 'clients'>,
): Promise<WorkContact | null> {
  const atSite = siteContact(await stores.sites.find(site.id));
  if (atSite !== null) return atSite;
  const found = await stores.clients.find(client.id);
  return found && clientContact(found);
}
