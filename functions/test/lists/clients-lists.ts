import { clientRows, equipmentRows } from '../permissions/permission-client-rows.ts';
import { ownClientRows } from '../permissions/permission-service-rows.ts';
import { THERE } from '../budgets/screen-world.ts';
import {
  EDGES,
  MORE,
  ONE,
  PAGE,
  VIEWER,
  byAdmin,
  byAll,
  byOffice,
  combinations,
  page,
  record,
  type AreaLists,
  type Operation,
} from './kit.ts';

const clients = combinations({
  kind: [undefined, 'PERSON'],
  ownerId: [undefined, 'x'],
  tag: [undefined, 'vip'],
  city: [undefined, 'Madrid'],
  archive: [undefined, 'ARCHIVED'],
  search: ['', 'ana', 'ana ruiz'],
  sort: ['NAME', 'NEWEST', 'UPDATED'],
}).map(({ search, sort, ...filter }) => ({ search, sort, filter }));

/** A property manager's communities in every order, with the filters beside it. */
const managed = [{ managedById: 'x' }, { propertyManagers: true }, { managedById: 'x', kind: 'COMMUNITY' }];
const managing = combinations({
  managing: managed,
  archive: [undefined, 'ARCHIVED'],
  search: ['', 'ana', 'ana ruiz'],
  sort: ['NAME', 'NEWEST', 'UPDATED'],
}).map(({ managing: of, archive, ...rest }) => ({ ...rest, filter: { ...(of as object), archive } }));

export const lists: AreaLists = {
  rootFields: {
    'Query.clients': byOffice('clients:open'),
    'Query.clientValues': byOffice('clients:open', '(of: TAG)'),
    'Query.client': byAll('clients:read', '(id: "nobody")'),
    'Query.sites': byOffice('sites:open', '(clientId: "nobody")'),
    'Query.townsOf': byOffice('sites:open', '(postalCode: "28901")'),
    'Query.site': byAll('sites:read', '(id: "nobody")'),
    'Query.equipmentList': byOffice('equipment:open', '(clientId: "nobody")'),
    'Query.equipment': byAll('equipment:read', '(id: "nobody")'),
    'Query.duplicates': byOffice('prospects:open', '(input: {})'),
    'Query.mergePreview': byAdmin('clients:merge', '(keepId: "nobody", mergeId: "nobody")'),
    'Mutation.createClient': byOffice(
      'clients:create',
      '(input: { client: { kind: PERSON, legalName: "" } })',
    ),
    'Mutation.updateClient': byOffice(
      'clients:edit',
      '(input: { id: "nobody", version: 1, client: { kind: PERSON, legalName: "" } })',
    ),
    'Mutation.archiveClient': byOffice('clients:archive', '(input: { id: "nobody", version: 1 })'),
    'Mutation.restoreClient': byOffice('clients:archive', '(input: { id: "nobody", version: 1 })'),
    'Mutation.mergeClients': byAdmin(
      'clients:merge',
      '(input: { keepId: "nobody", keepVersion: 1, mergeId: "nobody", mergeVersion: 1 })',
    ),
    'Mutation.createSite': byOffice(
      'sites:edit',
      '(input: { clientId: "nobody", site: { name: "", address: {} } })',
    ),
    'Mutation.updateSite': byOffice(
      'sites:edit',
      '(input: { id: "nobody", version: 1, site: { name: "", address: {} } })',
    ),
    'Mutation.archiveSite': byOffice('sites:edit', '(input: { id: "nobody", version: 1 })'),
    'Mutation.restoreSite': byOffice('sites:edit', '(input: { id: "nobody", version: 1 })'),
    'Mutation.createEquipment': byAll(
      'equipment:write',
      '(input: { equipment: { siteId: "nobody", kind: BOILER } })',
    ),
    'Mutation.correctEquipment': byAll('equipment:write', '(input: { id: "nobody" })'),
    'Mutation.updateEquipment': byAll(
      'equipment:write',
      '(input: { id: "nobody", version: 1, equipment: { siteId: "nobody", kind: BOILER } })',
    ),
  },
  permissions: {
    'clients, sites and contacts': clientRows,
    equipment: equipmentRows,
    'clients and machines of own visits': ownClientRows,
  },
  operations: [
    ...[...clients, ...managing].map((variables): Operation => ({
      by: 'agent',
      query: `query ($search: String, $sort: ClientSort!, $filter: ClientFilter) {
        clients(search: $search, sort: $sort, filter: $filter) ${EDGES}
      }`,
      variables,
    })),
    { by: 'agent', query: '{ clients { edges { node { openServices } } } }' },
    { by: 'agent', query: '{ tags: clientValues(of: TAG) towns: clientValues(of: TOWN) }' },
    { by: 'agent', query: `{ sites(clientId: "x") ${EDGES} townsOf(postalCode: "28901") }` },
    { by: 'agent', query: `{ sites(clientId: "x", search: "portal") ${EDGES} }` },
    { by: 'agent', query: `{ sites(clientId: "x", search: "portal ibiza") ${EDGES} }` },
    { by: 'agent', query: `{ equipmentList(clientId: "x") ${EDGES} }` },
    { by: 'agent', query: `{ equipmentList(siteId: "x") ${EDGES} }` },
    { by: 'agent', query: `{ equipmentList(clientId: "x", siteId: "x") ${EDGES} }` },
    { by: 'technician', query: '{ client(id: "x") { id } site(id: "x") { id } }' },
    {
      by: 'technician',
      query:
        'mutation { createEquipment(input: { equipment: { siteId: "x", kind: BOILER } }) { __typename } }',
    },
  ],
  budgets: ({ ids: { clientId, otherClientId, siteId, equipmentId } }) => ({
    ClientsPage: page(PAGE, { sort: 'NAME' }),
    // Each row counts the open services.
    ClientChoices: ['AGENT', VIEWER + 10 + MORE + 10, { search: 'cliente' }],
    ManagerChoices: ['AGENT', VIEWER + 10 + MORE, { search: '' }],
    ManagerName: record(clientId),
    MergeSearch: ['ADMIN', VIEWER + 10 + MORE, { search: 'cliente' }],
    ClientPage: [
      'AGENT',
      VIEWER + ONE + (6 + MORE) + (6 + MORE) + (8 + MORE),
      { id: clientId, withSummary: true },
    ],
    ClientSites: ['AGENT', VIEWER + THERE.sites + MORE, { clientId }],
    ClientValues: ['AGENT', VIEWER + 20 + MORE, { of: 'TOWN', startingWith: '' }],
    SitesTab: page(PAGE, { clientId }),
    TownsOf: ['AGENT', VIEWER + 10, { postalCode: '28001' }],
    EquipmentTab: page(PAGE, { clientId }),
    ServiceFormClient: ['AGENT', VIEWER + ONE + 25 + MORE, { clientId }],
    SiteChoices: ['AGENT', VIEWER + 10 + MORE, { clientId, search: '' }],
    SiteChoice: record(siteId),
    ServiceFormMachines: ['AGENT', VIEWER + THERE.machines + MORE, { siteId }],
    EditClientPage: record(clientId),
    MergeClientPage: record(clientId),
    // Five counts.
    MergePreview: ['ADMIN', VIEWER + 2 * ONE + 5, { keepId: clientId, mergeId: otherClientId }],
    NewSitePage: ['AGENT', VIEWER + ONE, { clientId }],
    NewEquipmentPage: ['AGENT', VIEWER + ONE, { clientId }],
    SitePage: record(siteId, ONE + 50 + MORE),
    EditSitePage: record(siteId),
    EquipmentPage: record(equipmentId),
    EditEquipmentPage: record(equipmentId),
  }),
};
