import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uniqueRef } from '../../src/store/uniques.ts';
import {
  auditOf,
  clientDocument,
  givenClient,
  mutate,
  succeed,
  someClient,
  someEquipment,
  someNif,
  someSite,
  stored,
  type ClientRow,
} from '../kits/client-kit.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { putWork, serviceNow } from '../kits/work-kit.ts';

const ACTIVITY = 'La actividad anterior a la fusión';

let kit: Kit;
let admin: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  admin = await kit.given.admin();
});
afterAll(() => kit.stop());

const merge = (
  keep: { id: string; version: number },
  gone: { id: string; version: number },
  key?: string,
) => {
  const input = { keepId: keep.id, keepVersion: keep.version, mergeId: gone.id, mergeVersion: gone.version };
  return mutate(kit, admin, 'mergeClients', input, key ?? null);
};

const PREVIEW =
  gql(`query ClientsMergeMergePreview($keepId: ID!, $mergeId: ID!) { mergePreview(keepId: $keepId, mergeId: $mergeId) {
  keep { id } merge { id } siteCount equipmentCount prospectCount serviceCount
  result { emails phones tags nif contacts { name main } tradeName notes owner { id name }
    billingAddress { street province } leftBehind }
} }`);

describe('mergeClients', () => {
  test('moves everything the preview listed, and archives the merged client for good', async () => {
    const [ours, theirs] = [someNif(), someNif()];
    const first = {
      client: someClient({
        ...{ nif: theirs, emails: ['a@b.es'], tags: ['VIP'], notes: 'Ojo', tradeName: 'El Horno' },
        ...{ ownerId: admin.uid, billingAddress: someSite().address },
      }),
      site: someSite(),
    };
    const { client: gone, site } = await givenClient(kit, admin, first);
    const { client: keep } = await givenClient(kit, admin, {
      client: someClient({ nif: ours, notes: 'Ya' }),
    });
    const { equipment } = await succeed(kit, admin, 'createEquipment', { equipment: someEquipment(site.id) });
    const ref = { id: gone.id, code: gone.code, name: gone.legalName };
    await kit.firestore.doc('prospects/one').set({ convertedTo: ref });
    const { service } = await putWork(kit, [], { place: { client: ref, site } });
    const own = { id: keep.id, code: keep.code, name: keep.legalName };
    const { service: ofKeep } = await putWork(kit, [], { place: { client: own, site } });
    const { mergePreview } = await execute(kit, admin, PREVIEW, {
      ...{ keepId: keep.id, mergeId: gone.id },
    });
    expect(mergePreview).toMatchObject({
      ...{ siteCount: 1, equipmentCount: 1, prospectCount: 1, serviceCount: 1 },
      result: {
        ...{
          emails: [...keep.emails, 'a@b.es'],
          tags: ['VIP'],
          nif: ours,
          notes: 'Ya',
          tradeName: 'El Horno',
        },
        ...{ owner: { id: admin.uid }, billingAddress: { street: 'Calle Mayor', province: 'Madrid' } },
      },
    });
    const key = randomUUID();
    const answer = await merge(keep, gone, key);
    expect(answer.client).toMatchObject({
      ...{ id: keep.id, version: 2, siteCount: 2, equipmentCount: 1, nif: ours, notes: 'Ya' },
      ...{ emails: [...keep.emails, 'a@b.es'], phones: [...keep.phones, ...gone.phones] },
    });
    expect(await merge(keep, gone, key)).toEqual(answer);
    // The older of the two main sites.
    expect(await stored(kit, `clients/${keep.id}`)).toMatchObject({ mainSiteId: site.id });
    expect(await stored(kit, `sites/${site.id}`)).toMatchObject({ client: own, version: 1 });
    expect(await stored(kit, `equipment/${equipment.id}`)).toMatchObject({ client: own });
    expect(await stored(kit, 'prospects/one')).toEqual({ convertedTo: own });
    const billing = { hasNif: true, hasAddress: true };
    expect(await serviceNow(kit, service.id)).toEqual({ ...service, client: own, billing });
    // The billing address came from the merged client.
    expect(await serviceNow(kit, ofKeep.id)).toEqual({ ...ofKeep, billing });
    const left = { ...{ archived: true, mergedInto: own, siteCount: 0, equipmentCount: 0, mainSite: null } };
    expect(await clientDocument(kit, gone.id)).toMatchObject({ ...left, nif: theirs, notes: 'Ojo' });
    const entries = [...(await auditOf(kit, keep.id)), ...(await auditOf(kit, gone.id))];
    const merged = entries
      .filter(({ action }) => action === 'mergeClients')
      .map(({ after }) => after as unknown);
    const numbers = { movedSites: 1, movedEquipment: 1, movedProspects: 1, movedServices: 1 };
    const leftBehind = [`El nombre ${gone.legalName}`, `El NIF ${theirs}`, 'Las notas', ACTIVITY];
    expect(merged).toEqual([
      expect.objectContaining({ ...numbers, mergedFrom: ref }),
      expect.objectContaining({ ...numbers, leftBehind, archived: true }),
    ]);
    expect(mergePreview?.result.leftBehind).toEqual(leftBehind);
    await afterwards({ keep, gone, theirs });
  });

  async function afterwards({ keep, gone, theirs }: { keep: ClientRow; gone: ClientRow; theirs: string }) {
    const still = { id: gone.id, version: 2 };
    for (const name of ['restoreClient', 'archiveClient'] as const) {
      expect((await mutate(kit, admin, name, still)).__typename).toBe('TransitionError');
    }
    const edit = { ...still, client: someClient() };
    expect((await mutate(kit, admin, 'updateClient', edit)).__typename).toBe('TransitionError');
    expect((await merge({ id: keep.id, version: 2 }, still)).__typename).toBe('TransitionError');
    const again = await mutate(kit, admin, 'createClient', { client: someClient({ nif: theirs }) });
    expect(again).toMatchObject({ mustLink: true, matches: [{ id: keep.id, matchedOn: ['NIF'] }] });
    const { archivedToo } = await execute(
      kit,
      admin,
      gql(
        `query ClientsMergeMergePreview2($keepId: ID!, $mergeId: ID!) { archivedToo: mergePreview(keepId: $keepId, mergeId: $mergeId) { siteCount } }`,
      ),
      { keepId: keep.id, mergeId: gone.id },
    );
    expect(archivedToo).toBeNull();
  }

  test('takes over the NIF if the kept client has none, and redirects clients merged earlier', async () => {
    const nif = someNif();
    const [{ client: a }, { client: b }, { client: c }] = [
      await givenClient(kit, admin, { client: someClient({ nif }) }),
      await givenClient(kit, admin),
      await givenClient(kit, admin, { client: someClient({ nif: someNif() }) }),
    ];
    expect((await merge(b, a)).client?.nif).toBe(nif);
    expect((await uniqueRef(kit.firestore, 'nif', nif).get()).get('id')).toBe(b.id);
    expect((await merge(c, { id: b.id, version: 2 })).client).toMatchObject({ nif: c.nif, siteCount: 3 });
    expect((await uniqueRef(kit.firestore, 'nif', nif).get()).get('id')).toBe(c.id);
    expect((await clientDocument(kit, a.id)).mergedInto?.id).toBe(c.id);
    // Merged identifying values survive an edit.
    await mutate(kit, admin, 'updateClient', { id: c.id, version: 2, client: someClient() });
    expect((await stored(kit, `clients/${c.id}`))['match']).toContain(`nif:${nif}`);
  });

  test('returns a conflict with the newer client for a stale version, and notFound for unknown ids', async () => {
    const [{ client: keep }, { client: gone }] = [
      await givenClient(kit, admin),
      await givenClient(kit, admin),
    ];
    for (const stale of [keep, gone]) {
      const now = (await clientDocument(kit, stale.id)).version;
      const client = someClient({ legalName: `Más nuevo ${stale.id}` });
      await mutate(kit, admin, 'updateClient', { id: stale.id, version: now, client });
      const answer = await merge(stale === keep ? keep : { ...keep, version: 2 }, gone);
      expect(answer).toMatchObject({ __typename: 'ConflictError', current: { legalName: client.legalName } });
    }
    expect((await merge(keep, keep)).__typename).toBe('NotFoundError');
    expect((await merge(keep, { id: 'a/b', version: 1 })).__typename).toBe('NotFoundError');
  });

  test('requires a recent sign-in and an administrator', async () => {
    const [{ client: keep }, { client: gone }] = [
      await givenClient(kit, admin),
      await givenClient(kit, admin),
    ];
    const later = startKit((real) => ({ now: () => new Date(real.now().getTime() + 11 * 60_000) }));
    const input = { keepId: keep.id, keepVersion: 1, mergeId: gone.id, mergeVersion: 1 };
    const answer = await mutate(later, admin, 'mergeClients', input);
    expect(answer.__typename).toBe('RecentSignInError');
    await later.stop();
    const query = `{ mergePreview(keepId: "${keep.id}", mergeId: "${gone.id}") { siteCount } }`;
    const { errors } = await kit.send({ query }, await kit.given.agent());
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    expect((await clientDocument(kit, gone.id)).archived).toBe(false);
  });
});
