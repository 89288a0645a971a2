import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changedFields, writeAudit, type AuditEntry } from '../../src/store/audit.ts';
import type { PageQueryVariables } from '../gql/graphql.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';
import { empty } from '../kits/settings-kit.ts';

const PAGE = gql(`query Page($entity: EntityKind!, $id: ID!, $first: PageSize!, $after: String) {
  activity(entity: $entity, id: $id, first: $first, after: $after) {
    edges { cursor node {
      id at actorId actorName action entity entityId subject text noteKind changes { field before after }
    } }
    pageInfo { hasNextPage endCursor }
  }
}`);

type Row = { id: string; at: string; action: string; entity: string; entityId: string; changes: unknown[] };
type Page = {
  edges: { cursor: string; node: Row }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

let kit: Kit;
let admin: Person;
let agent: Person;
let tally: Tally;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  [admin, agent] = await Promise.all([kit.given.admin(), kit.given.agent()]);
  tally = countReads(kit.firestore);
});
afterAll(() => kit.stop());
beforeEach(() => empty(kit, ['audit']));

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute));

const BY = { actor: { id: 'diego', name: 'Diego Salas' }, action: 'updateClient', now: at(0) };

const ENTRY: AuditEntry = { entity: 'CLIENT', entityId: 'ibiza', before: null, after: null };

async function write(...entries: Partial<AuditEntry>[]) {
  await kit.firestore.runTransaction((tx) => {
    for (const entry of entries) writeAudit({ firestore: kit.firestore, tx, by: BY }, { ...ENTRY, ...entry });
    return Promise.resolve();
  });
}

async function page(
  first = 25,
  after: string | null = null,
  of: Pick<PageQueryVariables, 'entity' | 'id'> = { entity: 'CLIENT', id: 'ibiza' },
) {
  const { activity } = await execute(kit, admin, PAGE, { ...of, first, after });
  return activity;
}

const actions = ({ edges }: Page) => edges.map(({ node }) => node.action);

describe('the timeline of a record', () => {
  test('lists who did what and when, latest first, with the changed fields', async () => {
    const before = { phones: ['+34600000001'], owner: null, notes: 'igual' };
    const after = {
      phones: ['+34600000001', '+34600000002'],
      owner: { id: 'x', name: 'Eva' },
      notes: 'igual',
    };
    await write(
      { action: 'createClient', after: { legalName: 'C. P. Calle de Ibiza 21' }, at: at(0) },
      { ...changedFields<Record<string, unknown>>(before, after), at: at(1) },
      { action: 'addNote', text: 'Llaman\nmañana', noteKind: 'CALL', subject: 'C. P.', at: at(2) },
    );
    const { edges } = await page();
    const common = {
      ...{ id: expect.any(String) as unknown, actorId: 'diego', actorName: 'Diego Salas' },
      ...{ entity: 'CLIENT', entityId: 'ibiza', subject: null, text: null, noteKind: null, changes: [] },
    };
    expect(edges.map(({ node }) => node)).toEqual([
      {
        ...{ ...common, action: 'addNote', at: at(2).toISOString() },
        ...{ text: 'Llaman\nmañana', noteKind: 'CALL', subject: 'C. P.' },
      },
      {
        ...{ ...common, action: 'updateClient', at: at(1).toISOString() },
        changes: [
          { field: 'phones', before: '+34600000001', after: '+34600000001, +34600000002' },
          { field: 'owner', before: null, after: 'Eva' },
        ],
      },
      {
        ...{ ...common, action: 'createClient', at: at(0).toISOString() },
        changes: [{ field: 'legalName', before: null, after: 'C. P. Calle de Ibiza 21' }],
      },
    ]);
  });

  test('has the entries of the record and of records that belong to it, and no others', async () => {
    const client = { entity: 'CLIENT', id: 'ibiza' } as const;
    const site = { entity: 'SITE', entityId: 'portal', alsoOn: [client] } as const;
    const boiler: Partial<AuditEntry> = {
      ...{ entity: 'EQUIPMENT', entityId: 'caldera', subject: 'Caldera Vaillant' },
      alsoOn: [client, { entity: 'SITE', id: 'portal' }],
    };
    await write(
      { action: 'client', at: at(0) },
      { ...site, action: 'site', at: at(1) },
      { ...boiler, action: 'boiler', at: at(2) },
      { action: 'other', entityId: 'other', at: at(3) },
      { action: 'prospect', entity: 'PROSPECT', at: at(4) },
    );
    expect(actions(await page())).toEqual(['boiler', 'site', 'client']);
    expect(actions(await page(25, null, { entity: 'SITE', id: 'portal' }))).toEqual(['boiler', 'site']);
    const { edges } = await page(25, null, { entity: 'EQUIPMENT', id: 'caldera' });
    expect(edges[0]?.node).toMatchObject({
      entity: 'EQUIPMENT',
      entityId: 'caldera',
      subject: 'Caldera Vaillant',
    });
  });

  test("shows an absence in its technician's timeline as done to the technician", async () => {
    const on = [{ entity: 'USER', id: 'javier' }] as const;
    await write({ entity: 'ABSENCE', entityId: 'verano', alsoOn: on, action: 'requestAbsence' });
    const { edges } = await page(25, null, { entity: 'USER', id: 'javier' });
    expect(edges[0]?.node).toMatchObject({ entity: 'USER', entityId: 'javier', action: 'requestAbsence' });
  });

  test('is empty for unknown and invalid ids', async () => {
    await write({});
    const nobody = ['nobody', '', '.', '..', '__x__', 'a/b', '\u0000', 'x'.repeat(2_000)];
    for (const id of nobody) {
      expect(await page(25, null, { entity: 'CLIENT', id })).toEqual({
        edges: [],
        pageInfo: { hasNextPage: false, endCursor: null },
      });
    }
  });

  test('of a staff member is readable by administrators only', async () => {
    const variables = { entity: 'USER', id: 'javier', first: 25 };
    const { errors } = await kit.send({ query: PAGE.toString(), variables }, agent);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    const others = await kit.send(
      { query: PAGE.toString(), variables: { ...variables, entity: 'CLIENT' } },
      agent,
    );
    expect(others.errors).toBeUndefined();
  });

  test('has pages of any size without gaps or repeats, even among entries of one instant', async () => {
    const entries = Array.from({ length: 23 }, (_, index) => ({ action: `a${index}`, at: at(index % 4) }));
    await write(...entries);
    const whole = (await page(100)).edges.map(({ node }) => node.id);
    expect(new Set(whole).size).toBe(23);
    const everyPageSize = fc.asyncProperty(fc.integer({ min: 1, max: 30 }), async (size) => {
      const ids: string[] = [];
      let after: string | null = null;
      let hasNextPage = true;
      while (hasNextPage) {
        const { edges, pageInfo }: Page = await page(size, after);
        ids.push(...edges.map(({ node }) => node.id));
        after = pageInfo.endCursor;
        ({ hasNextPage } = pageInfo);
      }
      expect(ids).toEqual(whole);
    });
    await fc.assert(everyPageSize, { numRuns: 8, examples: [[1], [22], [23], [24]] });
  });

  test('refuses an invalid cursor', async () => {
    const variables = { entity: 'CLIENT', id: 'ibiza', first: 5, after: 'bm9uc2Vuc2U' };
    const { errors } = await kit.send({ query: PAGE.toString(), variables }, admin);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
  });

  test.each([10, 100, 1_000])('costs the same reads with %i entries', async (count) => {
    const writer = kit.firestore.bulkWriter({ throttling: false });
    for (let index = 0; index < count; index += 1) {
      const { actor, action } = BY;
      const by = { action, actor: actor.id, actorName: actor.name };
      const data = { ...ENTRY, ...by, on: ['CLIENT_ibiza'], at: at(index) };
      void writer.create(kit.firestore.collection('audit').doc(), data);
    }
    await writer.close();
    tally.reads = 0;
    const first = await page(5);
    expect(tally.reads).toBe(5 + 2);
    tally.reads = 0;
    await page(5, first.pageInfo.endCursor);
    expect(tally.reads).toBe(count > 10 ? 5 + 2 : 5 + 1);
  });
});
