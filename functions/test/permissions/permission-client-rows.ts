/** The specification's §6: clients, sites, contacts and equipment. */
import { givenClient, mutate, succeed, someClient, someEquipment, someSite } from '../kits/client-kit.ts';
import {
  ADMIN_ONLY,
  ADMIN_SEES,
  OFFICE,
  OFFICE_SEES,
  clientChange,
  clientWithSite,
  machine,
  question,
  type Row,
  type World,
} from './permission-world.ts';

const archived = async (w: World) => {
  const { client } = await clientWithSite(w);
  await mutate(w.kit, w.people.ADMIN, 'archiveClient', { id: client.id, version: 1 });
  return { id: client.id, version: 2 };
};
const twoClients = async ({ kit, people }: World) => {
  const { client: keep } = await givenClient(kit, people.ADMIN);
  const { client: gone } = await givenClient(kit, people.ADMIN);
  return { keepId: keep.id, mergeId: gone.id };
};
const secondSite = async (w: World) => {
  const { client } = await clientWithSite(w);
  const { site } = await succeed(w.kit, w.people.ADMIN, 'createSite', {
    clientId: client.id,
    site: someSite(),
  });
  return { id: site.id, version: 1 };
};
const archivedSite = async (w: World) => {
  const { id, version } = await secondSite(w);
  await mutate(w.kit, w.people.ADMIN, 'archiveSite', { id, version });
  return { id, version: version + 1 };
};
const CONTACT = { name: 'Eva', position: 'Portera', phone: '+34 612 345 678', main: true };

export const clientRows: Row[] = [
  [
    'list clients',
    OFFICE_SEES,
    async (w) => question('clients { edges { node { id } } }', (await clientWithSite(w)).client.id),
  ],
  [
    'open a client',
    ['seen', 'seen', 'hidden'],
    async (w) => {
      const { id } = (await clientWithSite(w)).client;
      return question(`client(id: "${id}") { id contacts { name } }`, id);
    },
  ],
  [
    'create a client',
    OFFICE,
    () => Promise.resolve(clientChange('createClient', { client: someClient(), site: someSite() })),
  ],
  [
    'edit a client',
    OFFICE,
    async (w) =>
      clientChange('updateClient', {
        id: (await clientWithSite(w)).client.id,
        version: 1,
        client: someClient(),
      }),
  ],
  [
    'edit a client’s contacts',
    OFFICE,
    async (w) => {
      const { id } = (await clientWithSite(w)).client;
      return clientChange('updateClient', { id, version: 1, client: someClient({ contacts: [CONTACT] }) });
    },
  ],
  [
    'archive a client',
    OFFICE,
    async (w) => clientChange('archiveClient', { id: (await clientWithSite(w)).client.id, version: 1 }),
  ],
  ['take a client back', OFFICE, async (w) => clientChange('restoreClient', await archived(w))],
  [
    'see what a merge would do',
    ADMIN_SEES,
    async (w) => {
      const { keepId, mergeId } = await twoClients(w);
      return question(`mergePreview(keepId: "${keepId}", mergeId: "${mergeId}") { merge { id } }`, mergeId);
    },
  ],
  [
    'merge clients',
    ADMIN_ONLY,
    async (w) => clientChange('mergeClients', { ...(await twoClients(w)), keepVersion: 1, mergeVersion: 1 }),
  ],
  [
    'list sites',
    OFFICE_SEES,
    async (w) => {
      const { client, site } = await clientWithSite(w);
      return question(`sites(clientId: "${client.id}") { edges { node { id } } }`, site.id);
    },
  ],
  [
    'list the tags of clients',
    OFFICE_SEES,
    async ({ kit, people }) => {
      await givenClient(kit, people.ADMIN, { client: someClient({ tags: ['VIP'] }) });
      return question('clientValues(of: TAG, startingWith: "vip")', 'VIP');
    },
  ],
  [
    'look up the towns of a postal code',
    OFFICE_SEES,
    async (w) => {
      await clientWithSite(w);
      return question('townsOf(postalCode: "28013")', 'Madrid');
    },
  ],
  [
    'open a site',
    ['seen', 'seen', 'hidden'],
    async (w) => {
      const { id } = (await clientWithSite(w)).site;
      return question(`site(id: "${id}") { id }`, id);
    },
  ],
  [
    'add a site',
    OFFICE,
    async (w) =>
      clientChange('createSite', { clientId: (await clientWithSite(w)).client.id, site: someSite() }),
  ],
  [
    'edit a site',
    OFFICE,
    async (w) =>
      clientChange('updateSite', {
        id: (await clientWithSite(w)).site.id,
        version: 1,
        site: someSite({ name: 'Otra' }),
      }),
  ],
  ['archive a site', OFFICE, async (w) => clientChange('archiveSite', await secondSite(w))],
  ['take a site back', OFFICE, async (w) => clientChange('restoreSite', await archivedSite(w))],
];

export const equipmentRows: Row[] = [
  [
    'list machines',
    OFFICE_SEES,
    async (w) => {
      const { site, equipment } = await machine(w);
      return question(`equipmentList(siteId: "${site.id}") { edges { node { id } } }`, equipment.id);
    },
  ],
  [
    'open a machine',
    ['seen', 'seen', 'hidden'],
    async (w) => {
      const { id } = (await machine(w)).equipment;
      return question(`equipment(id: "${id}") { id }`, id);
    },
  ],
  [
    'add a machine',
    ['done', 'done', 'ValidationError'],
    async (w) =>
      clientChange('createEquipment', { equipment: someEquipment((await clientWithSite(w)).site.id) }),
  ],
  [
    'edit a machine',
    ['done', 'done', 'NotFoundError'],
    async (w) => {
      const { site, equipment } = await machine(w);
      const changed = someEquipment(site.id, { status: 'FAULTY' });
      return clientChange('updateEquipment', { id: equipment.id, version: 1, equipment: changed });
    },
  ],
];
