import { recordColumns } from '@cuadrilla/domain/exports/record-columns.ts';
import { CLIENT, CONTACT } from '@cuadrilla/domain/records/client.ts';
import { EQUIPMENT } from '@cuadrilla/domain/records/equipment.ts';
import { SITE } from '@cuadrilla/domain/records/site.ts';
import type { Client } from '../../clients/client.ts';
import type { Page } from '../../store/lists/list-page.ts';
import type { Asked } from '../export.ts';
import { afterOf, type ExportSource, type SourceDeps } from './export-source.ts';
import { cellOf, tableColumn } from './record-cells.ts';

/** Clients read at once, each with its sites or its equipment. */
const CLIENTS_AT_ONCE = 150;

const OF_CLIENT = recordColumns(CLIENT, { without: ['mergedInto'] });
const OF_SITE = recordColumns(SITE);
const OF_CONTACT = recordColumns(CONTACT);

/** A row for each site or contact of a client, in the shape that the import reads. */
export const CLIENTS: ExportSource<Asked<'clients'>> = {
  columns: () => [
    ...OF_CLIENT.map((column) => tableColumn(column)),
    ...OF_SITE.map((column) => tableColumn(column, 'site.')),
    ...OF_CONTACT.map((column) => tableColumn(column, 'contact.')),
  ],
  async page(deps, asked, { after, names }) {
    const page = await clientPage(deps, asked, after);
    const clients = page.edges.map(({ node }) => node);
    const sites = await deps.stores.sites.ofClients(clients.map(({ id }) => id));
    const rows = clients.flatMap((client) => {
      const places = (sites.get(client.id) ?? []).filter(({ archived }) => !archived);
      const count = Math.max(1, places.length, client.contacts.length);
      return Array.from({ length: count }, (_, index) => [
        ...OF_CLIENT.map((column) => cellOf(column, client, names)),
        ...OF_SITE.map((column) => cellOf(column, places[index] ?? null, names)),
        ...OF_CONTACT.map((column) => cellOf(column, client.contacts[index] ?? null, names)),
      ]);
    });
    return { rows, after: afterOf(page) };
  },
};

const OWNER = 'Cliente';
const OF_OWNER = recordColumns(
  { code: CLIENT.code, nif: CLIENT.nif, legalName: CLIENT.legalName },
  { of: OWNER },
);
const OF_PLACE = recordColumns({ name: SITE.name, address: SITE.address }, { of: EQUIPMENT.site.label });
const OF_EQUIPMENT = recordColumns(EQUIPMENT, { without: ['site'] });

export const EQUIPMENT_OF_CLIENTS: ExportSource<Asked<'equipment'>> = {
  columns: () => [
    ...OF_OWNER.map((column) => tableColumn(column, 'client.')),
    ...OF_PLACE.map((column) => tableColumn(column, 'site.')),
    ...OF_EQUIPMENT.map((column) => tableColumn(column)),
  ],
  async page(deps, asked, { after, names }) {
    const page = await clientPage(deps, asked, after);
    const clients = page.edges.map(({ node }) => node);
    const equipment = await deps.stores.equipment.ofClients(clients.map(({ id }) => id));
    // For their addresses, as two sites of a client may have one name; a machine may stand at one that is archived.
    const sites = await deps.stores.sites.ofClients([...equipment.keys()]);
    const places = new Map([...sites.values()].flat().map((site) => [site.id, site]));
    const rows = clients.flatMap((client) =>
      (equipment.get(client.id) ?? []).map((each) => [
        ...OF_OWNER.map((column) => cellOf(column, client, names)),
        ...OF_PLACE.map((column) => cellOf(column, places.get(each.site.id) ?? each.site, names)),
        ...OF_EQUIPMENT.map((column) => cellOf(column, each, names)),
      ]),
    );
    return { rows, after: afterOf(page) };
  },
};

function clientPage(
  { stores }: SourceDeps,
  { search, filter, sort }: Asked<'clients'>,
  after: string | null,
): Promise<Page<Client>> {
  const { kind, ownerId, tag, city, managedById, propertyManagers, archive } = filter ?? {};
  return stores.clients.list({
    first: CLIENTS_AT_ONCE,
    after,
    search: search ?? null,
    sort: sort ?? 'NAME',
    kind: kind ?? null,
    ownerId: ownerId ?? null,
    tag: tag ?? null,
    city: city ?? null,
    managedById: managedById ?? null,
    propertyManagers: propertyManagers === true,
    archived: archive === 'ARCHIVED',
  });
}
