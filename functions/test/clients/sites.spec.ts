import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditedSite, rowToSite } from '../../src/clients/store/site-document.ts';
import {
  auditOf,
  givenClient,
  mutate,
  succeed,
  replayOf,
  someClient,
  someEquipment,
  someSite,
  stored,
  type SiteRow,
} from '../kits/client-kit.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { countReads } from '../kits/reads.ts';

let kit: Kit;
let agent: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  agent = await kit.given.agent();
});
afterAll(() => kit.stop());

const at = (street: string, postalCode = '28013', city = 'Madrid') =>
  someSite({ name: street, address: { street, postalCode, city } });

async function add(clientId: string, street: string): Promise<SiteRow> {
  return (await succeed(kit, agent, 'createSite', { clientId, site: at(street) })).site;
}

describe('the main site', () => {
  test("is the oldest active one; the client's count, address and search words follow without a new version", async () => {
    const { client, site: first } = await givenClient(kit, agent, {
      client: someClient(),
      site: at('Primera'),
    });
    const { id } = client;
    const second = await add(id, 'Segunda');
    const third = await add(id, 'Tercera');
    expect(await stored(kit, `clients/${id}`)).toMatchObject({
      siteCount: 3,
      mainSiteId: first.id,
      version: 1,
    });
    const away = await mutate(kit, agent, 'archiveSite', { id: first.id, version: 1 });
    expect(away.client).toMatchObject({ siteCount: 2, mainSite: { street: 'Segunda' }, version: 1 });
    const { search } = await stored(kit, `clients/${id}`);
    expect(search).toContain('segunda');
    expect(search).not.toContain('primera');
    await mutate(kit, agent, 'archiveSite', { id: third.id, version: 1 });
    const back = await mutate(kit, agent, 'restoreSite', { id: first.id, version: 2 });
    expect(back.client).toMatchObject({ siteCount: 2, mainSite: { street: 'Primera' } });
    const moved = await succeed(kit, agent, 'updateSite', {
      ...{ id: first.id, version: 3 },
      site: someSite({ address: { street: 'Nueva', postalCode: '41001', city: 'Sevilla' } }),
    });
    expect(moved.client.mainSite).toEqual({
      street: 'Nueva',
      postalCode: '41001',
      city: 'Sevilla',
      province: 'Sevilla',
    });
    expect(await stored(kit, `clients/${id}`)).toMatchObject({ mainCity: 'sevilla', version: 1 });
    const kept = await succeed(kit, agent, 'updateSite', { id: second.id, version: 1, site: at('Otra') });
    expect(kept.client.mainSite).toMatchObject({ street: 'Nueva' });
  });

  test('is the first site added to a client created without one', async () => {
    const { client } = await succeed(kit, agent, 'createClient', { client: someClient(), site: null });
    expect(client).toMatchObject({ siteCount: 0, mainSite: null });
    await add(client.id, 'Primera');
    expect(await stored(kit, `clients/${client.id}`)).toMatchObject({ siteCount: 1, mainCity: 'madrid' });
  });

  test('cannot be archived if it is the last active one, even when two are archived simultaneously', async () => {
    const { client, site } = await givenClient(kit, agent);
    const alone = await mutate(kit, agent, 'archiveSite', { id: site.id, version: 1 });
    expect(alone).toMatchObject({ __typename: 'TransitionError' });
    const second = await add(client.id, 'Segunda');
    const both = await Promise.all(
      [site, second].map(({ id }) => mutate(kit, agent, 'archiveSite', { id, version: 1 })),
    );
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['SiteSuccess', 'TransitionError']);
    expect((await stored(kit, `clients/${client.id}`))['siteCount']).toBe(1);
  });
});

describe('a site', () => {
  test('copies its new name to its equipment, audits only changed fields, and writes nothing if nothing changed', async () => {
    const { site } = await givenClient(kit, agent);
    const { id } = site;
    const { equipment } = await succeed(kit, agent, 'createEquipment', { equipment: someEquipment(id) });
    await mutate(kit, agent, 'updateSite', { id, version: 1, site: someSite({ name: 'Ático' }) });
    expect(await stored(kit, `equipment/${equipment.id}`)).toMatchObject({
      site: { id, name: 'Ático' },
      version: 1,
    });
    const same = await mutate(kit, agent, 'updateSite', {
      id,
      version: 2,
      site: someSite({ name: 'Ático' }),
    });
    expect(same.site).toMatchObject({ version: 2, equipmentCount: 1 });
    expect((await auditOf(kit, id)).map(({ after }) => after as unknown).at(-1)).toEqual({ name: 'Ático' });
    const document = rowToSite(await kit.firestore.doc(`sites/${id}`).get());
    expect(await replayOf(kit, id)).toEqual(auditedSite(document));
  });

  test('keeps fields that were not sent, as by an older app, and clears those sent as null', async () => {
    const known = {
      accessNotes: 'Llaves',
      contactName: 'Ana',
      contactPhone: '+34612345678',
      isDwelling: true,
    };
    const { site } = await givenClient(kit, agent, { client: someClient(), site: someSite(known) });
    const { id } = site;
    const read = async () => rowToSite(await kit.firestore.doc(`sites/${id}`).get());
    const before = auditedSite(await read());
    const { address } = someSite();
    const edit = (version: number, changes: object) =>
      mutate(kit, agent, 'updateSite', { id, version, site: { name: 'Ático', address, ...changes } });
    await edit(1, {});
    expect(auditedSite(await read())).toEqual({ ...before, name: 'Ático' });
    const nothing = { accessNotes: null, zoneId: null, contactName: null, contactPhone: null };
    await edit(2, { ...nothing, isDwelling: null });
    expect(await read()).toMatchObject({ ...nothing, isDwelling: true, zoneChosen: false, version: 3 });
  });

  test('is notFound for an unknown id', async () => {
    for (const id of ['nobody', '..', 'a/b']) {
      const answers = [
        await mutate(kit, agent, 'createSite', { clientId: id, site: someSite() }),
        await mutate(kit, agent, 'updateSite', { id, version: 1, site: someSite() }),
        await mutate(kit, agent, 'archiveSite', { id, version: 1 }),
      ];
      expect(answers.map(({ __typename }) => __typename)).toEqual(Array(3).fill('NotFoundError'));
      expect(
        await execute(kit, agent, gql(`query Sites($id: ID!) { site(id: $id) { id } }`), { id }),
      ).toEqual({
        site: null,
      });
    }
  });
});

test('sites are sorted by name, archived ones last, and a page costs its rows and two reads', async () => {
  const { client, site } = await givenClient(kit, agent, { client: someClient(), site: at('Bravo') });
  for (const street of ['Zulú', 'Álamo', 'Charlie']) await add(client.id, street);
  await mutate(kit, agent, 'archiveSite', { id: site.id, version: 1 });
  const query = gql(`query Sites2($id: ID!, $after: String) { sites(clientId: $id, first: 2, after: $after) {
    edges { node { name archived client { name } } } pageInfo { hasNextPage endCursor } } }`);
  const tally = countReads(kit.firestore);
  const { sites: first } = await execute(kit, agent, query, { id: client.id });
  expect(tally.reads).toBe(4);
  const after = first.pageInfo.endCursor;
  const { sites: second } = await execute(kit, agent, query, { id: client.id, after });
  const names = [...first.edges, ...second.edges].map(({ node }) => node.name);
  expect(names).toEqual(['Álamo', 'Charlie', 'Zulú', 'Bravo']);
  expect(second.pageInfo.hasNextPage).toBe(false);
});

test('sites of one client are found by name and address, whatever their accents', async () => {
  const { client } = await givenClient(kit, agent, { client: someClient(), site: at('Bravo') });
  const other = await givenClient(kit, agent, { client: someClient(), site: at('Álamo') });
  for (const street of ['Álamo', 'Álamo Bajo', 'Charlie']) await add(client.id, street);
  const query =
    gql(`query Sites3($id: ID!, $search: String) { sites(clientId: $id, first: 2, search: $search) {
    edges { node { name client { id } } } } }`);
  const found = async (search: string) =>
    (await execute(kit, agent, query, { id: client.id, search })).sites.edges.map(({ node }) => node.name);
  expect(await found('alam')).toEqual(['Álamo', 'Álamo Bajo']);
  expect(await found('bajo alamo')).toEqual(['Álamo Bajo']);
  expect(await found('zulú')).toEqual([]);
  expect(other.client.id).not.toBe(client.id);
  const tally = countReads(kit.firestore);
  await found('alam');
  expect(tally.reads).toBeLessThanOrEqual(4);
});
