import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditOf } from '../kits/client-kit.ts';
import { clearProject, startKit, type Kit, type Person, execute, gql } from '../kits/kit.ts';
import {
  act,
  done,
  givenCatalog,
  givenPlace,
  givenService,
  serviceDocument,
  someService,
  TYPE_ID,
} from '../kits/service-kit.ts';

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

const count = async (collection: string) =>
  (await kit.firestore.collection(collection).count().get()).data().count;

describe('createService', () => {
  test('fills omitted fields from its type, and sets the deadline by priority', async () => {
    const place = await givenPlace(kit, agent);
    const input = {
      service: someService(place, {
        ...{ title: ' No hay agua caliente ', description: 'Desde ayer', equipmentIds: [place.equipment.id] },
        ...{ ownerId: agent.uid, underWarranty: true },
      }),
    };
    const made = await done(kit, agent, 'createService', input);
    expect(made).toMatchObject({
      ...{ title: 'No hay agua caliente', description: 'Desde ayer', status: 'PENDING', version: 1 },
      ...{ typeId: TYPE_ID, typeName: 'Avería de caldera', category: 'BREAKDOWN', priority: 'HIGH' },
      ...{ durationMinutes: 90, requiresSignature: true, minPhotos: 2, underWarranty: true },
      client: { id: place.client.id, code: place.client.code, name: place.client.legalName },
      site: { id: place.site.id, name: 'Casa', address: { postalCode: '28013', province: 'Madrid' } },
      equipment: [{ id: place.equipment.id, label: 'Caldera Vaillant ecoTEC plus' }],
      owner: { id: agent.uid, name: 'Nombre Apellido' },
      requestedAt: NOW.toISOString(),
      // High priority: 24 hours end on a Sunday, so it is due when Monday's first work can be done.
      dueAt: '2026-11-23T08:30:00.000Z',
      ...{ lines: [], followsUp: null, proposedByName: null, hold: null, nextVisit: null },
    });
    expect(made.code).toMatch(/^S-2026-\d{4}$/);
    expect(made.checklist).toMatchObject([
      { id: 'p1', text: 'Presión del circuito (bar)', required: true, answer: null },
      { id: 'p2', text: 'Estado de la salida de humos' },
    ]);
    const [entry] = await auditOf(kit, made.id);
    expect(entry).toMatchObject({
      ...{ action: 'createService', entity: 'SERVICE', subject: `${made.code} No hay agua caliente` },
      ...{ actor: agent.uid, before: null },
      on: expect.arrayContaining([
        ...[`SERVICE_${made.id}`, `CLIENT_${place.client.id}`, `SITE_${place.site.id}`],
        `EQUIPMENT_${place.equipment.id}`,
      ]) as unknown,
      after: {
        status: 'PENDING',
        title: 'No hay agua caliente',
        equipment: ['Caldera Vaillant ecoTEC plus'],
      },
    });
  });

  test('uses the given priority, duration, dates and preceding service', async () => {
    const place = await givenPlace(kit, agent);
    const first = await done(kit, agent, 'createService', { service: someService(place) });
    const promisedWindow = { start: '2026-12-01T12:00:00.000Z', end: '2026-12-01T14:00:00.000Z' };
    const service = someService(place, {
      ...{ priority: 'LOW', durationMinutes: 45, promisedWindow },
      notBefore: '2026-12-01T08:00:00.000Z',
    });
    const made = await done(kit, agent, 'createService', { service, followsUpId: first.id });
    expect(made).toMatchObject({
      ...{ priority: 'LOW', durationMinutes: 45, promisedWindow, notBefore: '2026-12-01T08:00:00.000Z' },
      dueAt: '2026-12-04T08:00:00.000Z',
      followsUp: { id: first.id, code: first.code, title: first.title },
    });
  });

  test('returns an error for each invalid field', async () => {
    const place = await givenPlace(kit, agent);
    const service = someService(place, {
      ...{ title: ' ', durationMinutes: 7, notBefore: '2026-12-02T08:00:00.000Z' },
      promisedWindow: { start: '2026-12-01T14:00:00.000Z', end: '2026-12-01T12:00:00.000Z' },
    });
    const answer = await act(kit, agent, 'createService', { service });
    expect(answer.fields).toEqual([
      { path: 'service.title', message: 'Este campo es requerido' },
      { path: 'service.durationMinutes', message: 'Indica una duración de 15 a 1440 minutos, en pasos de 5' },
      { path: 'service.promisedWindow.end', message: 'La hora de fin debe ser posterior a la de inicio' },
      { path: 'service.notBefore', message: 'No puede ser posterior a la franja prometida' },
    ]);
  });

  test('refuses a promised window in the past', async () => {
    const place = await givenPlace(kit, agent);
    const service = someService(place, {
      promisedWindow: { start: '2026-11-20T12:00:00.000Z', end: '2026-11-20T14:00:00.000Z' },
    });
    const answer = await act(kit, agent, 'createService', { service });
    expect(answer.fields).toEqual([{ path: 'service.promisedWindow.end', message: 'Ya ha pasado' }]);
  });

  test('creates one service per key; the same key with other input is refused', async () => {
    const place = await givenPlace(kit, agent);
    const key = randomUUID();
    const input = { service: someService(place) };
    const first = await done(kit, agent, 'createService', input, key);
    const before = await count('services');
    expect((await done(kit, agent, 'createService', input, key)).id).toBe(first.id);
    const other = { service: someService(place, { title: 'Otra cosa' }) };
    expect((await act(kit, agent, 'createService', other, key)).__typename).toBe('KeyReusedError');
    expect(await count('services')).toBe(before);
  });

  test('creates thirty unique codes in thirty simultaneous calls', async () => {
    const place = await givenPlace(kit, agent);
    const input = { service: someService(place) };
    const made = await Promise.all(
      Array.from({ length: 30 }, () => done(kit, agent, 'createService', input, randomUUID())),
    );
    expect(new Set(made.map(({ code }) => code)).size).toBe(30);
  }, 120_000);
});

describe('the contact of a service', () => {
  test("is the site's contact, else the client's main contact, else the client", async () => {
    const phones = ['+34612345678'];
    const contacts = [
      { name: 'Eva', phone: '+34611111111', main: false },
      { name: 'Luis', phone: '+34622222222', main: true },
    ];
    const make = async (client: Record<string, unknown>, site: Record<string, unknown> = {}) => {
      const made = await givenPlace(kit, agent);
      await kit.firestore.doc(`clients/${made.client.id}`).update(client);
      await kit.firestore.doc(`sites/${made.site.id}`).set(site, { merge: true });
      const { id } = await done(kit, agent, 'createService', { service: someService(made) });
      const query = gql(`query ContactOf($id: ID!) { service(id: $id) { contact { name phone } } }`);
      return (await execute(kit, agent, query, { id })).service?.contact;
    };
    const atSite = { contactName: 'Portera', contactPhone: null };
    expect(await make({ phones, contacts }, atSite)).toEqual({ name: 'Portera', phone: null });
    expect(await make({ phones, contacts })).toEqual({ name: 'Luis', phone: '+34622222222' });
    expect(await make({ phones, contacts: [] })).toEqual({ name: null, phone: '+34612345678' });
    const person = { kind: 'PERSON', legalName: 'Ana Ruiz', phones, contacts: [] };
    expect(await make(person)).toEqual({ name: 'Ana Ruiz', phone: '+34612345678' });
    expect(await make({ phones: [], contacts: [] })).toBeNull();
  });
});

test('a stored service is read back with all its fields', async () => {
  const { id } = await givenService(kit, agent);
  const service = await serviceDocument(kit, id);
  expect(service).toMatchObject({ requestedAt: NOW, explicit: null, open: true, heldMs: 0, answers: {} });
});
