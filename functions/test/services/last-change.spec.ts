import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenBatch, putClosed, succeedBill } from '../kits/billing/billing-kit.ts';
import { givenClient, mutate, someClient } from '../kits/client-kit.ts';
import { field } from '../kits/field-kit.ts';
import { clearProject, executeText, type Kit, type Person, startKit } from '../kits/kit.ts';
import { act, done, givenCatalog, givenService, HOLD_ID, someLine, someLineId } from '../kits/service-kit.ts';
import { change } from '../kits/settings-kit.ts';
import { mutate as changeStaff } from '../kits/staff-kit.ts';
import { givenTechnician, givenVisit, plan, seen, slotOn } from '../kits/visit-kit.ts';
import { at, placeOf, putWork } from '../kits/work-kit.ts';

const FIRST = new Date('2026-11-21T10:00:00Z');
const DELIVERED = new Date('2026-11-21T10:01:00Z');
const LATER = new Date('2026-11-21T10:05:00Z');
let now = FIRST;
let kit: Kit;
let agent: Person;
let colleague: Person;
beforeAll(async () => {
  kit = startKit(() => ({ now: () => now }));
  await clearProject(kit);
  agent = await named('Elena', kit.given.agent());
  colleague = await named('Marta', kit.given.agent());
  await givenCatalog(kit);
});
afterAll(() => kit.stop());

async function named(name: string, given: Promise<Person>): Promise<Person> {
  const person = await given;
  await kit.firestore.doc(`users/${person.uid}`).update({ name, lastName: 'Robles' });
  return person;
}

type Refused = Record<string, { __typename: string; change: { byName: string; at: string } | null }>;

async function changeIn(by: Person, name: string, type: string, input: object) {
  const wanted = '__typename ... on ConflictError { change { byName at } }';
  const query = `mutation M($input: ${type}!) { ${name}(input: $input) { ${wanted} } }`;
  const answer = ((await executeText(kit, by, query, { input })) as Refused)[name];
  expect(answer?.__typename).toBe('ConflictError');
  return answer?.change;
}

test('a conflict on a client names who saved it last, and when', async () => {
  now = FIRST;
  const { client } = await givenClient(kit, agent);
  now = LATER;
  const changed = someClient({ legalName: 'La primera' });
  await mutate(kit, colleague, 'updateClient', { id: client.id, version: 1, client: changed });
  const late = { id: client.id, version: 1, client: someClient({ legalName: 'La segunda' }) };
  expect(await changeIn(agent, 'updateClient', 'UpdateClientInput', late)).toEqual({
    byName: 'Marta Robles',
    at: LATER.toISOString(),
  });
});

test('a conflict on a service ignores lines written later, as its version does', async () => {
  now = FIRST;
  const { id } = await givenService(kit, agent);
  await done(kit, agent, 'holdService', { id, version: 1, reasonId: HOLD_ID });
  now = LATER;
  const line = { serviceId: id, lineId: someLineId(), line: someLine() };
  expect((await act(kit, colleague, 'addServiceLine', line)).__typename).toBe('ServiceLineSuccess');
  const late = { id, version: 1 };
  expect(await changeIn(agent, 'resumeService', 'ServiceVersionInput', late)).toEqual({
    byName: 'Elena Robles',
    at: FIRST.toISOString(),
  });
});

test('a conflict on a visit names the last change of that visit, not of its service', async () => {
  now = FIRST;
  const { id: serviceId } = await givenService(kit, agent);
  const technicianIds = [await givenTechnician(kit)];
  const visit = await givenVisit(kit, agent, {
    ...{ serviceId, technicianIds, ...slotOn('2026-12-15', '09:00', '10:00') },
  });
  const later = { technicianIds, ...slotOn('2026-12-16', '09:00', '10:00') };
  await plan(kit, agent, 'moveVisit', { ...seen(visit), ...later });
  now = LATER;
  await done(kit, colleague, 'holdService', { id: serviceId, version: 1, reasonId: HOLD_ID });
  expect(await changeIn(agent, 'unscheduleVisit', 'VisitVersionInput', seen(visit))).toEqual({
    byName: 'Elena Robles',
    at: FIRST.toISOString(),
  });
});

test('a conflict on a visit ignores a repeated step by a second technician', async () => {
  const quick = await named('Sergio', kit.given.technician());
  const slow = await named('Nadia', kit.given.technician());
  const { visit } = await putWork(kit, [quick, slow]);
  now = at('09:00:00');
  expect((await field(kit, quick, 'travelToVisit', { id: visit.id })).__typename).toBe('VisitSuccess');
  now = at('09:10:00');
  const said = { id: visit.id, occurredAt: at('09:02:00').toISOString() };
  expect((await field(kit, slow, 'travelToVisit', said)).__typename).toBe('VisitSuccess');
  const late = { id: visit.id, version: visit.version, reason: 'El cliente lo pide' };
  expect(await changeIn(agent, 'cancelVisit', 'CancelVisitInput', late)).toEqual({
    byName: 'Sergio Robles',
    at: at('09:00:00').toISOString(),
  });
});

test('a conflict on a visit ignores work filed about it', async () => {
  const technician = await named('Sergio', kit.given.technician());
  now = FIRST;
  const { id: serviceId } = await givenService(kit, agent);
  const technicianIds = [technician.uid];
  const visit = await givenVisit(kit, agent, {
    ...{ serviceId, technicianIds, ...slotOn('2026-12-15', '09:00', '10:00') },
  });
  await plan(kit, agent, 'cancelVisit', { ...seen(visit), reason: 'El cliente llamó' });
  now = LATER;
  const said = { id: visit.id, occurredAt: LATER.toISOString() };
  expect((await field(kit, technician, 'travelToVisit', said)).__typename).toBe('WorkFiled');
  expect(await changeIn(agent, 'unscheduleVisit', 'VisitVersionInput', seen(visit))).toMatchObject({
    byName: 'Elena Robles',
    at: FIRST.toISOString(),
  });
});

test('a conflict on a billing batch ignores that somebody downloaded its file', async () => {
  const admin = await named('Rosa', kit.given.admin());
  const { client, site } = await givenClient(kit, agent);
  const billingAddress = { street: 'Mayor', number: '3', floor: null, postalCode: '28013', city: 'Madrid' };
  await kit.firestore.doc(`clients/${client.id}`).update({ kind: 'PERSON', billingAddress });
  const { id: serviceId } = await putClosed(kit, [await kit.given.technician()], placeOf({ client, site }));
  now = FIRST;
  const batch = seen(await givenBatch(kit, agent, [serviceId]));
  now = DELIVERED;
  await succeedBill(kit, admin, 'deliverBillingBatch', batch);
  now = LATER;
  const headers = { authorization: `Bearer ${colleague.token}` };
  const url = `http://cuadrilla.test/files/billing/${batch.id}?formato=csv`;
  expect((await kit.files(new Request(url, { headers }))).status).toBe(200);
  const late = { ...batch, itemIds: ['itemitemitemitemitem'], reason: 'Precio' };
  expect(await changeIn(admin, 'returnBillingItems', 'ReturnBillingItemsInput', late)).toEqual({
    byName: 'Rosa Robles',
    at: DELIVERED.toISOString(),
  });
});

test('a conflict on a user ignores ended sessions', async () => {
  const admin = await named('Rosa', kit.given.admin());
  const person = await named('Luisa', kit.given.agent());
  const profile = { version: 1, name: 'Luisa', lastName: 'Gil', phone: '+34612345678' };
  now = FIRST;
  expect(await changeStaff(kit, person, 'updateMyProfile', profile)).toMatchObject({ me: { version: 2 } });
  now = LATER;
  expect(await changeStaff(kit, admin, 'endSessions', { id: person.uid })).toMatchObject({ id: person.uid });
  expect(await changeIn(person, 'updateMyProfile', 'UpdateMyProfileInput', profile)).toEqual({
    byName: 'Luisa Robles',
    at: FIRST.toISOString(),
  });
});

test('a conflict on a settings section names who changed that section', async () => {
  const admin = await named('Rosa', kit.given.admin());
  now = LATER;
  const buffers = { version: 0, low: 96, normal: 48, high: 24, urgent: 8, firstResponse: 24 };
  await change(kit, admin, 'updateBuffers', buffers);
  const byRosa = { byName: 'Rosa Robles', at: LATER.toISOString() };
  expect(await changeIn(admin, 'updateBuffers', 'UpdateBuffersInput', { ...buffers, low: 90 })).toEqual(
    byRosa,
  );
  const passwords = { version: 0, minLength: 8, refuseCommon: false, changeFirst: false };
  await change(kit, admin, 'updatePasswords', passwords);
  expect(await changeIn(admin, 'updatePasswords', 'UpdatePasswordsInput', passwords)).toEqual(byRosa);
});

test('a technician does not see who made the change', async () => {
  const technician = await kit.given.technician();
  const late = { version: 99, phone: null, color: 'blue' };
  expect(await changeIn(technician, 'updateMyProfile', 'UpdateMyProfileInput', late)).toBeNull();
});
