import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ConvertProspectInput } from '../gql/graphql.ts';
import { auditOf, givenClient, someClient, someNif, someSite } from '../kits/client-kit.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import {
  conversionOf,
  mutate,
  succeed,
  putProspect,
  putSettings,
  someProspect,
} from '../kits/prospect-kit.ts';

let kit: Kit;
let agent: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  agent = await kit.given.agent();
});
afterAll(() => kit.stop());
beforeEach(() => putSettings(kit));

const convert = (input: ConvertProspectInput) => mutate(kit, agent, 'convertProspect', input);
const clientCount = async () => (await kit.firestore.collection('clients').count().get()).data().count;

describe('the duplicate check of a conversion', () => {
  test('refuses a second client with an equal NIF, even if it was acknowledged', async () => {
    const nif = someNif();
    const { client } = await givenClient(kit, agent, { client: someClient({ nif }) });
    const prospect = await putProspect(kit, { nif });
    const answer = await convert(conversionOf(prospect, { notDuplicateOf: [client.id] }));
    expect(answer).toMatchObject({
      ...{ __typename: 'DuplicateError', mustLink: true },
      matches: [{ entity: 'CLIENT', id: client.id, matchedOn: ['NIF'] }],
      message: 'Ya hay un cliente con este NIF',
    });
    const linked = await convert({ id: prospect.id, version: 1, linkClientId: client.id });
    expect(linked).toMatchObject({
      __typename: 'ConvertProspectSuccess',
      client: { id: client.id },
      site: null,
    });
  });

  test('proposes a client with the same e-mail or phone, and ignores prospects', async () => {
    const prospect = await putProspect(kit, { phone: '+34600555666' });
    await putProspect(kit, { phone: '+34600555666' });
    const { client } = await givenClient(kit, agent, {
      client: someClient({ phones: ['600 555 666'], emails: [(prospect.email ?? '').toUpperCase()] }),
      notDuplicateOf: [prospect.id, ...(await prospectIds('+34600555666'))],
    });
    const before = await clientCount();
    expect(await convert(conversionOf(prospect))).toMatchObject({
      ...{ __typename: 'DuplicateError', mustLink: false },
      matches: [{ entity: 'CLIENT', id: client.id, matchedOn: ['EMAIL', 'PHONE'] }],
    });
    expect(await clientCount()).toBe(before);
    const seen = await convert(conversionOf(prospect, { notDuplicateOf: [client.id] }));
    expect(seen.__typename).toBe('ConvertProspectSuccess');
    expect(await clientCount()).toBe(before + 1);
  });

  test('does not ask again about clients acknowledged when the prospect was created', async () => {
    const phone = '+34600555777';
    const { client } = await givenClient(kit, agent, { client: someClient({ phones: [phone] }) });
    const made = await succeed(kit, agent, 'createProspect', {
      prospect: someProspect({ phone }),
      notDuplicateOf: [client.id, 'AAAAAAAAAAAAAAAAAAAA'],
    });
    const query = gql(`query ConversionLinksProspect($id: ID!) { prospect(id: $id) { notDuplicateOf } }`);
    const { prospect } = await execute(kit, agent, query, { id: made.prospect.id });
    expect(prospect).toEqual({ notDuplicateOf: [client.id] });
    expect((await convert(conversionOf(made.prospect))).__typename).toBe('ConvertProspectSuccess');
  });

  test('does not ask again about clients acknowledged in an edit, but asks about later ones', async () => {
    const phone = '+34600555888';
    const { client } = await givenClient(kit, agent, { client: someClient({ phones: [phone] }) });
    const { id } = await putProspect(kit);
    const changed = { id, version: 1, prospect: someProspect({ phone }) };
    const answered = { ...changed, notDuplicateOf: [client.id, 'AAAAAAAAAAAAAAAAAAAA'] };
    expect((await mutate(kit, agent, 'updateProspect', answered)).__typename).toBe('ProspectSuccess');
    // An update without `notDuplicateOf` keeps it.
    const silent = { ...changed, version: 2, prospect: { ...changed.prospect, notes: 'Por la tarde' } };
    await mutate(kit, agent, 'updateProspect', silent);
    const { client: later } = await givenClient(kit, agent, {
      ...{ client: someClient({ phones: [phone] }), notDuplicateOf: [client.id, id] },
    });
    const asked = await convert(conversionOf({ id, version: 3 }));
    expect(asked.matches?.map((match) => match.id)).toContain(later.id);
    const confirmed = conversionOf({ id, version: 3 }, { notDuplicateOf: [later.id] });
    expect((await convert(confirmed)).__typename).toBe('ConvertProspectSuccess');
  });

  const prospectIds = async (phone: string) =>
    (await kit.firestore.collection('prospects').where('phone', '==', phone).get()).docs.map(({ id }) => id);
});

describe('a conversion linked to an existing client', () => {
  test('creates the site unless the client already has it', async () => {
    const { client } = await givenClient(kit, agent);
    const again = someSite({
      name: 'La misma',
      address: { street: 'CALLE MAYOR', number: '3', postalCode: '28013', city: 'madrid' },
    });
    const same = await putProspect(kit);
    const answer = await convert({ id: same.id, version: 1, linkClientId: client.id, site: again });
    expect(answer).toMatchObject({ site: null, client: { id: client.id, siteCount: 1 } });
    const other = await putProspect(kit);
    const elsewhere = someSite({
      name: 'Otra',
      address: { street: 'Calle Mayor', number: '3', floor: '2.º B', postalCode: '28013', city: 'Madrid' },
    });
    const added = await convert({ id: other.id, version: 1, linkClientId: client.id, site: elsewhere });
    expect(added).toMatchObject({
      ...{ site: { name: 'Otra', client: { id: client.id } }, client: { siteCount: 2 } },
      prospect: { convertedTo: { id: client.id, name: client.legalName } },
    });
    expect((await auditOf(kit, client.id)).map(({ action }) => action as string)).toEqual(['createClient']);
  });
});
