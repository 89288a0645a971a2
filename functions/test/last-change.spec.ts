/** Who was quicker: a conflict names them to the office, and says when. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenClient, mutate, someClient } from './client-kit.ts';
import { clearProject, execute, startKit, type Kit, type Person } from './kit.ts';
import { act, done, givenCatalog, givenService, HOLD_ID, someLine, someLineId } from './service-kit.ts';
import { change } from './settings-kit.ts';
import { givenTechnician, givenVisit, plan, seen, slotOn } from './visit-kit.ts';

const FIRST = new Date('2026-11-21T10:00:00Z');
const LATER = new Date('2026-11-21T10:05:00Z');
const BY_NAME = 'Nombre Apellido';
let now = FIRST;
let kit: Kit;
let agent: Person;
beforeAll(async () => {
  kit = startKit(() => ({ now: () => now }));
  await clearProject(kit);
  agent = await kit.given.agent();
  await givenCatalog(kit);
});
afterAll(() => kit.stop());

type Refused = Record<string, { __typename: string; change: { byName: string; at: string } | null }>;

/** Sends what was made from a version that is old by now, and gives what the conflict says of its change. */
async function changeIn(by: Person, name: string, type: string, input: object) {
  const wanted = '__typename ... on ConflictError { change { byName at } }';
  const query = `mutation M($input: ${type}!) { ${name}(input: $input) { ${wanted} } }`;
  const answer = (await execute<Refused>(kit, by, query, { input }))[name];
  expect(answer?.__typename).toBe('ConflictError');
  return answer?.change;
}

test('of a client it is who saved it last, and when', async () => {
  now = FIRST;
  const { client } = await givenClient(kit, agent);
  now = LATER;
  const changed = someClient({ legalName: 'La primera' });
  await mutate(kit, agent, 'updateClient', { id: client.id, version: 1, client: changed });
  const late = { id: client.id, version: 1, client: someClient({ legalName: 'La segunda' }) };
  expect(await changeIn(agent, 'updateClient', 'UpdateClientInput', late)).toEqual({
    byName: BY_NAME,
    at: LATER.toISOString(),
  });
});

test('of a service it is what its version counts: a line that was written since is none of it', async () => {
  now = FIRST;
  const { id } = await givenService(kit, agent);
  await done(kit, agent, 'holdService', { id, version: 1, reasonId: HOLD_ID });
  now = LATER;
  const line = { serviceId: id, lineId: someLineId(), line: someLine() };
  expect((await act(kit, agent, 'addServiceLine', line)).__typename).toBe('ServiceLineSuccess');
  const late = { id, version: 1 };
  expect(await changeIn(agent, 'resumeService', 'ServiceVersionInput', late)).toEqual({
    byName: BY_NAME,
    at: FIRST.toISOString(),
  });
});

test('of a visit it is what was done to that visit', async () => {
  now = FIRST;
  const { id: serviceId } = await givenService(kit, agent);
  const technicianIds = [await givenTechnician(kit)];
  const visit = await givenVisit(kit, agent, {
    ...{ serviceId, technicianIds, ...slotOn('2026-12-15', '09:00', '10:00') },
  });
  const later = { technicianIds, ...slotOn('2026-12-16', '09:00', '10:00') };
  await plan(kit, agent, 'moveVisit', { ...seen(visit), ...later });
  now = LATER;
  await done(kit, agent, 'holdService', { id: serviceId, version: 1, reasonId: HOLD_ID });
  expect(await changeIn(agent, 'unscheduleVisit', 'VisitVersionInput', seen(visit))).toEqual({
    byName: BY_NAME,
    at: FIRST.toISOString(),
  });
});

test('of a part of the settings it is who changed that part', async () => {
  const admin = await kit.given.admin();
  now = LATER;
  const buffers = { version: 0, low: 96, normal: 48, high: 24, urgent: 8, firstResponse: 24 };
  await change(kit, admin, 'updateBuffers', buffers);
  expect(await changeIn(admin, 'updateBuffers', 'UpdateBuffersInput', { ...buffers, low: 90 })).toEqual({
    byName: BY_NAME,
    at: LATER.toISOString(),
  });
});

test('a technician is not told who', async () => {
  const technician = await kit.given.technician();
  const late = { version: 99, phone: null, color: 'blue' };
  expect(await changeIn(technician, 'updateMyProfile', 'UpdateMyProfileInput', late)).toBeNull();
});
