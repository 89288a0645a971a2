import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenClient, mutate, someClient, someSite } from '../kits/client-kit.ts';
import { clearProject, execute, gql, startKit, type Kit, type Person } from '../kits/kit.ts';

let kit: Kit;
let admin: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  admin = await kit.given.admin();
});
afterAll(() => kit.stop());

async function values(of: 'TAG' | 'TOWN', startingWith = ''): Promise<string[]> {
  const query = gql(
    `query ValuesOf($of: ClientValue!, $text: String!) { clientValues(of: $of, startingWith: $text) }`,
  );
  return (await execute(kit, admin, query, { of, text: startingWith })).clientValues;
}

const given = async (tags: string[], city: string) =>
  (
    await givenClient(kit, admin, {
      client: someClient({ tags }),
      site: someSite({ address: { street: 'Calle Real', postalCode: '28901', city } }),
    })
  ).client;

test('clientValues lists each tag and town of active clients once, ignoring case and accents', async () => {
  const first = await given(['VIP', 'Ático'], 'Móstoles');
  const second = await given(['vip', 'Gas'], 'MOSTOLES');
  const third = await given(['Avería'], 'Getafe');
  expect(await values('TAG')).toEqual(['Ático', 'Avería', 'Gas', expect.stringMatching(/^vip$/i)]);
  expect(await values('TOWN')).toEqual(['Getafe', expect.stringMatching(/^m[oó]stoles$/i)]);
  expect(await values('TAG', 'Á')).toEqual(['Ático', 'Avería']);
  expect(await values('TOWN', 'getafé')).toEqual(['Getafe']);
  expect(await values('TOWN', '\uD800')).toEqual([]);

  const client = someClient({ tags: ['Gas'] });
  await mutate(kit, admin, 'updateClient', { id: first.id, version: 1, client });
  expect(await values('TAG')).toEqual(['Avería', 'Gas', 'vip']);
  await mutate(kit, admin, 'archiveClient', { id: third.id, version: 1 });
  expect(await values('TAG')).toEqual(['Gas', 'vip']);
  expect(await values('TOWN', 'g')).toEqual([]);
  await mutate(kit, admin, 'restoreClient', { id: third.id, version: 2 });
  expect(await values('TAG', 'av')).toEqual(['Avería']);

  const merge = { keepId: first.id, keepVersion: 2, mergeId: second.id, mergeVersion: 1 };
  await mutate(kit, admin, 'mergeClients', merge);
  expect(await values('TAG')).toEqual(['Avería', 'Gas', 'vip']);
  expect(await values('TOWN')).toEqual(['Getafe', 'Móstoles']);
});
