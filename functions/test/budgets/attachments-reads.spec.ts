import { afterAll, beforeAll, expect, test } from 'vitest';
import { get, givenFile, putVisited } from '../kits/files-kit.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';
import type { WorkChanges } from '../kits/work-kit.ts';

let kit: Kit;
let technician: Person;
let tally: Tally;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  technician = await kit.given.technician();
  tally = countReads(kit.firestore);
});
afterAll(() => kit.stop());

const work = (changes?: WorkChanges) => putVisited(kit, technician, changes);

test("listing attachments costs its rows and the technician's visits, downloading costs 4 reads, uploading at most 7", async () => {
  const { service, visit } = await work();
  const about = { service: service.id, visit: visit.id };
  for (const kind of ['BEFORE', 'AFTER', 'BEFORE'] as const) {
    await givenFile(kit, technician, { ...about, kind });
  }
  tally.reads = 0;
  await execute(
    kit,
    technician,
    gql(`query AttachmentsReadsService($id: ID!) { service(id: $id) { attachments { id } } }`),
    {
      id: service.id,
    },
  );
  expect(tally.reads).toBe(2 + 3 + 1);
  tally.reads = 0;
  const { id } = await givenFile(kit, technician, about);
  expect(tally.reads).toBeLessThanOrEqual(7);
  tally.reads = 0;
  await get(kit, technician, id);
  expect(tally.reads).toBe(4);
});

test('the attachments of all visits of a service are read in batches', async () => {
  const { service, visit, others } = await work({
    others: Array.from({ length: 34 }, () => ({ status: 'SCHEDULED' as const, plannedStart: new Date() })),
  });
  const ofVisits = [visit, others[0], others[33]].map((each) => each?.id ?? '');
  for (const id of ofVisits) await givenFile(kit, technician, { service: service.id, visit: id });
  tally.reads = 0;
  const { service: seen } = await execute(
    kit,
    technician,
    gql(`query AttachmentsReadsService2($id: ID!) { service(id: $id) { visits { id attachments { id } } } }`),
    { id: service.id },
  );
  expect(
    seen?.visits
      .filter(({ attachments }) => attachments.length === 1)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(ofVisits.toSorted());
  // The viewer, the service, its visits, and two queries; one of them may be empty.
  expect(tally.reads).toBeLessThanOrEqual(2 + 35 + 3 + 1);
});
