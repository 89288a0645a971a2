import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CreateClientInput } from '../gql/graphql.ts';
import {
  givenClient,
  mutate,
  someClient,
  someEquipment,
  someNif,
  someSite,
  stored,
  succeed,
} from '../kits/client-kit.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';

let kit: Kit;
let agent: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  agent = await kit.given.agent();
});
afterAll(() => kit.stop());

const AT_ONCE = 30;
const LONG = 240_000;

/** Retries BUSY with the same key, as a browser does. */
async function create(input: CreateClientInput) {
  const key = randomUUID();
  for (;;) {
    try {
      return await mutate(kit, agent, 'createClient', input, key);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes('"BUSY"')) throw error;
    }
  }
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const clients = async () => (await kit.firestore.collection('clients').get()).docs;

test(
  'of 30 simultaneous calls with one NIF, one creates a client and the others get it as a duplicate',
  async () => {
    const nif = someNif();
    const answers = await Promise.all(times(AT_ONCE).map(() => create({ client: someClient({ nif }) })));
    const made = answers.filter(({ __typename }) => __typename === 'CreateClientSuccess');
    expect(made).toHaveLength(1);
    const refused = answers.filter(({ __typename }) => __typename === 'DuplicateError');
    expect(refused).toHaveLength(AT_ONCE - 1);
    for (const { mustLink, matches } of refused) {
      expect([mustLink, matches?.map(({ id }) => id)]).toEqual([true, [made[0]?.client?.id]]);
    }
    expect((await clients()).filter((doc) => doc.get('nif') === nif)).toHaveLength(1);
  },
  LONG,
);

test(
  '30 simultaneous calls with different data create 30 clients with consecutive codes',
  async () => {
    const before = (await clients()).length;
    const made = await Promise.all(
      times(AT_ONCE).map(() => create({ client: someClient({ nif: someNif() }), site: someSite() })),
    );
    const numbers = made.map(({ client }) => Number(client?.code.slice(-4))).sort((a, b) => a - b);
    expect(numbers).toEqual(times(AT_ONCE).map((index) => before + 1 + index));
    expect(await clients()).toHaveLength(before + AT_ONCE);
  },
  LONG,
);

test(
  '10 simultaneous calls with one key all return the same client',
  async () => {
    const key = randomUUID();
    const input = { client: someClient({ nif: someNif() }), site: someSite() };
    const answers = await Promise.all(times(10).map(() => succeed(kit, agent, 'createClient', input, key)));
    expect(new Set(answers.map(({ client }) => client.id)).size).toBe(1);
  },
  LONG,
);

test(
  'sites and equipment added simultaneously are all counted',
  async () => {
    const { client, site } = await givenClient(kit, agent);
    await Promise.all(
      times(5).flatMap(() => [
        mutate(kit, agent, 'createSite', { clientId: client.id, site: someSite() }),
        mutate(kit, agent, 'createEquipment', { equipment: someEquipment(site.id) }),
      ]),
    );
    expect(await stored(kit, `clients/${client.id}`)).toMatchObject({ siteCount: 6, equipmentCount: 5 });
    expect(await stored(kit, `sites/${site.id}`)).toMatchObject({ equipmentCount: 5 });
  },
  LONG,
);
