import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  auditedEquipment,
  equipmentToDocument,
  rowToEquipment,
} from '../../src/clients/store/equipment-document.ts';
import type { EquipmentPagesQueryVariables } from '../gql/graphql.ts';
import {
  auditOf,
  givenClient,
  mutate,
  succeed,
  replayOf,
  someEquipment,
  someSite,
  stored,
} from '../kits/client-kit.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';

let kit: Kit;
let agent: Person;
let tally: Tally;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  agent = await kit.given.agent();
  tally = countReads(kit.firestore);
});
afterAll(() => kit.stop());

const add = (siteId: string, changes: Parameters<typeof someEquipment>[1] = {}) =>
  succeed(kit, agent, 'createEquipment', { equipment: someEquipment(siteId, changes) });

const numberOf = async (path: string) => (await stored(kit, path))['equipmentCount'];

describe('equipment', () => {
  test('is created at an active site once per key, with counts and timeline entries', async () => {
    const { client, site } = await givenClient(kit, agent);
    const input = { equipment: someEquipment(site.id, { serialNumber: 'SN-1', installedOn: '2024-02-29' }) };
    const key = randomUUID();
    const first = await succeed(kit, agent, 'createEquipment', input, key);
    expect(await mutate(kit, agent, 'createEquipment', input, key)).toEqual(first);
    expect(first.equipment).toMatchObject({
      client: { id: client.id, name: client.legalName },
      site: { id: site.id, name: 'Casa' },
      ...{ kind: 'BOILER', status: 'OPERATIONAL', installedOn: '2024-02-29', version: 1 },
    });
    expect(await numberOf(`clients/${client.id}`)).toBe(1);
    expect(await numberOf(`sites/${site.id}`)).toBe(1);
    const [entry] = await auditOf(kit, first.equipment.id);
    expect(entry).toMatchObject({
      subject: 'Caldera Vaillant ecoTEC plus',
      on: [`EQUIPMENT_${first.equipment.id}`, `SITE_${site.id}`, `CLIENT_${client.id}`],
    });
    expect((await stored(kit, `equipment/${first.equipment.id}`))['search']).toEqual(
      expect.arrayContaining(['caldera', 'vaillant', 'ecotec', 'sn1']),
    );
  });

  test('is counted at its site unless it is retired', async () => {
    const { client, site } = await givenClient(kit, agent);
    const other = (await succeed(kit, agent, 'createSite', { clientId: client.id, site: someSite() })).site;
    const { equipment } = await add(site.id);
    await add(site.id, { status: 'RETIRED' });
    const { id } = equipment;
    const edit = async (version: number, siteId: string, status: 'FAULTY' | 'RETIRED') => {
      const input = { id, version, equipment: someEquipment(siteId, { status }) };
      expect((await mutate(kit, agent, 'updateEquipment', input)).equipment).toMatchObject({ status });
      return Promise.all([`clients/${client.id}`, `sites/${site.id}`, `sites/${other.id}`].map(numberOf));
    };
    expect(await edit(1, site.id, 'FAULTY')).toEqual([1, 1, 0]);
    expect(await edit(2, other.id, 'FAULTY')).toEqual([1, 0, 1]);
    expect(await edit(3, other.id, 'RETIRED')).toEqual([0, 0, 0]);
    expect(await edit(4, site.id, 'FAULTY')).toEqual([1, 1, 0]);
    expect(await stored(kit, `clients/${client.id}`)).toMatchObject({ version: 1 });
    const document = rowToEquipment(await kit.firestore.doc(`equipment/${id}`).get());
    expect(await replayOf(kit, id)).toEqual(auditedEquipment(document));
  });

  test('keeps fields that were not sent, as by an older app, and clears those sent as null', async () => {
    const { site } = await givenClient(kit, agent);
    const known = {
      installedOn: '2024-02-29',
      warrantyUntil: '2027-02-28',
      status: 'FAULTY',
      notes: 'Ruido',
    } as const;
    const { id } = (await add(site.id, { ...known, serialNumber: 'SN-2' })).equipment;
    const ref = kit.firestore.doc(`equipment/${id}`);
    const before = auditedEquipment(rowToEquipment(await ref.get()));
    const edit = (version: number, changes: object) =>
      mutate(kit, agent, 'updateEquipment', {
        ...{ id, version, equipment: { siteId: site.id, kind: 'BOILER', ...changes } },
      });
    await edit(1, { brand: 'Baxi' });
    expect(auditedEquipment(rowToEquipment(await ref.get()))).toEqual({ ...before, brand: 'Baxi' });
    const nothing = { brand: null, model: null, serialNumber: null, installedOn: null, warrantyUntil: null };
    await edit(2, { ...nothing, status: null, notes: null });
    expect(rowToEquipment(await ref.get())).toMatchObject({ ...nothing, status: 'FAULTY', notes: null });
    expect(await edit(3, { warrantyUntil: '2023-01-01' })).toMatchObject({ __typename: 'EquipmentSuccess' });
    expect(await edit(4, { installedOn: '2024-01-01' })).toMatchObject({
      fields: [{ path: 'equipment.warrantyUntil' }],
    });
  });

  test('is notFound for an unknown id', async () => {
    const { site } = await givenClient(kit, agent);
    for (const nobody of ['nobody', '.', 'a/b']) {
      const input = { id: nobody, version: 1, equipment: someEquipment(site.id) };
      expect((await mutate(kit, agent, 'updateEquipment', input)).__typename).toBe('NotFoundError');
    }
  });

  test('is listed by site or client, retired ones last', async () => {
    const { client, site } = await givenClient(kit, agent);
    await add(site.id, { brand: 'A', status: 'RETIRED' });
    await add(site.id, { brand: 'Z' });
    await add(site.id, { kind: 'APPLIANCE', brand: 'M' });
    const query = gql(`query BrandsOf($clientId: ID, $siteId: ID) {
      equipmentList(clientId: $clientId, siteId: $siteId) { edges { node { brand } } }
    }`);
    for (const of of [{ clientId: client.id }, { siteId: site.id }]) {
      const { equipmentList } = await execute(kit, agent, query, of);
      expect(equipmentList.edges.map(({ node }) => node.brand)).toEqual(['Z', 'M', 'A']);
    }
    const { errors } = await kit.send({ query: '{ equipmentList { edges { cursor } } }' }, agent);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
  });
});

async function givenMachines(count: number) {
  const { client, site } = await givenClient(kit, agent);
  const { id } = (await add(site.id)).equipment;
  const ref = kit.firestore.doc(`equipment/${id}`);
  const like = rowToEquipment(await ref.get());
  const meta = { createdAt: new Date(), updatedAt: new Date(), version: 1 };
  const writer = kit.firestore.bulkWriter({ throttling: false });
  for (let index = 1; index < count; index += 1) {
    const document = equipmentToDocument({ ...like, model: `eco ${Math.floor(index / 7)}` });
    void writer.create(ref.parent.doc(), { ...document, ...meta });
  }
  await writer.close();
  return { clientId: client.id, siteId: site.id };
}

type Page = {
  edges: { node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

describe.each([30, 300])('a list of %i pieces of equipment', (count) => {
  const PAGE = 25;
  let place: { clientId: string; siteId: string };
  beforeAll(async () => {
    place = await givenMachines(count);
  });

  test.each([
    ['of a client', ({ clientId }) => ({ clientId })],
    ['of a site', ({ siteId }) => ({ siteId })],
    ['of both', (of) => of],
  ] satisfies [string, (of: typeof place) => Partial<typeof place>][])(
    '%s: every page costs its rows and two reads, and none is left out',
    async (_name, filterOf) => {
      const query = gql(`query EquipmentPages($first: PageSize!, $after: String, $clientId: ID, $siteId: ID) {
        equipmentList(first: $first, after: $after, clientId: $clientId, siteId: $siteId) {
          edges { node { id } } pageInfo { hasNextPage endCursor } } }`);
      const seen: string[] = [];
      for (let after: string | null = null; ;) {
        tally.reads = 0;
        const variables: EquipmentPagesQueryVariables = { first: PAGE, after, ...filterOf(place) };
        const { equipmentList }: { equipmentList: Page } = await execute(kit, agent, query, variables);
        const { edges, pageInfo } = equipmentList;
        expect(edges).toHaveLength(Math.min(PAGE, count - seen.length));
        expect(tally.reads).toBeLessThanOrEqual(edges.length + 2);
        seen.push(...edges.map(({ node }) => node.id));
        after = pageInfo.endCursor;
        if (!pageInfo.hasNextPage) break;
      }
      expect(new Set(seen).size).toBe(count);
    },
  );
});
