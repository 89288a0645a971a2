import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mutate, succeed, someEquipment, someSite } from '../kits/client-kit.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import {
  act,
  done,
  givenCatalog,
  givenPlace,
  givenVisitOf,
  serviceDocument,
  someLineId,
  someService,
} from '../kits/service-kit.ts';

let kit: Kit;
let agent: Person;
let technician: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  [agent, technician] = await Promise.all([kit.given.agent(), kit.given.technician()]);
  await givenCatalog(kit);
});
afterAll(() => kit.stop());

async function givenWork() {
  const place = await givenPlace(kit, agent);
  const { equipment: second } = await succeed(kit, agent, 'createEquipment', {
    equipment: someEquipment(place.site.id, { model: 'ecoTEC exclusive' }),
  });
  const machines = [place.equipment, second];
  const service = someService(place, { equipmentIds: machines.map(({ id }) => id), ownerId: agent.uid });
  const { id: serviceId } = await done(kit, agent, 'createService', { service });
  await givenVisitOf(kit, agent, { serviceId, technicianId: technician.uid });
  return { ...place, machines, serviceId };
}

let work: Awaited<ReturnType<typeof givenWork>>;
beforeEach(async () => {
  work = await givenWork();
});

async function propose() {
  const id = someLineId();
  const input = { id, serviceId: work.serviceId, title: 'Cambiar el vaso' };
  const { __typename, message } = await act(kit, technician, 'proposeFollowUp', input);
  const { exists } = await kit.firestore.doc(`services/${id}`).get();
  return { id, exists, answer: { __typename, message } };
}

test('a follow-up has the current data of site and equipment', async () => {
  const { site, machines, client } = work;
  // Written directly to the database, so that the copies in the original service are outdated.
  await kit.firestore.doc(`sites/${site.id}`).update({ name: 'Ático' });
  await kit.firestore.doc(`equipment/${machines[0]?.id ?? ''}`).update({ serialNumber: 'N-2' });
  const made = await serviceDocument(kit, (await propose()).id);
  expect(made).toMatchObject({
    ...{ client: { id: client.id }, site: { id: site.id, name: 'Ático' }, owner: { id: agent.uid } },
    equipment: [{ id: machines[0]?.id, serialNumber: 'N-2' }, { id: machines[1]?.id }],
  });
});

test('a follow-up leaves out equipment retired since and a suspended owner', async () => {
  const [first, second] = work.machines;
  await kit.firestore.doc(`equipment/${first?.id ?? ''}`).update({ status: 'RETIRED' });
  const gone = await kit.given.agent();
  await kit.firestore.doc(`services/${work.serviceId}`).update({ owner: { id: gone.uid, name: 'Eva' } });
  await kit.firestore.doc(`users/${gone.uid}`).update({ status: 'SUSPENDED' });
  const made = await serviceDocument(kit, (await propose()).id);
  expect(made).toMatchObject({ equipment: [{ id: second?.id }], owner: null });
});

test('a follow-up is refused for an archived client', async () => {
  await kit.firestore.doc(`clients/${work.client.id}`).update({ archived: true });
  const { exists, answer } = await propose();
  expect(answer).toEqual({
    __typename: 'TransitionError',
    message: 'El cliente está archivado: restáuralo antes',
  });
  expect(exists).toBe(false);
});

test('a follow-up is refused for an archived site', async () => {
  await mutate(kit, agent, 'createSite', { clientId: work.client.id, site: someSite() });
  const archived = await mutate(kit, agent, 'archiveSite', { id: work.site.id, version: 1 });
  expect(archived.__typename).toBe('SiteSuccess');
  const { exists, answer } = await propose();
  expect(answer).toEqual({
    __typename: 'TransitionError',
    message: 'La ubicación está archivada: restáurala antes',
  });
  expect(exists).toBe(false);
});
