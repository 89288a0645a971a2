import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditOf, mutate, someEquipment, stored, succeed } from '../kits/client-kit.ts';
import { get, madeId } from '../kits/files-kit.ts';
import { execute, gql, type Kit, mutations, type Person } from '../kits/kit.ts';
import { completed, putParties, reportAs, richWork } from '../kits/report-kit.ts';
import {
  at,
  inStatus,
  madeBy,
  endWorkInProgress,
  putWork,
  startWork,
  type Cast,
  type Place,
} from '../kits/work-kit.ts';

const NOW = new Date('2026-11-20T10:31:00Z');

let kit: Kit;
let people: Cast;
let own: Person;
let place: Place;
beforeAll(async () => {
  ({ kit, people, place } = await startWork(() => NOW));
  own = people.OWN;
  await putParties(kit, place);
});
afterAll(() => kit.stop());
beforeEach(() => endWorkInProgress(kit));

const { mutate: send } = mutations({
  correctEquipment: gql(`mutation CorrectEquipment($input: CorrectEquipmentInput!, $key: UUID) {
    correctEquipment(input: $input, key: $key) {
      __typename ... on UserError { message }
      ... on EquipmentSuccess { equipment { id brand model serialNumber version } }
    }
  }`),
  createEquipment: gql(`mutation FindEquipment($input: CreateEquipmentInput!, $key: UUID) {
    createEquipment(input: $input, key: $key) {
      __typename ... on UserError { message }
      ... on EquipmentSuccess { equipment { id brand model serialNumber version } }
    }
  }`),
});

const iso = (time: string) => at(time).toISOString();
const machineThere = async () =>
  (await succeed(kit, people.AGENT, 'createEquipment', { equipment: someEquipment(place.site.id) }))
    .equipment;

describe('correctEquipment', () => {
  test('changes the sent fields during an own visit, even if the office changed others meanwhile, once per key', async () => {
    const { id } = await machineThere();
    const { visit } = await putWork(kit, [own], { place, visit: inStatus('IN_PROGRESS') });
    const changed = someEquipment(place.site.id, { brand: 'Junkers', status: 'FAULTY' });
    await mutate(kit, people.AGENT, 'updateEquipment', { id, version: 1, equipment: changed });
    const input = { id, serialNumber: ' 21 18 04 ', model: null, visitId: visit.id };
    const key = randomUUID();
    const first = await send(kit, own, 'correctEquipment', input, key);
    expect(first.equipment).toMatchObject({ brand: 'Junkers', model: null, serialNumber: '21 18 04' });
    expect(await send(kit, own, 'correctEquipment', input, key)).toEqual(first);
    expect(await stored(kit, `equipment/${id}`)).toMatchObject({ status: 'FAULTY', version: 3 });
    expect((await auditOf(kit, id)).at(-1)).toMatchObject({
      action: 'correctEquipment',
      before: { model: 'ecoTEC plus', serialNumber: null },
      after: { model: null, serialNumber: '21 18 04' },
    });
  });

  test('updates the copies in services for that equipment', async () => {
    const { id } = await machineThere();
    const equipment = [
      { id, label: 'Caldera Vaillant ecoTEC plus', serialNumber: null, warrantyUntil: null },
    ];
    const { service } = await putWork(kit, [own], {
      ...{ place, service: { equipment }, visit: inStatus('IN_PROGRESS') },
    });
    await send(kit, own, 'correctEquipment', { id, brand: 'Saunier Duval' });
    expect((await stored(kit, `services/${service.id}`))['equipment']).toMatchObject([
      { id, label: 'Caldera Saunier Duval ecoTEC plus' },
    ]);
  });

  test.each([
    ['a visit that has ended', { ...inStatus('COMPLETED') }, iso('09:40:00'), 'EquipmentSuccess'],
    ['a visit that the office cancelled', inStatus('CANCELLED'), iso('09:40:00'), 'EquipmentSuccess'],
    ['the time after a visit', inStatus('COMPLETED'), iso('09:55:00'), 'TransitionError'],
    ['a visit to come', inStatus('SCHEDULED'), iso('09:40:00'), 'TransitionError'],
  ])('in %s returns %#', async (_name, visit, occurredAt, __typename) => {
    const there = await putWork(kit, [own], { place, visit });
    const { id } = await machineThere();
    const input = { id, brand: 'Baxi', visitId: there.visit.id, occurredAt };
    expect(await send(kit, own, 'correctEquipment', input)).toMatchObject({ __typename });
  });

  test('returns notFound to a technician who never visits the site, whatever visit they name', async () => {
    const { id } = await machineThere();
    const elsewhere = await putWork(kit, [people.OTHER], { visit: inStatus('IN_PROGRESS') });
    const input = { id, brand: 'Baxi', visitId: elsewhere.visit.id };
    expect(await send(kit, people.OTHER, 'correctEquipment', input)).toMatchObject({
      __typename: 'NotFoundError',
    });
    expect(await send(kit, people.AGENT, 'correctEquipment', { id: 'nobody' })).toMatchObject({
      __typename: 'NotFoundError',
    });
  });

  test('is accepted in a visit that was reassigned to a colleague', async () => {
    const given = {
      ...inStatus('SCHEDULED'),
      formerTechnicians: [{ id: own.uid, name: 'Ana', color: 'teal' }],
    };
    const there = await putWork(kit, [people.OTHER], { place, visit: given });
    const { id } = await machineThere();
    const input = { id, brand: 'Baxi', visitId: there.visit.id, occurredAt: iso('09:40:00') };
    expect(await send(kit, own, 'correctEquipment', input)).toMatchObject({ __typename: 'EquipmentSuccess' });
  });
});

describe('createEquipment by a technician', () => {
  test('creates the equipment once, under the id the device generated', async () => {
    const { visit } = await putWork(kit, [own], { place, visit: inStatus('COMPLETED') });
    const input = {
      ...{ id: madeId(), visitId: visit.id, occurredAt: iso('09:45:00') },
      equipment: someEquipment(place.site.id, { brand: 'Daikin' }),
    };
    const key = randomUUID();
    const added = await send(kit, own, 'createEquipment', input, key);
    expect(added.equipment).toMatchObject({ id: input.id, brand: 'Daikin', version: 1 });
    expect(await send(kit, own, 'createEquipment', input, key)).toEqual(added);
    for (const id of [input.id, 'a/b']) {
      expect(await send(kit, people.AGENT, 'createEquipment', { ...input, id })).toMatchObject({
        __typename: 'ValidationError',
      });
    }
  });
});

describe('the past visits of a site', () => {
  const QUERY = gql(`query EquipmentFieldSite($id: ID!) { site(id: $id) { equipment { id } pastVisits {
    id endedAt status title typeName technicianNames equipmentIds text report { id serviceId } } } }`);
  const look = async (by: Person) => (await execute(kit, by, QUERY, { id: place.site.id })).site;

  test('are shown with reports to a technician who visits it, without prices and phones they may not see', async () => {
    const { visit, service, photos, input } = await richWork(kit, [people.OTHER], place);
    const reportId = await completed(kit, people.OTHER, input);
    const photo = photos[0]?.id ?? '';
    await kit.firestore.doc(`blobs/${photo}`).set({ bytes: Buffer.from('x') });
    const stranger = await kit.given.technician();
    expect(await look(stranger)).toBeNull();
    expect(await reportAs(kit, stranger, reportId)).toBeNull();
    expect((await get(kit, stranger, photo)).status).toBe(404);

    await putWork(kit, [stranger], { place, visit: { ...madeBy(stranger), plannedStart: NOW } });
    const known = await look(stranger);
    expect(known?.pastVisits.find(({ id }) => id === visit.id)).toMatchObject({
      ...{ status: 'COMPLETED', title: 'No calienta', technicianNames: ['Nombre Apellido'] },
      ...{ equipmentIds: ['e1'], text: 'Sustituida la válvula' },
      report: { id: reportId, serviceId: service.id },
    });
    const report = await reportAs(kit, stranger, reportId);
    expect(report?.content).toMatchObject({ totals: null, contact: { phone: null } });
    expect((await get(kit, stranger, photo)).status).toBe(200);
    const { id: machine } = await machineThere();
    expect((await look(stranger))?.equipment.map(({ id }) => id)).toContain(machine);
  });

  test('are sorted latest first, without open or cancelled visits', async () => {
    const before = inStatus('COMPLETED');
    const visits = await Promise.all(
      [{ ...before, finishedAt: at('08:00:00') }, before, inStatus('CANCELLED'), inStatus('SCHEDULED')].map(
        (visit) => putWork(kit, [own], { place, visit }),
      ),
    );
    const [old, late, annulled, open] = visits.map(({ visit }) => visit.id);
    const ids = (await look(people.AGENT))?.pastVisits.map(({ id }) => id) ?? [];
    expect(ids.indexOf(late ?? '')).toBeLessThan(ids.indexOf(old ?? ''));
    expect(ids).toContain(late);
    expect(ids).not.toContain(annulled);
    expect(ids).not.toContain(open);
  });
});
