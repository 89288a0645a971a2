import { FieldValue } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../gql/graphql.ts';
import { clearProject, execute, executeText, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';
import { addMember, addMembers } from '../kits/staff-kit.ts';

const ARGUMENTS = 'first: $first, after: $after, search: $search, status: $status, sort: $sort';
const VARIABLES =
  '$first: PageSize!, $after: String, $search: String, $status: UserStatus, $sort: StaffSort!';
const REST = 'pageInfo { hasNextPage endCursor } totalCount';
const QUERIES = {
  technicians: `query (${VARIABLES}) { list: technicians(${ARGUMENTS}) {
    edges { cursor node { id name lastName status color } } ${REST} } }`,
  agents: `query (${VARIABLES}, $role: Role) { list: agents(${ARGUMENTS}, role: $role) {
    edges { cursor node { id name lastName status role } } ${REST} } }`,
} as const;
type List = keyof typeof QUERIES;
const LISTS: readonly List[] = ['technicians', 'agents'];
const roleOf = (list: List) => (list === 'technicians' ? 'TECHNICIAN' : 'AGENT');

type Row = { id: string; name: string; lastName: string; status: string; role?: string };
type Page = {
  edges: { cursor: string; node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number | null;
};

let kit: Kit;
let admin: Person;
let tally: Tally;
beforeAll(() => {
  kit = startKit();
  tally = countReads(kit.firestore);
});
afterAll(() => kit.stop());
beforeEach(async () => {
  await clearProject(kit);
  admin = await kit.given.admin();
  // The viewer's document lacks the list's field, so that no list contains it.
  await kit.firestore.doc(`users/${admin.uid}`).update({ office: FieldValue.delete() });
});

async function page(list: List, variables: Record<string, unknown> = {}): Promise<Page> {
  const asked = { first: 100, sort: 'NAME', ...variables };
  return ((await executeText(kit, admin, QUERIES[list], asked)) as { list: Page }).list;
}
const namesOf = ({ edges }: Page) => edges.map(({ node }) => node.name);
async function readsOf(work: () => Promise<unknown>): Promise<number> {
  tally.reads = 0;
  await work();
  return tally.reads;
}

describe.each(LISTS)('%s', (list) => {
  const role = roleOf(list);

  test('are searched by the beginnings of words in name, e-mail and phone, ignoring accents and case', async () => {
    const person = { name: 'Íñigo', lastName: 'Muñoz Gil', email: 'igil@obra.es', phone: '+34612345678' };
    await addMembers(kit, [
      { role, ...person },
      { role, name: 'Eva', lastName: 'Mora', phone: '+34911111111' },
    ]);
    const finding = async (search: string) => namesOf(await page(list, { search }));
    for (const search of ['inig', 'MUÑ', 'gil', 'igil', 'obra', '612 34 56', '+34 612', 'muñoz íñigo']) {
      expect([search, await finding(search)]).toEqual([search, ['Íñigo']]);
    }
    expect(await finding('inigo mora')).toEqual([]);
    expect(await finding('m')).toEqual(['Eva', 'Íñigo']);
    expect((await page(list, { search: 'm' })).totalCount).toBeNull();
  });

  test('are filtered by status in both orders, also while searching', async () => {
    await addMembers(kit, [
      { role, name: 'Ana', status: 'ACTIVE' },
      { role, name: 'Eva', status: 'SUSPENDED' },
    ]);
    for (const sort of ['NAME', 'NEWEST']) {
      for (const search of [null, 'ruiz']) {
        const given = { sort, search };
        expect(namesOf(await page(list, { ...given, status: 'SUSPENDED' }))).toEqual(['Eva']);
        expect(namesOf(await page(list, { ...given, status: 'ACTIVE' }))).toEqual(['Ana']);
      }
    }
  });

  test('can be sorted newest first', async () => {
    const { firestore } = kit;
    for (const [index, name] of ['Uno', 'Dos', 'Tres'].entries()) {
      const uid = await addMember(kit, role, { name });
      await firestore.doc(`users/${uid}`).update({ timeStamp: new Date(1_700_000_000_000 + index) });
    }
    expect(namesOf(await page(list, { sort: 'NEWEST' }))).toEqual(['Tres', 'Dos', 'Uno']);
  });

  test.each(['NAME', 'NEWEST'])('have no gaps or repeats between pages by %s', async (sort) => {
    await addMembers(
      kit,
      Array.from({ length: 11 }, (_, index) => ({ role, name: index % 2 ? 'Ana' : `N${index}` })),
    );
    const whole = (await page(list, { sort })).edges.map(({ node }) => node.id);
    expect(whole).toHaveLength(11);
    for (const search of [null, 'ruiz']) {
      const ids: string[] = [];
      let after: string | null = null;
      do {
        const { edges, pageInfo }: Page = await page(list, { sort, search, first: 4, after });
        ids.push(...edges.map(({ node }) => node.id));
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      } while (after !== null);
      expect(ids).toEqual(whole);
    }
  });

  test('refuse the cursor of another list or order', async () => {
    await addMembers(kit, [{ role }, { role }]);
    const { pageInfo } = await page(list, { first: 1 });
    const other = LISTS.find((name) => name !== list) ?? list;
    const codes = async (query: string, sort: string) => {
      const { errors } = await kit.send(
        { query, variables: { first: 1, after: pageInfo.endCursor, sort } },
        admin,
      );
      return errors?.map(({ extensions }) => extensions.code);
    };
    expect(await codes(QUERIES[list], 'NEWEST')).toEqual(['BAD_USER_INPUT']);
    expect(await codes(QUERIES[other], 'NAME')).toEqual(['BAD_USER_INPUT']);
    expect(await codes(QUERIES[list], 'NAME')).toBeUndefined();
  });

  test.each([10, 100, 1_000])('cost the same reads whatever their number: %i', async (count) => {
    await addMembers(
      kit,
      Array.from({ length: count }, (_, index) => ({ role, lastName: `R${index}`, name: 'Ana' })),
    );
    const first = 5;
    expect(await readsOf(() => page(list, { first }))).toBe(first + 2);
    expect(await readsOf(() => page(list, { first, search: 'ana' }))).toBe(first + 2);
    expect(await readsOf(() => page(list, { first, search: 'ana r1' }))).toBeLessThanOrEqual(4 * (first + 2));
    expect(await readsOf(() => page(list, { first, search: 'nadie' }))).toBe(2);
  });
});

describe('agents', () => {
  test('include agents and administrators, or one of both roles, but never technicians', async () => {
    await addMembers(kit, [
      { role: 'ADMIN', name: 'Jefa' },
      { role: 'AGENT', name: 'Agente' },
      { role: 'TECHNICIAN', name: 'Técnica' },
    ]);
    expect(namesOf(await page('agents')).sort()).toEqual(['Agente', 'Jefa']);
    expect(namesOf(await page('agents', { role: 'AGENT' }))).toEqual(['Agente']);
    expect(namesOf(await page('agents', { role: 'ADMIN', search: 'jef' }))).toEqual(['Jefa']);
    expect(namesOf(await page('technicians'))).toEqual(['Técnica']);
    const asked = { query: QUERIES.agents, variables: { first: 1, sort: 'NAME', role: 'TECHNICIAN' } };
    const { errors } = await kit.send(asked, admin);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
  });

  test('leave out a user with an unknown role', async () => {
    await addMember(kit, 'AGENT', { name: 'Agente' });
    const uid = await addMember(kit, 'AGENT', { name: 'Ajena' });
    await kit.firestore.doc(`users/${uid}`).update({ rol: 'superadmin' });
    expect(namesOf(await page('agents'))).toEqual(['Agente']);
  });

  test("are read by id; a technician's id gives null, and vice versa", async () => {
    const agent = await addMember(kit, 'AGENT');
    const technician = await addMember(kit, 'TECHNICIAN', { color: 'teal' });
    const query = gql(
      `query StaffListsAgent($id: ID!) { agent(id: $id) { id role } technician(id: $id) { id color } }`,
    );
    expect(await execute(kit, admin, query, { id: agent })).toEqual({
      agent: { id: agent, role: 'AGENT' },
      technician: null,
    });
    expect(await execute(kit, admin, query, { id: technician })).toEqual({
      agent: null,
      technician: { id: technician, color: 'teal' },
    });
    expect(await readsOf(() => execute(kit, admin, query, { id: agent }))).toBe(2);
  });
});

describe('the team', () => {
  const TEAM = gql(
    `query StaffListsTeam($roles: [Role!]) { team(roles: $roles) { name role color zoneIds } }`,
  );

  test('has the active members of the requested roles by name, with colour and zones only for technicians', async () => {
    await kit.firestore.doc(`users/${admin.uid}`).delete();
    const agent = await kit.given.agent();
    await addMembers(kit, [
      { role: 'TECHNICIAN', name: 'Zoe', lastName: 'Abad', color: 'red', zoneIds: ['norte'] },
      { role: 'TECHNICIAN', name: 'Eva', status: 'SUSPENDED' },
      { role: 'ADMIN', name: 'Jefa', lastName: 'Zas', zoneIds: ['x'] },
    ]);
    const team = async (roles?: Role[]) => (await execute(kit, agent, TEAM, { roles })).team;
    const zoe = { name: 'Zoe', role: 'TECHNICIAN', color: 'red', zoneIds: ['norte'] };
    const jefa = { name: 'Jefa', role: 'ADMIN', color: null, zoneIds: [] };
    const me = { name: 'Nombre', role: 'AGENT', color: null, zoneIds: [] };
    expect(await team()).toEqual([zoe, me, jefa]);
    expect(await team(['ADMIN', 'AGENT'])).toEqual([me, jefa]);
    expect(await team(['TECHNICIAN', 'TECHNICIAN'])).toEqual([zoe]);
    expect(await team([])).toEqual([]);
  });

  test('has at most 300 members', async () => {
    await addMembers(
      kit,
      Array.from({ length: 310 }, () => ({ role: 'TECHNICIAN' as const })),
    );
    const { team } = await execute(kit, admin, TEAM);
    expect(team).toHaveLength(300);
  });
});

test('me has the version and, for technicians, the colour', async () => {
  const [agent, technician] = [await kit.given.agent(), await kit.given.technician()];
  const query = gql(`query StaffListsMe { me { version color } }`);
  expect(await execute(kit, agent, query)).toEqual({ me: { version: 1, color: null } });
  expect(await execute(kit, technician, query)).toEqual({
    me: { version: 1, color: expect.stringMatching(/^[a-z]+$/) as string },
  });
});
