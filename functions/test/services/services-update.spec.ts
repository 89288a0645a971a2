import { afterAll, beforeAll, expect, test } from 'vitest';
import { mondayOf } from '@cuadrilla/domain/time/local-date.ts';
import type { ServiceInput } from '../gql/graphql.ts';
import {
  auditOf,
  mutate as mutateClient,
  succeed as succeedClient,
  someEquipment,
  stored,
} from '../kits/client-kit.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import {
  act,
  done,
  givenCatalog,
  givenPlace,
  givenVisitOf,
  RETIRED_TYPE_ID,
  someService,
} from '../kits/service-kit.ts';
import { changesOfWeek, givenTechnician, storedVisit } from '../kits/visit-kit.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
let kit: Kit;
let agent: Person;
beforeAll(async () => {
  kit = startKit(() => ({ now: () => NOW }));
  await clearProject(kit);
  agent = await kit.given.agent();
  await givenCatalog(kit);
});
afterAll(() => kit.stop());

test('updateService saves the fields, audits them, and recalculates the deadline', async () => {
  const place = await givenPlace(kit, agent);
  const made = await done(kit, agent, 'createService', { service: someService(place) });
  const { id, version } = made;
  const service = someService(place, {
    title: 'Gotea',
    priority: 'URGENT',
    equipmentIds: [place.equipment.id],
  });
  const changed = await done(kit, agent, 'updateService', { id, version, service });
  expect(changed).toMatchObject({
    ...{ title: 'Gotea', priority: 'URGENT', version: 2, durationMinutes: 90 },
    dueAt: '2026-11-23T08:30:00.000Z',
  });
  const entry = (await auditOf(kit, id)).at(-1);
  expect(entry).toMatchObject({
    action: 'updateService',
    before: { title: 'No hay agua caliente', priority: 'HIGH', equipment: [] },
    after: { title: 'Gotea', priority: 'URGENT', equipment: ['Caldera Vaillant ecoTEC plus'] },
  });
  expect(await stored(kit, `services/${id}`)).toMatchObject({
    search: expect.arrayContaining(['gotea', `e:${place.equipment.id}`]) as unknown,
  });
});

test('updateService keeps the deadline when the settings become slower, and fields that were not sent', async () => {
  const place = await givenPlace(kit, agent);
  const input = { service: someService(place, { priority: 'LOW', durationMinutes: 30 }) };
  const made = await done(kit, agent, 'createService', input);
  await kit.firestore
    .doc('settings/buffers')
    .set({ low: 100, normal: 48, high: 24, urgent: 8, firstResponse: 24 });
  const service = someService(place, { title: 'Otra vez' });
  const changed = await done(kit, agent, 'updateService', { id: made.id, version: 1, service });
  expect(changed).toMatchObject({ dueAt: made.dueAt, priority: 'LOW', durationMinutes: 30 });
  const later = someService(place, { title: 'Otra vez', notBefore: '2026-11-22T10:00:00.000Z' });
  const moved = await done(kit, agent, 'updateService', { id: made.id, version: 2, service: later });
  expect(moved.dueAt).toBe('2026-11-26T14:00:00.000Z');
  await kit.firestore.doc('settings/buffers').delete();
});

test('updateService writes nothing if nothing changes', async () => {
  const place = await givenPlace(kit, agent);
  const { id } = await done(kit, agent, 'createService', { service: someService(place) });
  const same = { id, version: 1, service: someService(place) };
  expect(await done(kit, agent, 'updateService', same)).toMatchObject({ version: 1 });
  expect(await auditOf(kit, id)).toHaveLength(1);
});

test('updateService returns a conflict with the current service for a stale version', async () => {
  const place = await givenPlace(kit, agent);
  const { id } = await done(kit, agent, 'createService', { service: someService(place) });
  const first = { id, version: 1, service: someService(place, { title: 'Primero' }) };
  await done(kit, agent, 'updateService', first);
  const second = { id, version: 1, service: someService(place, { title: 'Segundo' }) };
  expect(await act(kit, agent, 'updateService', second)).toMatchObject({
    __typename: 'ConflictError',
    current: { __typename: 'Service', title: 'Primero', version: 2 },
  });
});

test('updateService keeps equipment retired since, refuses retired values, and cannot change the client', async () => {
  const place = await givenPlace(kit, agent);
  const other = await givenPlace(kit, agent);
  const chosen = { equipmentIds: [place.equipment.id] };
  const { id } = await done(kit, agent, 'createService', { service: someService(place, chosen) });
  const equipment = someEquipment(place.site.id, { status: 'RETIRED' });
  const { id: equipmentId, version } = place.equipment;
  await mutateClient(kit, agent, 'updateEquipment', { id: equipmentId, version, equipment });
  const kept = { id, version: 1, service: someService(place, { ...chosen, title: 'Sigue' }) };
  expect((await done(kit, agent, 'updateService', kept)).equipment).toMatchObject([{ id: equipmentId }]);
  const wrong: [ServiceInput, path: string][] = [
    [{ ...kept.service, typeId: RETIRED_TYPE_ID }, 'service.typeId'],
    [{ ...kept.service, clientId: other.client.id }, 'service.clientId'],
    [{ ...kept.service, siteId: other.site.id, equipmentIds: [] }, 'service.siteId'],
  ];
  for (const [service, path] of wrong) {
    const answer = await act(kit, agent, 'updateService', { id, version: 2, service });
    expect(answer.fields?.map((field) => field.path)).toEqual([path]);
  }
  expect((await act(kit, agent, 'updateService', { ...kept, id: 'nobody' })).__typename).toBe(
    'NotFoundError',
  );
});

test('updateService copies the changes into its visits and marks their week as changed', async () => {
  const place = await givenPlace(kit, agent);
  const service = await done(kit, agent, 'createService', { service: someService(place) });
  const serviceId = service.id;
  const technicianId = await givenTechnician(kit);
  const over = await givenVisitOf(kit, agent, { serviceId, technicianId }, { status: 'NOT_COMPLETED' });
  const open = await givenVisitOf(kit, agent, { serviceId, technicianId });
  const second = await succeedClient(kit, agent, 'createSite', {
    clientId: place.client.id,
    site: { name: 'Obra', address: { street: 'Calle Nueva', postalCode: '08001', city: 'Barcelona' } },
  });
  const { days } = await storedVisit(kit, open.id);
  const monday = mondayOf(days[0] ?? '');
  const before = await changesOfWeek(kit, monday);
  const input = someService({ ...place, site: second.site }, { title: 'En la obra', priority: 'URGENT' });
  const changed = await done(kit, agent, 'updateService', { id: serviceId, version: 1, service: input });
  expect(changed.status).toBe('SCHEDULED');
  const [past, next] = [await storedVisit(kit, over.id), await storedVisit(kit, open.id)];
  for (const { summary } of [past, next]) {
    expect(summary).toMatchObject({
      title: 'En la obra',
      priority: 'URGENT',
      dueAt: new Date(changed.dueAt),
    });
  }
  expect([past.site.name, next.site.name]).toEqual(['Casa', 'Obra']);
  expect(await changesOfWeek(kit, monday)).toBe(before + 1);
});
