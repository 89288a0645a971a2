import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenClient, mutate, succeed, someClient, someEquipment, someSite } from '../kits/client-kit.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';
import { placeOf, putWork } from '../kits/work-kit.ts';
import type { Visit } from '../../src/work/visit.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

let kit: Kit;
let admin: Person;
let technician: Person;
let other: Person;
let tally: Tally;
beforeAll(async () => {
  kit = startKit(() => ({ now: () => NOW }));
  await clearProject(kit);
  const { given } = kit;
  [admin, technician, other] = await Promise.all([given.admin(), given.technician(), given.technician()]);
  tally = countReads(kit.firestore);
});
afterAll(() => kit.stop());

const PHONE = '+34612345678';
const CONTACT = { name: 'Eva', position: 'Portera', phone: PHONE, main: true };

describe('a repeated key', () => {
  test('does not return equipment to a technician who lost access to it, and changes nothing', async () => {
    const { site, equipment, work } = await place({ status: 'IN_PROGRESS' });
    const visit = kit.firestore.doc(`visits/${work?.visit.id ?? ''}`);
    const made = { equipment: someEquipment(site.id, { serialNumber: 'A-1' }) };
    const changed = { id: equipment.id, version: 1, equipment: someEquipment(site.id, { brand: 'Otra' }) };
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const both = async () => [
      await mutate(kit, technician, 'createEquipment', made, first),
      await mutate(kit, technician, 'updateEquipment', changed, second),
    ];
    const done = await both();
    expect(done.map(({ __typename }) => __typename)).toEqual(['EquipmentSuccess', 'EquipmentSuccess']);
    expect(await both()).toEqual(done);
    await visit.update({ technicianIds: [other.uid] });
    const refused = { __typename: 'NotFoundError', message: 'No se ha encontrado' };
    expect(await both()).toEqual([refused, refused]);
    expect((await kit.firestore.collection('equipment').where('site.id', '==', site.id).get()).size).toBe(2);
  });
});

async function place(visit: Partial<Visit> | null = {}) {
  const { client, site } = await givenClient(kit, admin, {
    client: someClient({ contacts: [CONTACT] }),
    site: someSite({ contactName: 'Eva', contactPhone: PHONE }),
  });
  const { equipment } = await succeed(kit, admin, 'createEquipment', { equipment: someEquipment(site.id) });
  const at = placeOf({ client, site });
  const work = visit && (await putWork(kit, [technician], { place: at, visit }));
  return { client, site, equipment, work };
}
type Place = Awaited<ReturnType<typeof place>>;

const LOOK = gql(`query OwnAccessClient($client: ID!, $site: ID!, $equipment: ID!) {
  client(id: $client) { id phones emails contacts { name phone } }
  site(id: $site) { id contactName contactPhone accessNotes }
  equipment(id: $equipment) { id kind }
}`);
type Looked = {
  client: { id: string; phones: string[]; emails: string[]; contacts: { phone: string | null }[] } | null;
  site: { id: string; contactPhone: string | null } | null;
  equipment: { id: string } | null;
};
const look = (by: Person, { client, site, equipment }: Pick<Place, 'client' | 'site' | 'equipment'>) =>
  execute(kit, by, LOOK, { client: client.id, site: site.id, equipment: equipment.id });
const idsOf = ({ client, site, equipment }: Looked) => [client?.id, site?.id, equipment?.id];
const NONE = { client: null, site: null, equipment: null };

describe('the client, site and equipment of a visit', () => {
  test.each([
    ['scheduled', { status: 'SCHEDULED' }],
    ['travelling', { status: 'TRAVELLING' }],
    ['in progress', { status: 'IN_PROGRESS' }],
    ['paused', { status: 'PAUSED' }],
    ['still open, however old', { status: 'PAUSED', plannedStart: daysAgo(90) }],
    ['completed 30 days ago', { status: 'COMPLETED', finishedAt: daysAgo(30) }],
    ['just ended incomplete', { status: 'NOT_COMPLETED', finishedAt: NOW }],
    [
      'incomplete without a start, planned 30 days ago',
      { status: 'NOT_COMPLETED', plannedStart: daysAgo(30) },
    ],
  ] as [string, Partial<Visit>][])(
    'are visible to the technician of a visit that is %s',
    async (_name, visit) => {
      const there = await place(visit);
      expect(idsOf(await look(technician, there))).toEqual([
        there.client.id,
        there.site.id,
        there.equipment.id,
      ]);
      expect(await look(other, there)).toEqual(NONE);
      expect(idsOf(await look(admin, there))).toEqual([there.client.id, there.site.id, there.equipment.id]);
    },
  );

  test.each([
    ['without a visit', null],
    ['whose visit was cancelled', { status: 'CANCELLED' }],
    [
      'whose visit ended more than 30 days ago',
      { status: 'COMPLETED', finishedAt: new Date(daysAgo(30).getTime() - 1) },
    ],
    [
      'whose visit never started and was planned more than 30 days ago',
      { status: 'NOT_COMPLETED', plannedStart: new Date(daysAgo(30).getTime() - 1) },
    ],
  ] as [string, Partial<Visit> | null][])('are null for a technician %s', async (_name, visit) => {
    expect(await look(technician, await place(visit))).toEqual(NONE);
  });

  test("include only the site of the visit, not the client's other sites", async () => {
    const { client, work } = await place();
    const second = await succeed(kit, admin, 'createSite', { clientId: client.id, site: someSite() });
    const { equipment } = await succeed(kit, admin, 'createEquipment', {
      equipment: someEquipment(second.site.id),
    });
    expect(work).not.toBeNull();
    const seen = await look(technician, { client, site: second.site, equipment });
    expect(idsOf(seen)).toEqual([client.id, undefined, undefined]);
  });

  test('include phones only if the technician may see them', async () => {
    const there = await place();
    const hidden = await look(technician, there);
    expect(hidden.client).toMatchObject({ phones: [], contacts: [{ name: 'Eva', phone: null }] });
    expect(hidden.site).toMatchObject({ contactName: 'Eva', contactPhone: null });
    expect(JSON.stringify(hidden)).not.toMatch(/\+34/);
    const user = kit.firestore.doc(`users/${technician.uid}`);
    await user.update({ permissions: { phones: true, prices: false } });
    const shown = await look(technician, there);
    expect(shown.client).toMatchObject({ phones: there.client.phones, contacts: [{ phone: PHONE }] });
    expect(shown.site).toMatchObject({ contactPhone: PHONE });
    await user.update({ permissions: { phones: false, prices: false } });
  });

  test("hide the office's e-mails, tags and notes from the technician", async () => {
    const contact = { ...CONTACT, email: 'eva@ejemplo.es' };
    const { client, site } = await givenClient(kit, admin, {
      client: someClient({
        contacts: [contact],
        tags: ['Moroso'],
        notes: 'Paga tarde',
        emails: ['c@ejemplo.es'],
      }),
    });
    await putWork(kit, [technician], { place: placeOf({ client, site }) });
    const query = gql(
      `query OwnAccessClient2($id: ID!) { client(id: $id) { legalName emails tags notes contacts { name email } } }`,
    );
    const read = (by: Person) => execute(kit, by, query, { id: client.id });
    const { legalName } = client;
    expect((await read(technician)).client).toEqual({
      ...{ legalName, emails: [], tags: [], notes: null },
      contacts: [{ name: 'Eva', email: null }],
    });
    expect((await read(admin)).client).toEqual({
      ...{ legalName, emails: ['c@ejemplo.es'], tags: ['Moroso'], notes: 'Paga tarde' },
      contacts: [{ name: 'Eva', email: 'eva@ejemplo.es' }],
    });
  });

  test('cannot be listed by a technician', async () => {
    const { client } = await place();
    for (const list of [
      'clients { edges { cursor } }',
      `sites(clientId: "${client.id}") { edges { cursor } }`,
      `equipmentList(clientId: "${client.id}") { edges { cursor } }`,
    ]) {
      const { errors } = await kit.send({ query: `{ ${list} }` }, technician);
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    }
  });

  test('cost a technician two reads more, however many visits there were', async () => {
    const { client } = await place();
    tally.reads = 0;
    await execute(kit, technician, gql(`query OwnAccessClient3($id: ID!) { client(id: $id) { id } }`), {
      id: client.id,
    });
    expect(tally.reads).toBe(1 + 2 + 1);
    tally.reads = 0;
    await execute(kit, admin, gql(`query OwnAccessClient4($id: ID!) { client(id: $id) { id } }`), {
      id: client.id,
    });
    expect(tally.reads).toBe(2);
  });
});

describe('a technician changing equipment', () => {
  const NOT_AT_WORK = {
    __typename: 'TransitionError',
    message: 'Solo puedes hacerlo durante una visita tuya en curso en esta ubicación',
  };
  const change = ({ equipment, site }: Place, by: Person, changes = {}, siteId = site.id) =>
    mutate(kit, by, 'updateEquipment', {
      ...{ id: equipment.id, version: 1 },
      equipment: someEquipment(siteId, { status: 'FAULTY', ...changes }),
    });
  const add = ({ site }: Place, by: Person) =>
    mutate(kit, by, 'createEquipment', { equipment: someEquipment(site.id) });

  test.each(['IN_PROGRESS', 'PAUSED'] as const)(
    'may do it during an own visit with status %s',
    async (status) => {
      const there = await place({ status });
      expect(await add(there, technician)).toMatchObject({ equipment: { site: { id: there.site.id } } });
      expect(await change(there, technician)).toMatchObject({ equipment: { status: 'FAULTY', version: 2 } });
      const stale = await change(there, technician);
      expect(stale).toMatchObject({ __typename: 'ConflictError', current: { version: 2 } });
    },
  );

  test.each([
    { status: 'SCHEDULED' },
    { status: 'TRAVELLING' },
    { status: 'COMPLETED', finishedAt: NOW },
  ] as Partial<Visit>[])('is refused during a visit with status $status', async (visit) => {
    const there = await place(visit);
    expect(await add(there, technician)).toMatchObject(NOT_AT_WORK);
    expect(await change(there, technician)).toMatchObject(NOT_AT_WORK);
  });

  test('gets notFound elsewhere, as for ids that do not exist', async () => {
    const there = await place({ status: 'IN_PROGRESS' });
    const missing = {
      ...there,
      site: { ...there.site, id: 'nobody' },
      equipment: { ...there.equipment, id: 'x' },
    };
    expect(await add(there, other)).toEqual(await add(missing, other));
    expect(await change(there, other)).toEqual(await change(missing, other));
    expect(await change(there, other)).toMatchObject({ __typename: 'NotFoundError' });
  });

  test('cannot move it to another site', async () => {
    const there = await place({ status: 'IN_PROGRESS' });
    const to = await succeed(kit, admin, 'createSite', { clientId: there.client.id, site: someSite() });
    expect(await change(there, technician, {}, to.site.id)).toMatchObject({
      fields: [{ path: 'equipment.siteId', message: 'No existe o ya no se puede elegir' }],
    });
    expect((await change(there, admin, {}, to.site.id)).__typename).toBe('EquipmentSuccess');
  });
});
