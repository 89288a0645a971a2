import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runFanouts } from '../../src/store/fanout/run-fanouts.ts';
import { workEquipmentOf } from '../../src/clients/work-copies.ts';
import type { Service } from '../../src/work/service.ts';
import { serviceToDocument } from '../../src/work/store/service-document.ts';
import { toEquipment } from '../../src/clients/store/equipment-document.ts';
import {
  givenClient,
  mutate,
  succeed,
  someClient,
  someEquipment,
  someNif,
  someSite,
} from '../kits/client-kit.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import * as staff from '../kits/staff-kit.ts';
import { placeOf, putWork, serviceNow, visitNow, type WorkChanges } from '../kits/work-kit.ts';

let kit: Kit;
let admin: Person;
let technician: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  [admin, technician] = await Promise.all([kit.given.admin(), kit.given.technician()]);
});
afterAll(() => kit.stop());

async function given(changes: WorkChanges = {}) {
  const { client, site } = await givenClient(kit, admin);
  const { equipment } = await succeed(kit, admin, 'createEquipment', {
    equipment: someEquipment(site.id, { serialNumber: 'A-1' }),
  });
  const stored = toEquipment(await kit.firestore.doc(`equipment/${equipment.id}`).get());
  if (!stored) throw new Error('no machine');
  const work = await putWork(kit, [technician], {
    ...changes,
    place: placeOf({ client, site }),
    service: { equipment: [workEquipmentOf(stored)], ...changes.service },
  });
  return { client, site, equipment, ...work };
}

const SERVICES = gql(
  `query WorkCopiesServices($search: String) { services(search: $search) { edges { node { id } } } }`,
);
const found = async (search: string) => {
  const { services } = await execute(kit, admin, SERVICES, { search });
  return services.edges.map(({ node }) => node.id);
};
const wordOf = ({ id }: { id: string }) => `w${id.replace(/\W/gu, '').toLowerCase().slice(0, 12)}`;

describe('a changed client', () => {
  test('updates its name in services, visits and their search words', async () => {
    const { client, service, visit } = await given();
    const legalName = `Comunidad ${wordOf(client)}`;
    const renamed = { id: client.id, version: 1, client: someClient({ legalName }) };
    expect((await mutate(kit, admin, 'updateClient', renamed)).__typename).toBe('ClientSuccess');
    const ref = { id: client.id, code: client.code, name: legalName };
    // Updating a copy is not a change of the service.
    expect(await serviceNow(kit, service.id)).toEqual({ ...service, client: ref });
    expect((await visitNow(kit, visit.id)).client).toEqual(ref);
    expect(await found(wordOf(client))).toEqual([service.id]);
    expect(await found(client.legalName)).not.toContain(service.id);
    // Its other search words are still there.
    const search = (await kit.firestore.doc(`services/${service.id}`).get()).get('search') as string[];
    expect(search).toEqual(expect.arrayContaining([`t:${technician.uid}`]));
  });

  test('updates its name in work reviews, also after a merge', async () => {
    const { client } = await given();
    const ref = kit.firestore.collection('workReviews').doc();
    const { id, code, legalName } = client;
    await ref.set({ client: { id, code, name: legalName }, status: 'OPEN' });
    const named = async () => (await ref.get()).get('client') as unknown;
    const renamed = { id, version: 1, client: someClient({ legalName: 'Otra Ana' }) };
    await mutate(kit, admin, 'updateClient', renamed);
    expect(await named()).toEqual({ id, code, name: 'Otra Ana' });
    const { client: keep } = await givenClient(kit, admin);
    const both = { keepId: keep.id, keepVersion: 1, mergeId: id, mergeVersion: 2 };
    expect((await mutate(kit, admin, 'mergeClients', both)).__typename).toBe('MergeClientsSuccess');
    expect(await named()).toEqual({ id: keep.id, code: keep.code, name: keep.legalName });
  });

  test('updates the billing data in its services', async () => {
    const { client, service, visit } = await given();
    const nif = someNif();
    const billed = { id: client.id, version: 1, client: someClient({ legalName: client.legalName, nif }) };
    expect((await mutate(kit, admin, 'updateClient', billed)).__typename).toBe('ClientSuccess');
    const billing = { hasNif: true, hasAddress: false };
    expect(await serviceNow(kit, service.id)).toEqual({ ...service, billing });
    expect(await visitNow(kit, visit.id)).toEqual(visit);
  });

  test('updates hundreds of services page by page', async () => {
    const { client, service } = await given();
    const writer = kit.firestore.bulkWriter({ throttling: false });
    for (let index = 0; index < 250; index += 1) {
      const stamp = { createdAt: new Date(), updatedAt: new Date(), version: 1 };
      void writer.create(kit.firestore.collection('services').doc(), {
        ...serviceToDocument(service),
        ...stamp,
      });
    }
    await writer.close();
    const legalName = `Muchos ${wordOf(client)}`;
    const renamed = { id: client.id, version: 1, client: someClient({ legalName }) };
    expect((await mutate(kit, admin, 'updateClient', renamed)).__typename).toBe('ClientSuccess');
    expect((await runFanouts(kit.firestore)).changed).toBe(0);
    const services = kit.firestore.collection('services').where('client.id', '==', client.id);
    const { docs } = await services.select('client.name', 'search').get();
    expect(docs).toHaveLength(251);
    for (const doc of docs) {
      expect(doc.get('client.name')).toBe(legalName);
      expect(doc.get('search')).toEqual(expect.arrayContaining([wordOf(client)]));
    }
  }, 120_000);
});

describe('a changed site', () => {
  test('updates its copy in services and visits', async () => {
    const { site, service, visit } = await given();
    const changed = someSite({
      ...{ name: 'Sótano', accessNotes: 'Llave en conserjería' },
      address: { street: `Calle ${wordOf(site)}`, number: '8', postalCode: '28004', city: 'Getafe' },
    });
    const answer = await mutate(kit, admin, 'updateSite', { id: site.id, version: 1, site: changed });
    expect(answer.__typename).toBe('SiteSuccess');
    const copy = {
      ...{ id: site.id, name: 'Sótano', accessNotes: 'Llave en conserjería', zoneId: null },
      address: {
        street: `Calle ${wordOf(site)}`,
        number: '8',
        floor: null,
        postalCode: '28004',
        city: 'Getafe',
      },
    };
    expect(await serviceNow(kit, service.id)).toEqual({ ...service, site: copy });
    expect((await visitNow(kit, visit.id)).site).toEqual(copy);
    expect(await found(wordOf(site))).toEqual([service.id]);
  });

  test('does not write to services if no copied field changed', async () => {
    const { site, service } = await given();
    const before = (await kit.firestore.doc(`services/${service.id}`).get()).updateTime;
    const changed = someSite({ contactName: 'Eva', isDwelling: true });
    await mutate(kit, admin, 'updateSite', { id: site.id, version: 1, site: changed });
    expect((await kit.firestore.doc(`services/${service.id}`).get()).updateTime).toEqual(before);
  });

  test('updates the zone of its services', async () => {
    const { site, service } = await given();
    const zone = { id: 'norte', name: 'Zona Norte', postalPrefixes: ['28004'], retired: false };
    await kit.firestore.doc('settings/zones').set({ values: [zone], version: 1 });
    const address = { street: 'Calle Pez', number: '1', postalCode: '28004', city: 'Madrid' };
    await mutate(kit, admin, 'updateSite', { id: site.id, version: 1, site: someSite({ address }) });
    const stored = await kit.firestore.doc(`services/${service.id}`).get();
    expect([stored.get('zoneId'), stored.get('site.zoneId')]).toEqual(['norte', 'norte']);
    await kit.firestore.doc('settings/zones').delete();
  });
});

describe('a changed piece of equipment', () => {
  const label = 'Caldera Vaillant ecoTEC pro';
  const machine = { model: 'ecoTEC pro', serialNumber: 'B-2', warrantyUntil: '2027-01-31' };

  test('updates its copy in services and the label in their visits', async () => {
    const { site, equipment, service, visit } = await given();
    const another = { id: 'another', label: 'Radiadores', serialNumber: null, warrantyUntil: null };
    await kit.firestore.doc(`services/${service.id}`).update({ equipment: [...service.equipment, another] });
    const changed = { id: equipment.id, version: 1, equipment: someEquipment(site.id, machine) };
    expect((await mutate(kit, admin, 'updateEquipment', changed)).__typename).toBe('EquipmentSuccess');
    const { serialNumber, warrantyUntil } = machine;
    const after = await serviceNow(kit, service.id);
    expect(after.equipment).toEqual([{ id: equipment.id, label, serialNumber, warrantyUntil }, another]);
    expect(after.version).toBe(service.version);
    expect((await visitNow(kit, visit.id)).summary.equipmentLabel).toBe(label);
  });

  test("does not change the label of visits if it is not the service's first", async () => {
    const first = { id: 'first', label: 'Bomba', serialNumber: null, warrantyUntil: null };
    const { site, equipment, service, visit } = await given({ service: { equipment: [first] } });
    const copy = { id: equipment.id, label: 'x', serialNumber: null, warrantyUntil: null };
    const fields: Service = { ...service, equipment: [first, copy] };
    await kit.firestore.doc(`services/${service.id}`).update(serviceToDocument(fields));
    const changed = { id: equipment.id, version: 1, equipment: someEquipment(site.id, machine) };
    await mutate(kit, admin, 'updateEquipment', changed);
    expect((await serviceNow(kit, service.id)).equipment.map((each) => each.label)).toEqual(['Bomba', label]);
    expect((await visitNow(kit, visit.id)).summary.equipmentLabel).toBe('Bomba');
  });

  test('does not write to services if no copied field changed', async () => {
    const { site, equipment, service } = await given();
    const before = (await kit.firestore.doc(`services/${service.id}`).get()).updateTime;
    const faulty = someEquipment(site.id, { serialNumber: 'A-1', status: 'FAULTY', notes: 'Gotea' });
    await mutate(kit, admin, 'updateEquipment', { id: equipment.id, version: 1, equipment: faulty });
    expect((await kit.firestore.doc(`services/${service.id}`).get()).updateTime).toEqual(before);
  });
});

test('a merge moves services and visits to the kept client, as previewed, with its search words', async () => {
  const { client: gone, service, visit } = await given();
  const { client: keep } = await givenClient(kit, admin, {
    client: someClient({ legalName: `Queda ${wordOf(gone)}` }),
  });
  const preview = gql(
    `query WorkCopiesMergePreview($keepId: ID!, $mergeId: ID!) { mergePreview(keepId: $keepId, mergeId: $mergeId) { serviceCount } }`,
  );
  expect(await execute(kit, admin, preview, { keepId: keep.id, mergeId: gone.id })).toEqual({
    mergePreview: { serviceCount: 1 },
  });
  const input = { keepId: keep.id, keepVersion: 1, mergeId: gone.id, mergeVersion: 1 };
  expect((await mutate(kit, admin, 'mergeClients', input)).__typename).toBe('MergeClientsSuccess');
  const ref = { id: keep.id, code: keep.code, name: keep.legalName };
  expect(await serviceNow(kit, service.id)).toEqual({ ...service, client: ref });
  expect((await visitNow(kit, visit.id)).client).toEqual(ref);
  expect(await found(wordOf(gone))).toEqual([service.id]);
});

describe("a technician's new name or colour", () => {
  test('is copied into their services and visits', async () => {
    const { service, visit } = await given();
    const colleague = { id: 'colleague00000000000', name: 'Nuria Castaño', color: 'orange' };
    const slot = { id: visit.id, plannedStart: visit.plannedStart, plannedEnd: visit.plannedEnd };
    const known = [{ id: technician.uid, name: 'Antes', color: 'blue' }, colleague];
    await kit.firestore.doc(`visits/${visit.id}`).update({ technicians: known });
    await kit.firestore.doc(`services/${service.id}`).update({
      ...{ technicians: known, technicianIds: [technician.uid, colleague.id] },
      nextVisit: { ...slot, status: 'SCHEDULED', technicians: known },
    });
    const stored = await kit.firestore.doc(`users/${technician.uid}`).get();
    const { email, version } = stored.data() as { email: string; version: number };
    const person = { id: technician.uid, version, name: 'Rocío', lastName: 'Vela', email };
    expect((await staff.mutate(kit, admin, 'updateTechnician', person)).__typename).toBe('TechnicianSuccess');
    const own = { version: version + 1, color: 'teal', phone: null };
    const answer = await staff.mutate(kit, technician, 'updateMyProfile', own);
    expect(answer.__typename).toBe('MyProfileSuccess');
    const after = [{ id: technician.uid, name: 'Rocío Vela', color: 'teal' }, colleague];
    expect((await visitNow(kit, visit.id)).technicians).toEqual(after);
    const now = await serviceNow(kit, service.id);
    expect(now.technicians).toEqual(after);
    expect(now.nextVisit?.technicians).toEqual(after);
  });
});
