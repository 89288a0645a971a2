import { randomUUID } from 'node:crypto';
import { Kind, OperationTypeNode, parse, type DefinitionNode } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSchema } from '../../src/contract/schema.ts';
import { createExportStore } from '../../src/exports/export-store.ts';
import { createImportStore } from '../../src/imports/store/import-store.ts';
import { createFirstAdmin } from '../../src/staff/accounts/create-first-admin.ts';
import { runFanouts } from '../../src/store/fanout/run-fanouts.ts';
import { ask, givenFeed } from '../kits/calendar/calendar-kit.ts';
import { givenClient, mutate, succeed, someClient, someEquipment, someSite } from '../kits/client-kit.ts';
import { AREAS } from '../lists/areas.ts';
import type { Operation } from '../lists/kit.ts';
import { doWork } from './index-work.ts';
import { indexProblems, readIndexes, withIndexes, writeIndexes } from './index-problems.ts';
import { clearProject, execute, executeText, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { putProspect } from '../kits/prospect-kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';
import { mutate as changeStaff } from '../kits/staff-kit.ts';
import { create } from '../kits/technician-kit.ts';
import { placeOf, putWork } from '../kits/work-kit.ts';

let kit: Kit;
let people: Record<Operation['by'], Person>;
let tally: Tally;
const asked = new Set<string>();
beforeAll(async () => {
  const started = startKit();
  kit = {
    ...started,
    send(operation, by) {
      parse(operation.query)
        .definitions.flatMap(queryFields)
        .forEach((name) => asked.add(name));
      return started.send(operation, by);
    },
  };
  await clearProject(kit);
  const [admin, agent, technician] = await Promise.all([
    kit.given.admin(),
    kit.given.agent(),
    kit.given.technician(),
  ]);
  people = { admin, agent, technician };
  tally = countReads(kit.firestore);
  await makeChanges(people);
  await readRecords(people);
  for (const { by, query, variables } of AREAS.flatMap(({ operations = [] }) => operations))
    await executeText(kit, people[by], query, variables ?? {});
}, 300_000);
afterAll(() => kit.stop());

function queryFields(definition: DefinitionNode): string[] {
  if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
  if (definition.operation !== OperationTypeNode.QUERY) return [];
  const { selections } = definition.selectionSet;
  return selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : []));
}

/** Mutations run queries too: unique values, dependants, the oldest site. */
async function makeChanges({ admin, agent, technician }: typeof people): Promise<void> {
  await doWork(kit, { agent, technician });
  await create(kit, admin);
  const deps = { firestore: kit.firestore, auth: kit.auth, now: () => new Date() };
  await createFirstAdmin(deps, { email: 'a@b.es', name: 'x', lastName: 'x', another: false });
  const { client, site } = await givenClient(kit, agent);
  const { id } = client;
  await mutate(kit, agent, 'createSite', { clientId: id, site: someSite() }, randomUUID());
  await mutate(kit, agent, 'createEquipment', { equipment: someEquipment(site.id) });
  await mutate(kit, agent, 'updateClient', { id, version: 1, client: someClient() });
  await mutate(kit, agent, 'updateSite', { id: site.id, version: 1, site: someSite({ name: 'Otra' }) });
  await mutate(kit, agent, 'archiveSite', { id: site.id, version: 2 });
  await mutate(kit, agent, 'restoreSite', { id: site.id, version: 3 });
  const { client: other } = await givenClient(kit, agent);
  await execute(
    kit,
    admin,
    gql(
      `query IndexesMergePreview($id: ID!, $mergeId: ID!) { mergePreview(keepId: $id, mergeId: $mergeId) { siteCount } }`,
    ),
    { id, mergeId: other.id },
  );
  const input = { keepId: id, keepVersion: 2, mergeId: other.id, mergeVersion: 1 };
  expect((await mutate(kit, admin, 'mergeClients', input)).__typename).toBe('MergeClientsSuccess');
  await runFanouts(kit.firestore);
  await createExportStore(kit.firestore).left(new Date());
  await createImportStore(kit.firestore).underWay();
  await execute(kit, admin, gql(`query IndexesHeldWork($id: ID!) { heldWork(id: $id) { visits } }`), {
    id: agent.uid,
  });
  await execute(
    kit,
    technician,
    gql(
      `mutation IndexesRequestAbsence { requestAbsence(input: { from: "2026-12-01", to: "2026-12-02", kind: VACATION }) { __typename } }`,
    ),
  );
  const given = {
    technicianId: technician.uid,
    from: '2026-12-10',
    to: '2026-12-11',
    kind: 'TRAINING' as const,
  };
  expect((await changeStaff(kit, admin, 'createAbsence', given)).__typename).toBe('AbsenceSuccess');
  expect((await ask(kit, await givenFeed(kit, technician))).status).toBe(200);
}

/** Reads existing records only: a missing one stops before its further queries. */
async function readRecords({ admin, agent, technician }: typeof people): Promise<void> {
  const given = await givenClient(kit, agent);
  const { client, site } = given;
  const machine = await succeed(kit, agent, 'createEquipment', { equipment: someEquipment(site.id) });
  const { service, visit } = await putWork(kit, [technician], { place: placeOf(given) });
  const prospect = await putProspect(kit, { convertedServiceId: service.id });
  const days = { technicianId: technician.uid, from: '2026-12-20', to: '2026-12-21', kind: 'OTHER' as const };
  const { absence } = await changeStaff(kit, admin, 'createAbsence', days);
  for (const by of [agent, technician])
    await execute(
      kit,
      by,
      gql(`query IndexesService($id: ID!, $id1: ID!, $id2: ID!, $id3: ID!, $id4: ID!) { service(id: $id) { visits { id } reports { id } attachments { id } contact { name } }
    visit(id: $id1) { service { id } report { id } attachments { id } site { accessNotes } }
    activity(entity: SERVICE, id: $id) { edges { cursor } } client(id: $id2) { owner { id } } site(id: $id3) { equipment { id } pastVisits { id } }
    equipment(id: $id4) { id } }`),
      { id: service.id, id1: visit.id, id2: client.id, id3: site.id, id4: machine.equipment.id },
    );
  await execute(
    kit,
    agent,
    gql(`query IndexesProspect($id: ID!, $id1: ID!) { prospect(id: $id) { convertedService { id } }
    absenceWork(id: $id1) { visits } }`),
    { id: prospect.id, id1: absence?.id ?? '' },
  );
}

test('every query field of the schema was sent', () => {
  const fields = Object.keys(createSchema().getQueryType()?.getFields() ?? {});
  expect(fields.length).toBeGreaterThan(30);
  expect(fields.filter((name) => !asked.has(name))).toEqual([]);
});

test('every query has an index, and every index is needed by a query', () => {
  expect(tally.shapes.size).toBeGreaterThan(50);
  // `npm run indexes`
  if (process.env['WRITE_INDEXES']) writeIndexes(withIndexes(tally, readIndexes()));
  expect(indexProblems(tally, readIndexes())).toEqual({ missing: [], unneeded: [] });
});
