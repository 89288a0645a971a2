import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clearCollection, someNif } from '../kits/client-kit.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import { conversionOf, mutate, putProspect, putProspects, type Answer } from '../kits/prospect-kit.ts';
import { givenCatalog, TYPE_ID } from '../kits/service-kit.ts';

let kit: Kit;
// Several servers on one database: conversions queue within one server; between servers only the transaction protects them.
let servers: Kit[];
let people: Person[];
beforeAll(async () => {
  kit = startKit();
  servers = [kit, startKit(), startKit()];
  await clearProject(kit);
  await givenCatalog(kit);
  people = await Promise.all([kit.given.admin(), kit.given.agent(), kit.given.agent()]);
});
afterAll(() => Promise.all(servers.map((server) => server.stop())));

const sizeOf = async (name: string) => (await kit.firestore.collection(name).get()).size;
const serverAt = (index: number): Kit => servers[index % servers.length] ?? kit;
const personAt = (index: number): Person => people[index % people.length] as Person;

describe('simultaneous conversions', () => {
  test('of one prospect, 50 by several people with and without keys, leave one client and one service', async () => {
    const prospect = await putProspect(kit, { nif: someNif(), phone: '+34600111222' });
    const conversion = conversionOf(prospect, { service: { typeId: TYPE_ID, title: 'No calienta' } });
    // A third share a key, a third have their own, and a third have none.
    const shared = randomUUID();
    const keys = [shared, null, undefined];
    const convert = (index: number): Promise<Answer> => {
      const key = keys[index % 3] === undefined ? randomUUID() : (keys[index % 3] ?? null);
      return mutate(
        serverAt(Math.floor(index / 9)),
        personAt(Math.floor(index / 3)),
        'convertProspect',
        conversion,
        key,
      );
    };
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => convert(index)));
    expect(answers.map(({ __typename }) => __typename)).toEqual(
      Array.from({ length: 50 }, () => 'ConvertProspectSuccess'),
    );
    // A shared key is one intent: everyone who sent it gets the same answer.
    const intentAt = (index: number) => (index % 3 === 0 ? personAt(Math.floor(index / 3)).uid : index);
    expect(new Set(answers.flatMap(({ made }, index) => (made ? [intentAt(index)] : []))).size).toBe(1);
    expect(new Set(answers.map(({ client }) => client?.id)).size).toBe(1);
    expect(new Set(answers.map(({ site }) => site?.id)).size).toBe(1);
    expect(new Set(answers.map(({ service }) => service?.id)).size).toBe(1);
    expect(await Promise.all(['clients', 'sites', 'services', 'uniques'].map(sizeOf))).toEqual([1, 1, 1, 1]);
    const counters = await kit.firestore.collection('counters').get();
    const [office, ...codes] = counters.docs.toSorted((a) => (a.id === 'office' ? -1 : 1));
    expect(codes.map((doc) => doc.get('last') as number)).toEqual([1, 1]);
    expect(office?.data()).toEqual({ activeClients: 1, openProspects: -1, newProspects: -1 });
    const audit = await kit.firestore.collection('audit').where('action', '==', 'convertProspect').get();
    // For the client, the site and the prospect.
    expect(audit.size).toBe(3);
    expect((await kit.firestore.collection('audit').count().get()).data().count).toBe(3 + 1);
  }, 240_000);

  test('of ten prospects with one NIF leave one client, which the others must link', async () => {
    await Promise.all(['clients', 'prospects', 'uniques'].map((name) => clearCollection(kit, name)));
    const nif = someNif();
    await putProspects(kit, 10, () => ({ nif }));
    const { docs } = await kit.firestore.collection('prospects').get();
    const answers = await Promise.all(
      docs.map(({ id }, index) =>
        mutate(serverAt(index), personAt(index), 'convertProspect', { ...conversionOf({ id, version: 1 }) }),
      ),
    );
    const outcomes = Map.groupBy(answers, ({ __typename }) => __typename);
    expect(outcomes.get('ConvertProspectSuccess')).toHaveLength(1);
    const refused = outcomes.get('DuplicateError') ?? [];
    expect(refused).toHaveLength(9);
    expect(refused.every(({ mustLink }) => mustLink)).toBe(true);
    expect(await sizeOf('clients')).toBe(1);
  }, 240_000);
});
