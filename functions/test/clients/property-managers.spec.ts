import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addClients,
  givenClient,
  mutate,
  replayOf,
  someClient,
  stored,
  type ClientRow,
} from '../kits/client-kit.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { mutate as mutateProspect, putSettings, someProspect } from '../kits/prospect-kit.ts';
import { countReads } from '../kits/reads.ts';
import { placeOf, putWork } from '../kits/work-kit.ts';

let kit: Kit;
let admin: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  await putSettings(kit);
  admin = await kit.given.admin();
});
afterAll(() => kit.stop());

const manager = async (changes: Parameters<typeof someClient>[0] = {}) =>
  (await givenClient(kit, admin, { client: someClient({ isPropertyManager: true, ...changes }) })).client;

const community = async (managedById: string | null, changes: Parameters<typeof someClient>[0] = {}) =>
  (await givenClient(kit, admin, { client: someClient({ kind: 'COMMUNITY', managedById, ...changes }) }))
    .client;

const change = ({ id, version }: ClientRow, client: Parameters<typeof someClient>[0]) =>
  mutate(kit, admin, 'updateClient', { id, version, client: someClient(client) });

const invalidAt = (path: string) => ({ __typename: 'ValidationError', fields: [{ path }] });

describe('a property manager', () => {
  test('is linked from a community with phone, and renaming the manager updates the link', async () => {
    const { id, code, legalName, phones } = await manager();
    const of = await community(id);
    const named = { id, code, name: legalName, phone: phones[0], archived: false };
    expect(of).toMatchObject({ isPropertyManager: false, managedBy: named });
    expect(await replayOf(kit, of.id)).toMatchObject({ managedBy: { id, code, name: legalName } });
    const input = { id, version: 1, client: someClient({ legalName: 'Fincas Nueva', phones }) };
    await mutate(kit, admin, 'updateClient', input);
    const copy = { managedBy: { id, code, name: 'Fincas Nueva' }, version: 1 };
    expect(await stored(kit, `clients/${of.id}`)).toMatchObject(copy);
    // An older app sends neither field: both are kept.
    expect((await change(of, { kind: 'COMMUNITY' })).client).toMatchObject({ managedBy: { id } });
    expect(await stored(kit, `clients/${id}`)).toMatchObject({ isPropertyManager: true });
    expect(
      (await change({ ...of, version: 2 }, { kind: 'COMMUNITY', managedById: null })).client,
    ).toMatchObject({
      managedBy: null,
    });
  });

  test('cannot stop being one while communities link to it', async () => {
    const of = await manager();
    const named = await community(of.id);
    for (const client of [{ isPropertyManager: false }, { kind: 'PUBLIC_BODY' as const }]) {
      expect(await change(of, client)).toMatchObject(invalidAt('client.isPropertyManager'));
    }
    await change(named, { kind: 'COMMUNITY', managedById: null });
    expect((await change(of, { isPropertyManager: false })).client).toMatchObject({
      isPropertyManager: false,
    });
  });

  test('lists its communities in pages, and is found by the property manager filter', async () => {
    const of = await manager();
    const managedBy = { id: of.id, code: of.code, name: of.legalName };
    await addClients(kit, 30, (index) => ({ kind: 'COMMUNITY', legalName: `C. P. ${index}`, managedBy }));
    const tally = countReads(kit.firestore);
    const query =
      gql(`query PropertyManagersClients($filter: ClientFilter) { clients(first: 25, sort: NAME, filter: $filter) {
      edges { node { id managedBy { name } } } totalCount
    } }`);
    const ask = async (filter: object) => (await execute(kit, admin, query, { filter })).clients;
    const theirs = await ask({ managedById: of.id });
    // The viewer, the rows and the count: the rows need no read for the manager's name.
    expect([theirs.edges.length, theirs.totalCount, tally.reads]).toEqual([25, 30, 27]);
    const ids = (await ask({ propertyManagers: true })).edges.map(({ node }) => node.id);
    expect(ids).toContain(of.id);
    expect(ids).not.toContain(theirs.edges[0]?.node.id);
  });

  test('appears with the current name in a merged community, even if its copy was outdated', async () => {
    const of = await manager();
    const [keep, gone] = [await community(null), await community(of.id)];
    await kit.firestore.doc(`clients/${gone.id}`).update({ 'managedBy.name': 'Como se llamaba' });
    const request = { keepId: keep.id, keepVersion: 1, mergeId: gone.id, mergeVersion: 1 };
    expect((await mutate(kit, admin, 'mergeClients', request)).__typename).toBe('MergeClientsSuccess');
    const named = { id: of.id, code: of.code, name: of.legalName };
    expect(await stored(kit, `clients/${keep.id}`)).toMatchObject({ managedBy: named });
  });

  test('passes its communities on when merged into another client', async () => {
    const [keep, gone] = [await manager({ isPropertyManager: false }), await manager()];
    const of = await community(gone.id);
    const request = { keepId: keep.id, keepVersion: 1, mergeId: gone.id, mergeVersion: 1 };
    const { mergePreview } = await execute(
      kit,
      admin,
      gql(`query PropertyManagersMergePreview($keepId: ID!, $mergeId: ID!) { mergePreview(keepId: $keepId, mergeId: $mergeId) {
        communityCount result { isPropertyManager }
      } }`),
      { keepId: keep.id, mergeId: gone.id },
    );
    expect(mergePreview).toEqual({ communityCount: 1, result: { isPropertyManager: true } });
    const town = (await givenClient(kit, admin, { client: someClient({ kind: 'COMMUNITY' }) })).client;
    const wrongWay = { ...request, keepId: town.id };
    expect(await mutate(kit, admin, 'mergeClients', wrongWay)).toMatchObject({
      __typename: 'TransitionError',
      message: `${gone.legalName} es administrador de fincas: es el que tiene que quedar`,
    });
    expect((await mutate(kit, admin, 'mergeClients', request)).client).toMatchObject({
      isPropertyManager: true,
    });
    const own = { id: keep.id, code: keep.code, name: keep.legalName };
    expect(await stored(kit, `clients/${of.id}`)).toMatchObject({ managedBy: own });
    expect(await stored(kit, `clients/${gone.id}`)).toMatchObject({ isPropertyManager: false });
  });
});

describe('the duplicate check', () => {
  const PHONE = '600 300 100';
  const look = async (input: object) =>
    (
      await execute(
        kit,
        admin,
        gql(
          `query PropertyManagersDuplicates($input: DuplicateSearch!) { duplicates(input: $input) { id matchedOn } }`,
        ),
        { input },
      )
    ).duplicates;

  test('ignores a phone that belongs to a property manager, but still finds other matches', async () => {
    const of = await manager({ phones: [PHONE], emails: ['fincas@ejemplo.es'] });
    // Twelve communities, more than the check ever returns.
    for (let each = 0; each < 12; each += 1) await community(of.id, { phones: [PHONE] });
    const alike = await community(null, { phones: [PHONE], emails: ['portal@ejemplo.es'] });
    expect(await look({ phones: [PHONE], emails: ['Fincas@ejemplo.es'] })).toEqual([]);
    const found = await look({ phones: [PHONE], emails: ['portal@ejemplo.es'] });
    expect(found).toEqual([{ id: alike.id, matchedOn: ['EMAIL'] }]);
    const prospect = someProspect({ kind: 'COMMUNITY', legalName: 'C. P. Nueva', phone: PHONE });
    const called = await mutateProspect(kit, admin, 'createProspect', { prospect });
    expect(called.__typename).toBe('CreateProspectSuccess');
    const { nif } = (await manager({ nif: '12345678Z' })) as { nif: string };
    expect(await look({ nif, phones: [PHONE] })).toHaveLength(1);
  });

  test('finds a match behind a hundred communities of the manager with few reads', async () => {
    const of = await manager();
    const managedBy = { id: of.id, code: of.code, name: of.legalName };
    const phones = ['+34600300300'];
    await addClients(kit, 100, () => ({ kind: 'COMMUNITY', phones, managedBy }));
    const alike = (await givenClient(kit, admin, { client: someClient() })).client;
    const last = kit.firestore.doc('clients/zzzzzzzzzzzzzzzzzzzz');
    await last.set((await kit.firestore.doc(`clients/${alike.id}`).get()).data() ?? {});
    await last.update({ phones, match: [`phone:${phones[0]}`] });
    const tally = countReads(kit.firestore);
    expect(await look({ phones, managedById: of.id })).toMatchObject([{ id: last.id }]);
    expect(tally.reads).toBeLessThanOrEqual(120);
    await last.delete();
  });

  test('ignores communities of the same manager, and those of a client being made a manager', async () => {
    const of = await manager();
    const phone = '600 300 200';
    const [first, other] = [await community(of.id, { phones: [phone] }), await manager()];
    expect(await look({ phones: [phone], managedById: of.id })).toEqual([]);
    expect(await look({ phones: [phone], managedById: other.id })).toMatchObject([{ id: first.id }]);
    expect(await look({ phones: [phone] })).toMatchObject([{ id: first.id }]);
    expect(await look({ phones: [phone], isPropertyManager: true })).toEqual([]);
    await community(of.id, { phones: [phone] });
    await manager({ phones: [phone] });
  });
});

test('a technician who works at a community does not see its manager', async () => {
  const { client, site } = await givenClient(kit, admin, {
    client: someClient({ kind: 'COMMUNITY', managedById: (await manager()).id }),
  });
  const technician = await kit.given.technician();
  await putWork(kit, [technician], { place: placeOf({ client, site }) });
  const seen = await execute(
    kit,
    technician,
    gql(`query PropertyManagersClient($id: ID!) { client(id: $id) { id managedBy { name } } }`),
    { id: client.id },
  );
  expect(seen).toEqual({ client: { id: client.id, managedBy: null } });
});
