import { Firestore } from '@google-cloud/firestore';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import { SITE } from '@cuadrilla/domain/records/site.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runFanouts } from '../../src/store/fanout/run-fanouts.ts';
import { siteToDocument } from '../../src/clients/store/site-document.ts';
import { givenClient, mutate, someClient, stored, type ClientRow } from '../kits/client-kit.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';

let kit: Kit;
let admin: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  admin = await kit.given.admin();
});
afterAll(() => kit.stop());

const merge = (keep: { id: string; version: number }, gone: { id: string; version: number }) => {
  const input = { keepId: keep.id, keepVersion: keep.version, mergeId: gone.id, mergeVersion: gone.version };
  return mutate(kit, admin, 'mergeClients', input);
};

const goOn = () => runFanouts(kit.firestore, { now: () => new Date(Date.now() + 3_600_000) });

const idsOf = async (collection: string, field: string, id: string) =>
  (await kit.firestore.collection(collection).where(field, '==', id).get()).docs.map((doc) => doc.id).sort();

describe('a merge of 450 sites', () => {
  test('moves them page by page and loses none when interrupted', async () => {
    const [{ client: keep }, { client: gone }] = [
      await givenClient(kit, admin),
      await givenClient(kit, admin),
    ];
    await addSites(gone, 449);
    const before = await idsOf('sites', 'client.id', gone.id);
    const interruption = interruptAfter(kit.firestore, 2);
    expect((await merge(keep, gone)).client).toMatchObject({ siteCount: 451, version: 2 });
    interruption.over();
    const half = await idsOf('sites', 'client.id', gone.id);
    expect(half).toHaveLength(250);
    // A site that is not moved yet already counts for the kept client.
    const [late = ''] = half.slice(-1);
    const away = await mutate(kit, admin, 'archiveSite', { id: late, version: 1 });
    expect(away.client).toMatchObject({ id: keep.id, siteCount: 450 });
    expect((await goOn()).changed).toBe(249);
    expect(await idsOf('sites', 'client.id', gone.id)).toEqual([]);
    expect(await idsOf('sites', 'client.id', keep.id)).toEqual(expect.arrayContaining(before));
    expect((await kit.firestore.collection('fanouts').get()).size).toBe(0);
    expect((await goOn()).changed).toBe(0);
  });

  test('still moves every site when the kept client is renamed before the merge has finished', async () => {
    const [{ client: keep, site }, { client: gone }] = [
      await givenClient(kit, admin),
      await givenClient(kit, admin),
    ];
    await addSites(gone, 449);
    const stopped = interruptAfter(kit.firestore, 1);
    await merge(keep, gone);
    stopped.over();
    expect(await idsOf('sites', 'client.id', gone.id)).toHaveLength(450);
    const client = someClient({ legalName: 'Nombre posterior' });
    const again = interruptAfter(kit.firestore, 1);
    await mutate(kit, admin, 'updateClient', { id: keep.id, version: 2, client });
    again.over();
    expect((await stored(kit, `sites/${site.id}`))['client']).toMatchObject({ name: keep.legalName });
    await goOn();
    expect(await idsOf('sites', 'client.name', 'Nombre posterior')).toHaveLength(451);
    expect(await idsOf('sites', 'client.id', keep.id)).toHaveLength(451);
  });

  test('returns BUSY while earlier fan-outs cannot be finished', async () => {
    const [{ client: keep }, { client: gone }] = [
      await givenClient(kit, admin),
      await givenClient(kit, admin),
    ];
    const job = kit.firestore.collection('fanouts').doc();
    await job.set({
      ...{ collection: 'sites', field: 'client.id', value: gone.id, patch: { 'client.name': 'x' } },
      ...{ after: null, at: new Date() },
    });
    const stopped = interruptNext(kit.firestore);
    const input = { keepId: keep.id, keepVersion: 1, mergeId: gone.id, mergeVersion: 1 };
    const query = 'mutation ($input: MergeClientsInput!) { mergeClients(input: $input) { __typename } }';
    const { errors } = await kit.send({ query, variables: { input } }, admin);
    stopped.over();
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BUSY']);
    await goOn();
    expect((await merge(keep, gone)).__typename).toBe('MergeClientsSuccess');
  });

  test('finishes within the request when nothing interrupts it', async () => {
    const [{ client: keep }, { client: gone }] = [
      await givenClient(kit, admin),
      await givenClient(kit, admin),
    ];
    await addSites(gone, 449);
    await merge(keep, gone);
    expect(await idsOf('sites', 'client.id', gone.id)).toEqual([]);
    const renamed = someClient({ legalName: 'Otro nombre' });
    await mutate(kit, admin, 'updateClient', { id: keep.id, version: 2, client: renamed });
    expect(await idsOf('sites', 'client.name', 'Otro nombre')).toHaveLength(451);
  });
});

async function addSites({ id, code, legalName }: ClientRow, count: number): Promise<void> {
  const writer = kit.firestore.bulkWriter({ throttling: false });
  for (let index = 0; index < count; index += 1) {
    const address = { street: 'Calle', number: null, floor: null, postalCode: '28013', city: 'Madrid' };
    const site = siteToDocument({
      ...emptyRecord(SITE),
      ...{ client: { id, code, name: legalName }, name: `Sitio ${index}`, address },
    });
    const meta = { createdAt: new Date(), updatedAt: new Date(), version: 1 };
    void writer.create(kit.firestore.collection('sites').doc(), { ...site, ...meta });
  }
  void writer.update(kit.firestore.doc(`clients/${id}`), { siteCount: count + 1 });
  await writer.close();
}

/** Fails the next transaction only. */
function interruptNext(firestore: Firestore) {
  const spy = vi.spyOn(firestore, 'runTransaction');
  spy.mockImplementationOnce(() => Promise.reject(new Error('interrupted')));
  return { over: () => spy.mockRestore() };
}

/** Fails every transaction after the first `count`, as if the instance had been stopped. */
function interruptAfter(firestore: Firestore, count: number) {
  let left = count;
  const spy = vi.spyOn(firestore, 'runTransaction');
  const original = Firestore.prototype.runTransaction.bind(firestore);
  spy.mockImplementation((work, options) => {
    left -= 1;
    return left < 0 ? Promise.reject(new Error('interrupted')) : original(work, options);
  });
  return { over: () => spy.mockRestore() };
}
