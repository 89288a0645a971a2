import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addClients,
  clearCollection,
  givenClient,
  succeed,
  someClient,
  someEquipment,
  someNif,
  someSite,
} from '../kits/client-kit.ts';
import { clearProject, execute, executeText, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { persistedOperations } from '../../src/graphql/persisted-operations.generated.ts';
import { putCopies } from '../kits/copies/put-copies.ts';
import { indexProblems, readIndexes } from '../budgets/index-problems.ts';
import { putProspect, putProspects } from '../kits/prospect-kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';
import { placeOf, putWork } from '../kits/work-kit.ts';

const QUERY = gql(`query Search($q: String!) { search(q: $q) { entity id clientId title detail } }`);

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

const search = async (q: string) => (await execute(kit, agent, QUERY, { q })).search;
const titles = async (q: string) => (await search(q)).map(({ title }) => title);

describe('search', () => {
  test('finds a client and a site by the people to ask for, and says whom it found', async () => {
    const people = [
      { name: 'Beatriz Quiñones', phone: '699 11 22 33', main: true },
      { name: 'Otro Cualquiera', main: false },
    ];
    const { client, site } = await givenClient(kit, agent, {
      client: someClient({ legalName: 'Gestoría Norte', contacts: people }),
      site: {
        ...someSite({ name: 'Oficina' }),
        contactName: 'Conserje Quiñones',
        contactPhone: '699 44 55 66',
      },
    });
    const found = (await search('quinones')).map(({ id, detail }) => [id, detail.split(' · ').at(-1)]);
    expect(found).toEqual([
      [client.id, 'Beatriz Quiñones'],
      [site.id, 'Conserje Quiñones'],
    ]);
    expect(await titles('699 112')).toEqual(['Gestoría Norte']);
    expect(await titles('699 445566')).toEqual(['Oficina']);
  });

  test('finds records of each kind by the words people know them by', async () => {
    const nif = someNif();
    const { client, site } = await givenClient(kit, agent, {
      client: someClient({ legalName: 'C. P. Calle de Ibiza 21', nif }),
      site: someSite({
        name: 'Portal',
        address: { street: 'Calle de Ibiza', number: '21', postalCode: '28009', city: 'Madrid' },
      }),
    });
    const boiler = someEquipment(site.id, { serialNumber: '21-4471-X', model: 'ecoTEC' });
    const { equipment } = await succeed(kit, agent, 'createEquipment', { equipment: boiler });
    const at = placeOf({ client, site });
    const work = { title: 'Sin agua caliente en Ibiza', code: 'S-2026-0310' };
    const { service } = await putWork(kit, [agent], { place: at, service: work });
    const prospect = await putProspect(kit, { name: 'Ibiza', lastName: 'Ruiz', status: 'CONTACTED' });
    const whose = 'C. P. Calle de Ibiza 21';
    expect(await search('ibíz')).toEqual([
      {
        ...{ entity: 'PROSPECT', id: prospect.id, clientId: null, title: 'Ibiza Ruiz' },
        detail: `${prospect.code} · Contactado`,
      },
      { entity: 'CLIENT', id: client.id, clientId: null, title: whose, detail: `${client.code} · ${nif}` },
      {
        ...{ entity: 'SITE', id: site.id, clientId: client.id, title: 'Portal' },
        detail: `Calle de Ibiza 21, Madrid · ${whose}`,
      },
      {
        ...{ entity: 'SERVICE', id: service.id, clientId: client.id, title: 'Sin agua caliente en Ibiza' },
        detail: `S-2026-0310 · Programado · ${whose}`,
      },
    ]);
    const machine = {
      ...{ entity: 'EQUIPMENT', id: equipment.id, clientId: client.id, title: 'Caldera Vaillant ecoTEC' },
      detail: `N.º de serie 21-4471-X · ${whose}`,
    };
    expect(await search('21-4471')).toEqual([machine]);
    expect(await search('vaillant ecot')).toEqual([machine]);
    expect(await titles('portal ibiza 21')).toEqual(['Portal', 'Sin agua caliente en Ibiza']);
    for (const q of ['S-2026-0310', 'agua ibiza'])
      expect(await titles(q)).toEqual(['Sin agua caliente en Ibiza']);
    for (const q of [client.code, nif.toLowerCase()]) expect(await titles(q)).toEqual([whose]);
  });

  test('returns phone, address and open services of a client or prospect', async () => {
    const address = { street: 'Calle de Alcalá', number: '7', postalCode: '28014', city: 'Madrid' };
    const { client, site } = await givenClient(kit, agent, {
      client: someClient({ legalName: 'Reachable, S. L.', phones: ['+34 612 345 678'] }),
      site: someSite({ address }),
    });
    const place = placeOf({ client, site });
    await putWork(kit, [agent], { place });
    await putWork(kit, [agent], { place, service: { status: 'CLOSED', explicit: 'CLOSED', open: false } });
    await putProspect(kit, { name: 'Reachable', lastName: 'Ruiz', phone: '+34612345679' });
    const query = gql(`query Search2($q: String!) { search(q: $q) { entity phone address openServices } }`);
    const { search: hits } = await execute(kit, agent, query, {
      q: 'reachable',
    });
    expect(hits).toEqual(
      expect.arrayContaining([
        { entity: 'CLIENT', phone: '+34612345678', address: 'Calle de Alcalá 7, Madrid', openServices: 1 },
        expect.objectContaining({ entity: 'PROSPECT', phone: '+34612345679', openServices: null }),
      ]),
    );
  });

  test('leaves out archived clients and discarded prospects', async () => {
    await putProspect(kit, { name: 'Zarzuela', status: 'DISCARDED' });
    await putProspect(kit, { name: 'Zarzuela', lastName: 'Perdida', status: 'LOST' });
    await addClients(kit, 1, () => ({ legalName: 'Zarzuela, S. A.', archived: true }));
    expect(await titles('zarzuela')).toEqual(['Zarzuela Perdida']);
  });

  test('returns at most five of each kind, the last changed first', async () => {
    await addClients(kit, 9, (index) => ({ legalName: `Quevedo ${index}` }));
    const last = [8, 7, 6, 5, 4].map((index) => `Quevedo ${index}`);
    expect(await titles('quevedo')).toEqual(last);
  });

  test.each(['', '   ', '¿?', '—', '\u0000'])('for %j finds nothing and reads only the viewer', async (q) => {
    tally.reads = 0;
    expect(await search(q)).toEqual([]);
    expect(tally.reads).toBe(1);
  });
});

describe('reads', () => {
  const KINDS = 5;
  const GATE = 30;
  const [PALETTE] = persistedOperations.filter(
    ({ name, retiredOn }) => name === 'Palette' && retiredOn === undefined,
  );

  async function readsOf(q: string) {
    tally.reads = 0;
    await executeText(kit, agent, PALETTE?.text ?? '', { q });
    return tally.reads;
  }

  test.each([10, 100, 1_000])(
    'do not grow with the collections, and no match is missed: %i of each',
    async (count) => {
      await Promise.all(
        ['prospects', 'clients', 'sites', 'equipment', 'services'].map((name) => clearCollection(kit, name)),
      );
      const { client, site } = await givenClient(kit, agent, {
        client: someClient({ legalName: 'Lope Oeste' }),
        site: someSite({ name: 'Lope' }),
      });
      const machine = { equipment: someEquipment(site.id, { model: 'Lope' }) };
      const { equipment } = await succeed(kit, agent, 'createEquipment', machine);
      const { service } = await putWork(kit, [agent], {
        place: placeOf({ client, site }),
        service: { title: 'Lope' },
      });
      const paths = [`sites/${site.id}`, `equipment/${equipment.id}`, `services/${service.id}`];
      await Promise.all(
        paths.map((path) =>
          putCopies(kit, path, count, () => (path.startsWith('services') ? { open: false } : {})),
        ),
      );
      const name = (index: number) =>
        index === 0 ? 'Lope Zúñiga Oeste' : index % 2 === 0 ? 'Lope Vega' : 'Lope Oeste';
      await putProspects(kit, count, (index) => ({ name: name(index), lastName: '' }));
      await addClients(kit, count, (index) => ({ legalName: name(index) }));
      expect(await search('lope')).toHaveLength(5 * KINDS - 1);
      expect(await readsOf('lope')).toBeLessThanOrEqual(GATE);
      expect(await titles('lope zuñiga')).toEqual(['Lope Zúñiga Oeste', 'Lope Zúñiga Oeste']);
      expect(await titles('oeste zuñiga')).toEqual(['Lope Zúñiga Oeste', 'Lope Zúñiga Oeste']);
      for (const q of ['lope oeste', 'lope zuñiga', 'lope vega', 'vega zuñiga']) {
        expect(await readsOf(q)).toBeLessThanOrEqual(GATE);
      }
    },
    240_000,
  );

  test('are served by the declared indexes', () => {
    expect(tally.shapes.size).toBeGreaterThanOrEqual(KINDS);
    expect(indexProblems(tally, readIndexes()).missing).toEqual([]);
  });
});
