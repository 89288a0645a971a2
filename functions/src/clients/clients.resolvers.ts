import { can } from '@cuadrilla/domain/people/permissions.ts';
import { provinceOf } from '@cuadrilla/domain/contact/postal-code.ts';
import type { Address, QueryResolvers, Resolvers } from '../graphql/resolvers.generated.ts';
import type { StoredAddress } from '../records.ts';
import { maySeeOfficeData, maySeePhones } from '../work/ownership.ts';
import { previewMerge } from './merge-clients.ts';
import {
  readClient,
  readClients,
  readClientValues,
  readEquipment,
  readEquipmentList,
  readSite,
  readSites,
  readTowns,
} from './read-records.ts';

type Names =
  | 'clients'
  | 'clientValues'
  | 'client'
  | 'sites'
  | 'townsOf'
  | 'site'
  | 'equipmentList'
  | 'equipment'
  | 'mergePreview';

export const clientQueries: Pick<QueryResolvers, Names> = {
  clients: async (_source, { first, after, search, filter, sort }, context) => {
    const { kind, ownerId, tag, city, managedById, propertyManagers, archive } = filter ?? {};
    return readClients(context, await context.viewer(), {
      first,
      sort,
      after: after ?? null,
      search: search ?? null,
      kind: kind ?? null,
      ownerId: ownerId ?? null,
      tag: tag ?? null,
      city: city ?? null,
      managedById: managedById ?? null,
      propertyManagers: propertyManagers === true,
      archived: archive === 'ARCHIVED',
    });
  },
  clientValues: async (_source, { of, startingWith }, context) =>
    readClientValues(context, await context.viewer(), of, startingWith),
  client: async (_source, { id }, context) => readClient(context, await context.viewer(), id),
  sites: async (_source, { clientId, first, after, search }, context) => {
    const page = { first, after: after ?? null, search: search ?? null };
    return readSites(context, await context.viewer(), { clientId, ...page });
  },
  townsOf: async (_source, { postalCode }, context) => readTowns(context, await context.viewer(), postalCode),
  site: async (_source, { id }, context) => readSite(context, await context.viewer(), id),
  equipmentList: async (_source, { clientId, siteId, first, after }, context) => {
    const of = { clientId: clientId ?? null, siteId: siteId ?? null };
    return readEquipmentList(context, await context.viewer(), { ...of, first, after: after ?? null });
  },
  equipment: async (_source, { id }, context) => readEquipment(context, await context.viewer(), id),
  mergePreview: async (_source, ids, context) => {
    const plan = await previewMerge(context, await context.viewer(), ids);
    if (plan === null) return null;
    const { keep, merge, counts, merged, leftBehind } = plan;
    const { billingAddress: billing } = merged;
    return {
      keep,
      merge,
      result: { ...merged, billingAddress: billing && withProvince(billing), leftBehind },
      siteCount: counts.sites,
      equipmentCount: counts.equipment,
      prospectCount: counts.prospects,
      serviceCount: counts.services,
      communityCount: counts.communities,
    };
  },
};

export const clientTypes: Pick<Resolvers, 'Client' | 'PropertyManager' | 'Site'> = {
  Client: {
    billingAddress: ({ billingAddress }) => billingAddress && withProvince(billingAddress),
    mainSite: ({ mainSite }) => mainSite && withProvince(mainSite),
    openServices: ({ id }, _args, { stores, reader }) =>
      can(reader().role, 'clients:open') ? stores.services.countOpen(id) : null,
    phones: ({ phones }, _args, { reader }) => (maySeePhones(reader()) ? phones : []),
    emails: ({ emails }, _args, { reader }) => (maySeeOfficeData(reader()) ? emails : []),
    tags: ({ tags }, _args, { reader }) => (maySeeOfficeData(reader()) ? tags : []),
    managedBy: ({ managedBy }, _args, { reader }) => (maySeeOfficeData(reader()) ? managedBy : null),
    notes: ({ notes }, _args, { reader }) => (maySeeOfficeData(reader()) ? notes : null),
    contacts: ({ contacts }, _args, { reader }) => {
      const user = reader();
      return contacts.map((contact) => ({
        ...contact,
        phone: maySeePhones(user) ? contact.phone : null,
        email: maySeeOfficeData(user) ? contact.email : null,
      }));
    },
  },
  PropertyManager: {
    phone: async ({ id }, _args, { stores }) => (await stores.clients.find(id))?.phones[0] ?? null,
    archived: async ({ id }, _args, { stores }) => (await stores.clients.find(id))?.archived ?? false,
  },
  Site: {
    address: ({ address }) => withProvince(address),
    contactPhone: ({ contactPhone }, _args, { reader }) => (maySeePhones(reader()) ? contactPhone : null),
    equipment: async ({ id }, _args, { stores }) => {
      const { edges } = await stores.equipment.list({ clientId: null, siteId: id, first: 50, after: null });
      return edges.map(({ node }) => node);
    },
  },
};

function withProvince(address: StoredAddress): Address {
  return { ...address, province: provinceOf(address.postalCode) ?? '' };
}
