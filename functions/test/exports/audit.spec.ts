import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenClient, someClient, succeed } from '../kits/client-kit.ts';
import { clearProject, execute, gql, startKit, type Kit, type Person } from '../kits/kit.ts';
import type { AuditFilter } from '../gql/graphql.ts';

const PAGE = gql(`query Audit($first: PageSize!, $after: String, $filter: AuditFilter) {
  auditEntries(first: $first, after: $after, filter: $filter) {
    edges { node { id at actorId action kind recordId subject changes { field before after } } }
    pageInfo { hasNextPage endCursor }
    totalCount
  }
}`);

let kit: Kit;
let admin: Person;
let agent: Person;
let client: { id: string; legalName: string };
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  admin = await kit.given.admin();
  agent = await kit.given.agent();
  ({ client } = await givenClient(kit, agent, { client: someClient({ legalName: 'Antes' }) }));
  await givenClient(kit, admin);
  await succeed(kit, admin, 'updateClient', {
    id: client.id,
    version: 1,
    client: { kind: 'COMPANY', legalName: 'Después' },
  });
});
afterAll(() => kit.stop());

const page = async (filter: AuditFilter | null, first = 25, after: string | null = null) =>
  (await execute(kit, admin, PAGE, { first, after, filter })).auditEntries;

const actsOf = async (filter: AuditFilter | null) =>
  (await page(filter)).edges.map(({ node: { action, kind } }) => `${action} ${kind}`);

test('auditEntries filters by person, kind, record and day, the latest first', async () => {
  const all = await actsOf(null);
  expect(all[0]).toBe('updateClient CLIENT');
  expect(all).toHaveLength(5);
  expect(await actsOf({ actorId: agent.uid })).toEqual(all.filter((_, at) => at > 2));
  expect(await actsOf({ kind: 'CLIENT' })).toEqual([
    'updateClient CLIENT',
    'createClient CLIENT',
    'createClient CLIENT',
  ]);
  expect((await actsOf({ kind: 'CLIENT', recordId: client.id })).sort()).toEqual([
    'createClient CLIENT',
    'createClient SITE',
    'updateClient CLIENT',
  ]);
  expect(
    await actsOf({ actorId: admin.uid, kind: 'CLIENT', recordId: client.id, from: '2020-01-01' }),
  ).toEqual(['updateClient CLIENT']);
  expect(await actsOf({ to: '2020-01-01' })).toEqual([]);
  const [entry] = (await page({ kind: 'CLIENT' }, 1)).edges;
  expect(entry?.node).toMatchObject({
    actorId: admin.uid,
    recordId: client.id,
    subject: 'Después',
    changes: [{ field: 'legalName', before: 'Antes', after: 'Después' }],
  });
});

test('auditEntries returns each entry once across pages', async () => {
  const first = await page(null, 3);
  const second = await page(null, 3, first.pageInfo.endCursor);
  const ids = [...first.edges, ...second.edges].map(({ node }) => node.id);
  expect(new Set(ids).size).toBe(5);
  expect([first.totalCount, second.pageInfo.hasNextPage]).toEqual([5, false]);
});

test('an export of the audit has one row per changed field, and is audited itself', async () => {
  const query = `mutation ($input: CreateExportInput!) {
    createExport(input: $input) { ... on ExportSuccess { export { id rows } } }
  }`;
  const input = { format: 'CSV', audit: { filter: { kind: 'CLIENT', recordId: client.id } } };
  const { data } = await kit.send({ query, variables: { input } }, admin);
  const { id, rows } = (data as { createExport: { export: { id: string; rows: number } } }).createExport
    .export;
  const headers = { authorization: `Bearer ${admin.token}` };
  const answer = await kit.files(new Request(`http://cuadrilla.test/files/exports/${id}`, { headers }));
  const read = Papa.parse<Record<string, string>>(await answer.text(), {
    header: true,
    delimiter: ';',
    skipEmptyLines: true,
  });
  expect(read.data).toHaveLength(rows);
  expect(read.data[0]).toMatchObject({
    'Qué hizo': 'cambió los datos',
    Tipo: 'Cliente',
    Registro: 'Después',
    Campo: 'Nombre o razón social',
    Antes: 'Antes',
    Después: 'Después',
  });
  expect((await page({ kind: 'EXPORT' })).edges[0]?.node).toMatchObject({
    action: 'createExport',
    recordId: id,
    subject: 'Auditoría',
  });
  const { errors } = await kit.send({ query, variables: { input } }, agent);
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
