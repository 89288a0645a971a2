import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AbsenceInput, AbsencesListQueryVariables, CreateAbsenceInput } from '../gql/graphql.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';
import { addMember, mutate } from '../kits/staff-kit.ts';

const days = { from: '2026-12-01', to: '2026-12-05', kind: 'VACATION' as const };

let kit: Kit;
let tally: Tally;
let admin: Person;
let agent: Person;
let technician: Person;
beforeAll(() => {
  kit = startKit();
  tally = countReads(kit.firestore);
});
afterAll(() => kit.stop());
beforeEach(async () => {
  await clearProject(kit);
  [admin, agent, technician] = await Promise.all([
    kit.given.admin(),
    kit.given.agent(),
    kit.given.technician(),
  ]);
});

const request = (changes: Partial<AbsenceInput>) =>
  mutate(kit, technician, 'requestAbsence', { ...days, ...changes });
const record = (changes: Partial<CreateAbsenceInput> & { technicianId: string }) =>
  mutate(kit, admin, 'createAbsence', { ...days, ...changes });

type Page = Awaited<ReturnType<typeof list>>;
const LIST =
  gql(`query AbsencesList($technicianId: ID, $status: AbsenceStatus, $first: PageSize, $after: String) {
  absences(technicianId: $technicianId, status: $status, first: $first, after: $after) {
    edges { cursor node { id technicianId from } } pageInfo { hasNextPage endCursor }
  }
}`);
const list = async (by: Person, asked: AbsencesListQueryVariables = {}) =>
  (await execute(kit, by, LIST, asked)).absences;
const fromsOf = ({ edges }: Page) => edges.map(({ node }) => node.from);

describe('the list of absences', () => {
  test('is sorted latest first and filtered by technician and status; a technician sees only their own', async () => {
    const other = await addMember(kit, 'TECHNICIAN');
    await request({ from: '2026-12-01', to: '2026-12-01' });
    await request({ from: '2026-12-10', to: '2026-12-10' });
    await record({ from: '2026-12-05', to: '2026-12-05', technicianId: other });
    expect(fromsOf(await list(agent))).toEqual(['2026-12-10', '2026-12-05', '2026-12-01']);
    expect(fromsOf(await list(admin, { technicianId: other }))).toEqual(['2026-12-05']);
    expect(fromsOf(await list(admin, { status: 'APPROVED' }))).toEqual(['2026-12-05']);
    expect(fromsOf(await list(admin, { technicianId: other, status: 'REQUESTED' }))).toEqual([]);
    for (const args of [{}, { technicianId: other }, { technicianId: technician.uid }]) {
      expect(fromsOf(await list(technician, args))).toEqual(['2026-12-10', '2026-12-01']);
    }
    expect(fromsOf(await list(technician, { status: 'APPROVED' }))).toEqual([]);
  });

  test.each([10, 100, 1_000])(
    'costs the same reads with %i absences, and its pages have no gaps',
    async (count) => {
      const writer = kit.firestore.bulkWriter({ throttling: false });
      for (let index = 0; index < count; index += 1) {
        void writer.create(kit.firestore.collection('absences').doc(), {
          ...{ ...days, technicianId: 't', technicianName: 'T', status: 'APPROVED', note: null },
          ...{ from: `20${String(10 + (index % 80))}-01-01`, createdAt: new Date(), version: 1 },
        });
      }
      await writer.close();
      tally.reads = 0;
      const first = await list(admin, { first: 5 });
      expect(tally.reads).toBe(7);
      const second = await list(admin, { first: 5, after: first.pageInfo.endCursor });
      const whole = await list(admin, { first: 10 });
      expect([...first.edges, ...second.edges].map(({ node }) => node.id)).toEqual(
        whole.edges.map(({ node }) => node.id),
      );
    },
  );
});
