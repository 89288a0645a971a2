import type { DocumentSnapshot, Timestamp } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { todayIn } from '@cuadrilla/domain/time/local-date.ts';
import { DEMO_PASSWORD, seedDemo } from '../../src/seed.ts';
import type { DueBucket } from '../gql/graphql.ts';
import {
  clearProject,
  execute,
  executeText,
  gql,
  type Kit,
  type Person,
  signIn,
  startKit,
} from '../kits/kit.ts';
import { authUsers, dump } from '../kits/technician-kit.ts';

let kit: Kit;
let admin: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  await seedDemo({ ...kit, now: new Date() });
  admin = await personBy('admin@demo.es');
}, 240_000);
afterAll(() => kit.stop());

async function personBy(email: string): Promise<Person> {
  return { uid: '', email, token: await signIn(email, DEMO_PASSWORD) };
}

const ask = (query: string) => executeText(kit, admin, query);
const documents = async (collection: string) => (await kit.firestore.collection(collection).get()).docs;

const timeOf = (doc: DocumentSnapshot, field: string) => (doc.get(field) as Timestamp).toMillis();

test('the three demo accounts sign in, and there are at least 8 technicians and 3 agents', async () => {
  const whoIs = async (email: string) =>
    execute(kit, await personBy(email), gql(`query SeedMe { me { email role } }`));
  expect(await whoIs('admin@demo.es')).toEqual({ me: { email: 'admin@demo.es', role: 'ADMIN' } });
  expect(await whoIs('agente@demo.es')).toEqual({ me: { email: 'agente@demo.es', role: 'AGENT' } });
  expect(await whoIs('tecnico@demo.es')).toEqual({ me: { email: 'tecnico@demo.es', role: 'TECHNICIAN' } });
  const roles = (await documents('users')).map((doc) => String(doc.get('rol')));
  expect(roles.filter((rol) => rol === 'technician').length).toBeGreaterThanOrEqual(8);
  expect(roles.filter((rol) => rol === 'agent').length).toBeGreaterThanOrEqual(3);
});

describe('the demo lists', () => {
  test('have the expected total counts', async () => {
    const kinds = ['PERSON', 'COMPANY', 'COMMUNITY', 'PUBLIC_BODY'];
    const filtered = kinds.map(
      (kind) => `${kind}: clients(first: 1, filter: { kind: ${kind} }) { totalCount }`,
    );
    const data = (await ask(`{
      clients(first: 1) { totalCount } ${filtered.join(' ')}
      technicians(first: 1) { totalCount } agents(first: 1) { totalCount }
    }`)) as Record<string, { totalCount: number | null }>;
    expect(Object.values(data).map(({ totalCount }) => totalCount)).toEqual([120, 71, 28, 17, 4, 8, 4]);
  });

  test('have prospects in every status and every due bucket', async () => {
    const { prospectTotals } = await execute(
      kit,
      admin,
      gql(`query SeedTotals { prospectTotals { status count valueCents } }`),
    );
    expect(Object.fromEntries(prospectTotals.map(({ status, count }) => [status, count]))).toEqual({
      ...{ NEW: 12, CONTACTED: 11, QUALIFIED: 8, QUOTED: 7, CONVERTED: 9, LOST: 8, DISCARDED: 5 },
    });
    for (const { valueCents } of prospectTotals) expect(valueCents).toBeGreaterThan(0);
    const isSunday = new Date(todayIn('Europe/Madrid', new Date())).getUTCDay() === 0;
    const query = gql(`query SeedDue($due: DueBucket!) {
      prospects(first: 1, filter: { due: $due }) { edges { node { due } } }
    }`);
    const week: DueBucket[] = isSunday ? [] : ['THIS_WEEK'];
    for (const due of ['OVERDUE', 'TODAY', ...week, 'LATER', 'NONE'] as const) {
      const { prospects } = await execute(kit, admin, query, { due });
      expect(prospects.edges).toEqual([{ node: { due } }]);
    }
  });

  test.each([
    ['clients', 'NAME', 'name: legalName', 120],
    ['clients', 'NEWEST', 'name: createdAt', 120],
    ['prospects', 'NAME', 'name: code', 60],
    ['prospects', 'VALUE', 'name: code', 60],
    ['prospects', 'NEXT_ACTION', 'name: code', 60],
  ])('for %s by %s contain each record once', async (list, sort, name, count) => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const at: string = after === null ? '' : `, after: "${after}"`;
      type Page = {
        list: { edges: { node: { id: string } }[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
      };
      const page = (await ask(
        `{ list: ${list}(first: 50, sort: ${sort}${at}) { edges { node { id ${name} } } pageInfo { endCursor hasNextPage } } }`,
      )) as Page;
      seen.push(...page.list.edges.map(({ node }) => node.id));
      after = page.list.pageInfo.hasNextPage ? page.list.pageInfo.endCursor : null;
    } while (after !== null);
    // Discarded prospects are only listed on request.
    expect(seen.length).toBe(list === 'prospects' ? seen.length : count);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(count - 5);
  });

  test.each([
    ['ñandu', 'Panadería Ñandú, S. L.'],
    ['calle de ibiza', 'C. P. Calle de Ibiza 21'],
    ['idrissi', 'Mohamed El Idrissi'],
    ['fernandez-villaverde', 'María del Rosario Fernández-Villaverde y Ponce de León'],
  ])('find a client by %j', async (words, name) => {
    const query = gql(`query SeedSearch($words: String!) {
      clients(search: $words) { edges { node { name: legalName } } }
    }`);
    const { clients } = await execute(kit, admin, query, { words });
    expect(clients.edges.map(({ node }) => node.name)).toContain(name);
  });

  test('find prospects and equipment', async () => {
    const query = gql(`query SeedHits {
      search(q: "vaillant") { entity } prospects(search: "lorenzo cano") { edges { node { need } } }
    }`);
    const data = await execute(kit, admin, query);
    expect(data.search.map(({ entity }) => entity)).toContain('EQUIPMENT');
    expect(data.prospects.edges).toEqual([{ node: { need: 'Instalar aire por conductos' } }]);
  });
});

describe('the demo documents', () => {
  test('have correct counts, main sites and copied names', async () => {
    const [clients, sites, equipment] = await Promise.all(['clients', 'sites', 'equipment'].map(documents));
    for (const client of clients ?? []) {
      const own = (sites ?? []).filter((site) => site.get('client.id') === client.id);
      const machines = (equipment ?? []).filter((machine) => machine.get('client.id') === client.id);
      const inUse = machines.filter((machine) => machine.get('status') !== 'RETIRED');
      expect(client.get('siteCount')).toBe(own.length);
      expect(client.get('equipmentCount')).toBe(inUse.length);
      const oldest = own.toSorted((a, b) => timeOf(a, 'createdAt') - timeOf(b, 'createdAt'));
      expect(client.get('mainSiteId')).toBe(oldest[0]?.id);
      expect(client.get('mainSite')).toEqual(oldest[0]?.get('address'));
      const ref = { id: client.id, code: String(client.get('code')), name: String(client.get('legalName')) };
      for (const doc of [...own, ...machines]) expect(doc.get('client')).toEqual(ref);
    }
  });

  test('have gapless codes in order of creation, and counters to continue them', async () => {
    for (const [collection, prefix] of [
      ['clients', 'C'],
      ['prospects', 'P'],
    ] as const) {
      const docs = (await documents(collection)).toSorted(
        (a, b) => timeOf(a, 'createdAt') - timeOf(b, 'createdAt'),
      );
      const last: Record<string, number> = {};
      for (const doc of docs) {
        const year = todayIn('Europe/Madrid', new Date(timeOf(doc, 'createdAt'))).slice(0, 4);
        last[year] = (last[year] ?? 0) + 1;
        expect(doc.get('code')).toBe(`${prefix}-${year}-${String(last[year]).padStart(4, '0')}`);
      }
      for (const [year, count] of Object.entries(last)) {
        const counter = await kit.firestore.doc(`counters/${collection.slice(0, -1)}_${year}`).get();
        expect(counter.get('last')).toBe(count);
      }
    }
  });

  test('equal the replay of their audit entries', async () => {
    const log = (await documents('audit')).toSorted((a, b) => timeOf(a, 'at') - timeOf(b, 'at'));
    const byRecord = Map.groupBy(
      log,
      (entry) => `${String(entry.get('entity'))}_${String(entry.get('entityId'))}`,
    );
    for (const [entity, collection] of [
      ['CLIENT', 'clients'],
      ['PROSPECT', 'prospects'],
      ['EQUIPMENT', 'equipment'],
    ] as const) {
      for (const doc of await documents(collection)) {
        const entries = byRecord.get(`${entity}_${doc.id}`) ?? [];
        const changes = entries.filter((entry) => entry.get('after') !== null);
        const logged = Object.assign({}, ...changes.map((entry) => entry.get('after') as object)) as object;
        expect(doc.data()).toMatchObject(logged);
        expect(doc.get('version')).toBe(changes.length);
        expect(doc.get('updatedAt')).toEqual(changes.at(-1)?.get('at'));
      }
    }
  });
});

describe('the demo people', () => {
  test('see their own data', async () => {
    const agent = await personBy('agente@demo.es');
    const { team } = await execute(kit, agent, gql(`query SeedTeam { team(roles: [AGENT]) { id } }`));
    expect(team).toHaveLength(3);
    const technician = await personBy('tecnico@demo.es');
    const data = await execute(
      kit,
      technician,
      gql(`query SeedOwn { me { color } absences { edges { node { status } } } }`),
    );
    expect(data).toEqual({ me: { color: 'blue' }, absences: { edges: [{ node: { status: 'APPROVED' } }] } });
  });

  test('own clients and prospects', async () => {
    const owners = [...(await documents('clients')), ...(await documents('prospects'))].map(
      (doc) => doc.get('owner.name') as string | undefined,
    );
    expect(new Set(owners)).toEqual(
      new Set(['Diego Salas', 'Carmen Prados Núñez', 'Hugo Ibarra Coll', undefined]),
    );
  });
});

describe('seeding again', () => {
  test('changes nothing, even on another day', async () => {
    const before = [await dump(kit), await authUsers(kit)];
    await seedDemo({ ...kit, now: new Date(Date.now() + 40 * 86_400_000) });
    expect([await dump(kit), await authUsers(kit)]).toEqual(before);
  });

  test('keeps changed records and restores missing ones', async () => {
    const [[client], [prospect]] = await Promise.all([documents('clients'), documents('prospects')]);
    if (!client || !prospect) throw new Error('There is nothing to change');
    await client.ref.update({ notes: 'Cambiado a mano', version: 9 });
    await kit.firestore.doc('settings/company').update({ name: 'La mía', version: 2 });
    await prospect.ref.delete();
    await seedDemo({ ...kit, now: new Date() });
    expect((await client.ref.get()).data()).toMatchObject({ notes: 'Cambiado a mano', version: 9 });
    expect((await kit.firestore.doc('settings/company').get()).get('name')).toBe('La mía');
    expect((await prospect.ref.get()).get('need')).toBe(prospect.get('need'));
    const codes = (await documents('prospects')).map((doc) => String(doc.get('code')));
    expect(new Set(codes).size).toBe(60);
  });
});
