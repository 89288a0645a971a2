import { randomUUID } from 'node:crypto';
import { FieldValue } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fanouts, subjectsOf } from '../../src/store/fanout/fanout-job.ts';
import { runFanouts } from '../../src/store/fanout/run-fanouts.ts';
import { givenClient, mutate, someClient, stored } from '../kits/client-kit.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';

let kit: Kit;
let admin: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  admin = await kit.given.admin();
});
afterAll(() => kit.stop());
beforeEach(async () => {
  const { docs } = await fanouts(kit.firestore).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

const NOW = new Date('2026-11-22T12:00:00Z');
const at = (minutes: number) => () => new Date(NOW.getTime() + minutes * 60_000);
const go = (minutes = 0) => runFanouts(kit.firestore, { now: at(minutes) });

async function leaveJob(clientId: string, { broken = false, name = 'Nombre nuevo' } = {}) {
  const copies = {
    ...{ collection: 'sites', field: 'client.id', value: clientId, patch: { 'client.name': name } },
    ...(broken && { rewrite: 'forgotten' }),
  };
  const { size } = await fanouts(kit.firestore).get();
  const ref = fanouts(kit.firestore).doc();
  // As an earlier version stored it, without attempts.
  await ref.set({ ...copies, on: subjectsOf(copies), after: null, at: new Date(NOW.getTime() + size) });
  return ref;
}

const left = async () => (await fanouts(kit.firestore).get()).size;
const nameAt = async (siteId: string) =>
  ((await stored(kit, `sites/${siteId}`))['client'] as { name: string }).name;
const rename = (id: string, legalName: string) =>
  mutate(kit, admin, 'updateClient', { id, version: 1, client: someClient({ legalName }) });

describe('a fan-out that throws', () => {
  test('does not stop others, and is retried after a pause', async () => {
    const [stuck, other] = [await givenClient(kit, admin), await givenClient(kit, admin)];
    const ref = await leaveJob(stuck.client.id, { broken: true });
    await leaveJob(other.client.id);
    const { changed, failures } = await go();
    expect([changed, failures.map(({ path }) => path)]).toEqual([1, [ref.path]]);
    expect(await nameAt(other.site.id)).toBe('Nombre nuevo');
    expect((await go(0.9)).failures).toEqual([]);
    expect((await go(1)).failures).toHaveLength(1);
    expect((await ref.get()).data()).toMatchObject({ attempts: 2, stopped: false });
  });

  test('is stopped after a day', async () => {
    const { client } = await givenClient(kit, admin);
    const ref = await leaveJob(client.id, { broken: true });
    await go();
    await go(24 * 60);
    expect((await ref.get()).data()).toMatchObject({ attempts: 2, stopped: true });
    expect((await go(48 * 60)).failures).toEqual([]);
  });

  test('delays later changes of the same record, in order, but not those of other records', async () => {
    const [stuck, other] = [await givenClient(kit, admin), await givenClient(kit, admin)];
    const ref = await leaveJob(stuck.client.id, { broken: true, name: 'Antes' });
    await rename(other.client.id, 'Otro');
    expect([await nameAt(other.site.id), await left()]).toEqual(['Otro', 1]);
    await rename(stuck.client.id, 'Después');
    expect(await nameAt(stuck.site.id)).toBe(stuck.client.legalName);
    await ref.update({ rewrite: FieldValue.delete(), notBefore: null });
    await go();
    expect([await nameAt(stuck.site.id), await left()]).toEqual(['Después', 0]);
  });

  test('blocks a merge of the same record, but not of others', async () => {
    const [stuck, ...others] = [
      await givenClient(kit, admin),
      await givenClient(kit, admin),
      await givenClient(kit, admin),
    ];
    await leaveJob(stuck.client.id, { broken: true });
    const [keep, gone] = others;
    const merge = async (keepId: string, mergeId: string) => {
      const input = { keepId, keepVersion: 1, mergeId, mergeVersion: 1 };
      const query = 'mutation ($input: MergeClientsInput!) { mergeClients(input: $input) { __typename } }';
      const { data, errors } = await kit.send({ query, variables: { input } }, admin);
      return errors?.[0]?.extensions.code ?? (data?.['mergeClients'] as { __typename: string }).__typename;
    };
    expect(await merge(stuck.client.id, gone.client.id)).toBe('BUSY');
    expect(await merge(keep.client.id, gone.client.id)).toBe('MergeClientsSuccess');
  });
});

describe('an administrator', () => {
  const status = async () => {
    const { systemStatus } = await execute(
      kit,
      admin,
      gql(
        `query FanoutsSystemStatus { systemStatus { staleCopies { id subject name records state attempts nextAttemptAt problem } } }`,
      ),
    );
    return systemStatus.staleCopies;
  };
  const retry = async (id: string, key = randomUUID()) => {
    const query =
      gql(`mutation FanoutsRetryStaleCopy($input: RetryStaleCopyInput!, $key: UUID) { result: retryStaleCopy(input: $input, key: $key) {
      __typename ... on RetryStaleCopySuccess { status { staleCopies { id subject name records state attempts nextAttemptAt problem } } } } }`);
    const { result } = await execute(kit, admin, query, {
      ...{ input: { id }, key },
    });
    return result;
  };

  test('sees failing fan-outs, the reason, and those waiting behind them', async () => {
    const [{ client }, other] = [await givenClient(kit, admin), await givenClient(kit, admin)];
    const ref = await leaveJob(client.id, { broken: true });
    await leaveJob(client.id, { name: 'Más tarde' });
    expect(await status()).toMatchObject([
      { id: ref.id, state: 'WAITING', attempts: 0, problem: null },
      { state: 'BEHIND' },
    ]);
    await go();
    await leaveJob(other.client.id);
    expect(await status()).toEqual([
      {
        ...{ id: ref.id, subject: 'CLIENT', name: 'Nombre nuevo', records: 'SITES', state: 'FAILING' },
        ...{ attempts: 1, nextAttemptAt: at(1)().toISOString() },
        problem: expect.stringContaining('not a function') as string,
      },
      expect.objectContaining({ state: 'BEHIND', name: 'Más tarde', attempts: 0, nextAttemptAt: null }),
      expect.objectContaining({ state: 'WAITING' }),
    ]);
    await go(24 * 60);
    expect((await status()).map(({ state }) => state)).toEqual(['STOPPED', 'BEHIND']);
  });

  test('retries a fan-out and those behind it, once per key', async () => {
    const { client, site } = await givenClient(kit, admin);
    const ref = await leaveJob(client.id, { broken: true });
    await leaveJob(client.id, { name: 'Más tarde' });
    await go();
    await go(24 * 60);
    expect(await retry(ref.id)).toMatchObject({
      status: { staleCopies: [{ state: 'FAILING', attempts: 1 }, {}] },
    });
    await ref.update({ rewrite: FieldValue.delete() });
    const key = randomUUID();
    expect(await retry(ref.id, key)).toMatchObject({ status: { staleCopies: [] } });
    expect(await nameAt(site.id)).toBe('Más tarde');
    expect(await retry(ref.id, key)).toMatchObject({ __typename: 'RetryStaleCopySuccess' });
    expect(await retry(ref.id)).toEqual({ __typename: 'NotFoundError' });
    const entries = await kit.firestore.collection('audit').where('action', '==', 'retryStaleCopy').get();
    expect(entries.size).toBe(2);
  });
});
