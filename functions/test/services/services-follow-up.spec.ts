import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FollowUpInput } from '../gql/graphql.ts';
import { auditOf } from '../kits/client-kit.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import {
  act,
  succeed,
  ask,
  givenCatalog,
  putVisit,
  someLineId,
  type ServiceRow,
} from '../kits/service-kit.ts';
import { givenServiceWith } from '../kits/service-visits-kit.ts';

let kit: Kit;
let agent: Person;
let technician: Person;
let stranger: Person;
let service: ServiceRow;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  [agent, technician, stranger] = await Promise.all([
    kit.given.agent(),
    kit.given.technician(),
    kit.given.technician(),
  ]);
  await givenCatalog(kit);
});
beforeEach(async () => {
  const changes = { priority: 'URGENT' as const, ownerId: agent.uid };
  ({ service } = await givenServiceWith(kit, agent, technician.uid, { service: changes }));
});
afterAll(() => kit.stop());

const proposal = (changes: Partial<FollowUpInput> = {}): FollowUpInput => ({
  ...{ serviceId: service.id, title: 'Cambiar el vaso', description: 'Está picado', ...changes },
});
const proposed = async (by: Person, input: FollowUpInput, key: string | null = null) => {
  const { id } = (await succeed(kit, by, 'proposeFollowUp', input, key)).service;
  const made = await ask(kit, agent, id);
  if (!made) throw new Error(`${id} is not there`);
  return made;
};

test('a technician proposes a follow-up at the same site after their own visit', async () => {
  const id = someLineId();
  const made = await proposed(technician, proposal({ id }));
  expect(made).toMatchObject({
    ...{ id, title: 'Cambiar el vaso', description: 'Está picado', status: 'PENDING', priority: 'HIGH' },
    ...{ client: service.client, site: service.site, typeId: service.typeId, owner: service.owner },
    followsUp: { id: service.id, code: service.code, title: service.title },
    proposedByName: 'Nombre Apellido',
  });
  expect(made.checklist.length).toBeGreaterThan(0);
  const on = expect.arrayContaining([`SERVICE_${id}`, `SERVICE_${service.id}`]) as unknown;
  expect(await auditOf(kit, id)).toMatchObject([{ action: 'proposeFollowUp', before: null, on }]);
  expect(await ask(kit, agent, id)).toMatchObject({ id });
});

test('a technician gets code and title of the follow-up but cannot read it', async () => {
  const answer = await succeed(kit, technician, 'proposeFollowUp', proposal());
  const { id } = answer.service;
  expect(answer).toEqual({
    __typename: 'CreateServiceSuccess',
    service: { id, code: expect.stringMatching(/^S-/) as string, title: 'Cambiar el vaso' },
  });
  expect(await ask(kit, technician, id)).toBeNull();
});

test("the office proposes a follow-up without a proposer's name", async () => {
  const made = await proposed(agent, proposal({ notBefore: '2027-03-01T08:00:00.000Z' }));
  expect(made).toMatchObject({ proposedByName: null, dueAt: '2027-03-02T08:00:00.000Z' });
});

test('a follow-up copies its type from the original service if the type no longer exists', async () => {
  await kit.firestore.doc('settings/serviceTypes').set({ values: [], version: 2 });
  expect(await proposed(agent, proposal())).toMatchObject({
    ...{ typeId: service.typeId, priority: 'URGENT', durationMinutes: 90 },
    checklist: service.checklist.map(({ text }) => ({ text })),
  });
  await givenCatalog(kit);
});

test('a follow-up is created once per key or id, and an id in use is refused', async () => {
  const [id, key] = [someLineId(), randomUUID()];
  const first = await succeed(kit, technician, 'proposeFollowUp', proposal({ id }), key);
  expect(await succeed(kit, technician, 'proposeFollowUp', proposal({ id }), key)).toEqual(first);
  expect(await succeed(kit, technician, 'proposeFollowUp', proposal({ id }))).toEqual(first);
  for (const taken of [service.id, 'corto', '../../services/x']) {
    const answer = await act(kit, technician, 'proposeFollowUp', proposal({ id: taken }));
    expect(answer.fields).toEqual([{ path: 'id', message: 'No existe o ya no se puede elegir' }]);
  }
});

test("a repeated proposal is notFound after the technician's visits were cancelled", async () => {
  const [id, key] = [someLineId(), randomUUID()];
  await succeed(kit, technician, 'proposeFollowUp', proposal({ id }), key);
  const visits = await kit.firestore.collection('visits').where('summary.serviceId', '==', service.id).get();
  for (const visit of visits.docs) await putVisit(kit, service.id, visit.id, { status: 'CANCELLED' });
  for (const by of [key, null]) {
    const answer = await act(kit, technician, 'proposeFollowUp', proposal({ id }), by);
    expect(answer).toEqual({ __typename: 'NotFoundError', message: 'No se ha encontrado' });
  }
});

test("invalid fields are refused, and another technician's or an unknown service is notFound", async () => {
  expect((await act(kit, technician, 'proposeFollowUp', proposal({ title: '' }))).fields).toEqual([
    { path: 'title', message: 'Este campo es requerido' },
  ]);
  expect((await act(kit, stranger, 'proposeFollowUp', proposal())).__typename).toBe('NotFoundError');
  expect((await act(kit, agent, 'proposeFollowUp', proposal({ serviceId: 'x' }))).__typename).toBe(
    'NotFoundError',
  );
});

test("another technician's service is null, and phones and prices are hidden unless permitted", async () => {
  expect(await ask(kit, stranger, service.id)).toBeNull();
  expect(await ask(kit, stranger, 'nobody')).toBeNull();
  const query = gql(`query OwnService($id: ID!) {
    service(id: $id) { contact { name phone } totals { totalCents } missingToInvoice visits { id } }
  }`);
  const look = async () => (await execute(kit, technician, query, { id: service.id })).service;
  const site = kit.firestore.doc(`sites/${service.site.id}`);
  await site.update({ contactName: 'Portera', contactPhone: '+34612345678' });
  const own = await look();
  expect(own).toMatchObject({
    contact: { name: 'Portera', phone: null },
    totals: null,
    missingToInvoice: [],
  });
  expect(own?.visits).toHaveLength(1);
  const user = kit.firestore.doc(`users/${technician.uid}`);
  await user.update({ permissions: { prices: true, phones: true } });
  expect(await look()).toMatchObject({
    contact: { name: 'Portera', phone: '+34612345678' },
    totals: { totalCents: 0 },
  });
  await user.update({ permissions: { prices: false, phones: false } });
  await site.update({ contactName: null });
  expect((await look())?.contact).toBeNull();
});
