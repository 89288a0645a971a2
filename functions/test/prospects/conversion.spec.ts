import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ConvertProspectInput } from '../gql/graphql.ts';
import { auditOf, givenClient, mutate as mutateClient, someNif, stored } from '../kits/client-kit.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import {
  conversionOf,
  givenProspect,
  mutate,
  putProspect,
  putSettings,
  succeed,
} from '../kits/prospect-kit.ts';
import { countReads } from '../kits/reads.ts';

let kit: Kit;
let admin: Person;
let agent: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  const { given } = kit;
  [admin, agent] = await Promise.all([given.admin(), given.agent()]);
});
afterAll(() => kit.stop());
beforeEach(() => putSettings(kit));

const convert = (input: ConvertProspectInput, key: string | null = null, by = agent) =>
  mutate(kit, by, 'convertProspect', input, key);
const converted = (input: ConvertProspectInput) => succeed(kit, agent, 'convertProspect', input);
const clientCount = async () => (await kit.firestore.collection('clients').count().get()).data().count;

describe('a conversion to a new client', () => {
  test("copies the prospect's data, creates the site, and links prospect and client", async () => {
    const nif = someNif();
    const given = await givenProspect(kit, agent, {
      ...{ name: 'Ana', lastName: 'Núñez', nif, notes: 'Timbre roto', ownerId: admin.uid },
      address: { street: 'Calle Luna', postalCode: '28004', city: 'Madrid' },
    });
    const answer = await converted(conversionOf(given));
    const { prospect, client, site } = answer;
    expect(client).toMatchObject({
      ...{ kind: 'PERSON', legalName: 'Ana Núñez', nif, emails: [given.email], phones: [given.phone] },
      ...{ notes: 'Timbre roto', owner: { id: admin.uid }, originProspectId: given.id, siteCount: 1 },
      ...{ billingAddress: { street: 'Calle Luna' }, contacts: [], mainSite: { street: 'Calle de Ibiza' } },
    });
    expect(site).toMatchObject({ name: 'Casa', client: { id: client.id }, address: { number: '21' } });
    expect(prospect).toMatchObject({
      ...{ status: 'CONVERTED', version: 2, due: 'NONE' },
      convertedTo: { id: client.id, code: client.code, name: 'Ana Núñez' },
    });
    expect(await stored(kit, `prospects/${given.id}`)).toMatchObject({ open: false, match: [] });
  });

  test('is audited for the prospect, the client and the site', async () => {
    const given = await givenProspect(kit, agent);
    const { client, site } = await converted(conversionOf(given));
    expect((await auditOf(kit, given.id)).at(-1)).toMatchObject({
      ...{
        action: 'convertProspect',
        actor: agent.uid,
        on: [`PROSPECT_${given.id}`, `CLIENT_${client.id}`],
      },
      ...{ before: { status: 'NEW', convertedTo: null }, after: { convertedTo: { id: client.id } } },
    });
    expect(await auditOf(kit, client.id)).toMatchObject([{ action: 'convertProspect', before: null }]);
    expect(await auditOf(kit, site?.id ?? '')).toMatchObject([
      { on: [expect.anything(), `CLIENT_${client.id}`] },
    ]);
  });
});

describe('a repeated conversion', () => {
  test('returns the same client, with the key, by another person, or from any version', async () => {
    const prospect = await putProspect(kit);
    const key = randomUUID();
    const first = await convert(conversionOf(prospect), key);
    const before = await clientCount();
    const { client } = await givenClient(kit, agent);
    expect(await convert(conversionOf(prospect), key)).toEqual(first);
    const others = [
      await convert(conversionOf(prospect), randomUUID(), admin),
      await convert({ id: prospect.id, version: 99 }, null, admin),
      await convert({ id: prospect.id, version: 1, linkClientId: client.id }),
    ];
    for (const other of others) expect(other).toEqual({ ...first, made: false });
    expect(await clientCount()).toBe(before + 1);
    expect(await auditOf(kit, prospect.id)).toHaveLength(1);
  });

  test('with the key of another act returns KeyReusedError', async () => {
    const key = randomUUID();
    await convert(conversionOf(await putProspect(kit)), key);
    expect((await convert(conversionOf(await putProspect(kit)), key)).__typename).toBe('KeyReusedError');
  });

  test('returns the kept client after a merge', async () => {
    const prospect = await putProspect(kit);
    const first = await converted(conversionOf(prospect));
    const { client: keep } = await givenClient(kit, agent);
    const merge = { keepId: keep.id, keepVersion: 1, mergeId: first.client.id, mergeVersion: 1 };
    const merged = await mutateClient(kit, admin, 'mergeClients', merge);
    expect(merged.__typename).toBe('MergeClientsSuccess');
    expect((await convert(conversionOf(prospect))).client).toMatchObject({ id: keep.id });
  });
});

test('a conversion costs ten reads', async () => {
  const prospect = await putProspect(kit, { phone: '+34600777888' });
  const tally = countReads(kit.firestore);
  expect((await convert(conversionOf(prospect))).__typename).toBe('ConvertProspectSuccess');
  // The viewer; the prospect, two duplicate queries, zones, company, counter; prospect, client and site in the answer.
  expect(tally.reads).toBe(1 + 6 + 3);
});
