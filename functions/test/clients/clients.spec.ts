import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  auditOf,
  clientDocument,
  givenClient,
  mutate,
  replayOf,
  someClient,
  someNif,
  someSite,
  stored,
} from '../kits/client-kit.ts';
import { contentOf } from '../../src/clients/store/client-document.ts';
import { uniqueRef } from '../../src/store/uniques.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';

let kit: Kit;
let agent: Person;
let technician: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  [agent, technician] = await Promise.all([kit.given.agent(), kit.given.technician()]);
});
afterAll(() => kit.stop());

const holderOf = async (nif: string) =>
  (await uniqueRef(kit.firestore, 'nif', nif).get()).get('id') as unknown;

describe('createClient', () => {
  test('creates the client and its first site, with code, counts, search words and zone', async () => {
    await kit.firestore.doc('settings/zones').set({
      version: 1,
      values: [{ id: 'norte', name: 'Norte', postalPrefixes: ['280'], retired: false }],
    });
    const nif = someNif();
    const input = {
      client: someClient({
        legalName: ' Núñez e Hijos, S.L. ',
        nif: `es-${nif.toLowerCase()}`,
        ownerId: agent.uid,
        tags: ['VIP', 'vip', 'Contrato'],
        contacts: [{ name: 'Ana', phone: '612 34 56 78', main: true }],
        billingAddress: { street: 'Calle Luna', postalCode: '41001', city: 'Sevilla' },
      }),
      site: someSite(),
    };
    const { client, site } = await givenClient(kit, agent, input);
    const year = new Date().getFullYear();
    expect(client).toMatchObject({
      ...{ legalName: 'Núñez e Hijos, S.L.', nif, tags: ['VIP', 'Contrato'], siteCount: 1, version: 1 },
      owner: { id: agent.uid, name: 'Nombre Apellido' },
      contacts: [{ name: 'Ana', position: null, phone: '+34612345678', email: null, main: true }],
      billingAddress: { city: 'Sevilla', province: 'Sevilla' },
      mainSite: { street: 'Calle Mayor', city: 'Madrid', province: 'Madrid' },
    });
    expect(client.code).toMatch(new RegExp(`^C-${year}-\\d{4}$`));
    expect(site).toMatchObject({ zoneId: 'norte', zoneChosen: false, version: 1 });
    expect(site.client).toEqual({ id: client.id, code: client.code, name: client.legalName });
    expect(await holderOf(nif)).toBe(client.id);
    const document = await stored(kit, `clients/${client.id}`);
    expect(document['search']).toEqual(
      expect.arrayContaining(['nunez', 'hijos', 'mayor', 'madrid', nif.toLowerCase(), '#vip']),
    );
    expect(document['match']).toContain(`nif:${nif}`);
    expect(await replayOf(kit, client.id)).toEqual(contentOf(await clientDocument(kit, client.id)));
    const [entry] = await auditOf(kit, site.id);
    expect(entry?.['on']).toEqual([`SITE_${site.id}`, `CLIENT_${client.id}`]);
  });

  test('asks about similar records until they were acknowledged; an equal NIF must be linked', async () => {
    const nif = someNif();
    const { client } = await givenClient(kit, agent, { client: someClient({ nif }) });
    const alike = someClient({ emails: [client.emails[0]?.toUpperCase() ?? ''] });
    const answer = await mutate(kit, agent, 'createClient', { client: alike });
    expect(answer).toMatchObject({ __typename: 'DuplicateError', mustLink: false });
    expect(answer.matches).toMatchObject([{ entity: 'CLIENT', id: client.id, matchedOn: ['EMAIL'] }]);
    const seen = { client: alike, notDuplicateOf: [client.id] };
    expect((await mutate(kit, agent, 'createClient', seen)).__typename).toBe('CreateClientSuccess');
    const same = { client: someClient({ nif }), notDuplicateOf: [client.id] };
    expect(await mutate(kit, agent, 'createClient', same)).toMatchObject({ mustLink: true });
  });

  test('a repeated key returns the first answer; the same key with other input is refused', async () => {
    const key = randomUUID();
    const input = { client: someClient({ nif: someNif() }), site: someSite() };
    const first = await mutate(kit, agent, 'createClient', input, key);
    const second = await mutate(kit, agent, 'createClient', input, key);
    expect(second).toEqual(first);
    const other = await mutate(kit, agent, 'createClient', { ...input, client: someClient() }, key);
    expect(other.__typename).toBe('KeyReusedError');
  });
});

describe('archiveClient and restoreClient', () => {
  test('archive and restore a client, and refuse stale versions and repeats', async () => {
    const { client } = await givenClient(kit, agent);
    const { id } = client;
    const archived = await mutate(kit, agent, 'archiveClient', { id, version: 1 });
    expect(archived.client).toMatchObject({ archived: true, version: 2 });
    expect((await mutate(kit, agent, 'archiveClient', { id, version: 1 })).__typename).toBe('ConflictError');
    expect((await mutate(kit, agent, 'archiveClient', { id, version: 2 })).__typename).toBe(
      'TransitionError',
    );
    expect((await mutate(kit, agent, 'createSite', { clientId: id, site: someSite() })).__typename).toBe(
      'TransitionError',
    );
    const restored = await mutate(kit, agent, 'restoreClient', { id, version: 2 });
    expect(restored.client).toMatchObject({ archived: false, version: 3 });
    expect((await auditOf(kit, id)).map(({ action }) => action as unknown)).toEqual([
      'createClient',
      'archiveClient',
      'restoreClient',
    ]);
  });

  test('an archived client keeps its NIF', async () => {
    const nif = someNif();
    const { client } = await givenClient(kit, agent, { client: someClient({ nif }) });
    await mutate(kit, agent, 'archiveClient', { id: client.id, version: 1 });
    const answer = await mutate(kit, agent, 'createClient', { client: someClient({ nif }) });
    expect(answer).toMatchObject({ mustLink: true, matches: [{ id: client.id, archived: true }] });
  });
});

test('a technician can neither list nor change clients, sites and equipment', async () => {
  const { client, site } = await givenClient(kit, agent);
  const queries = [
    '{ clients { edges { node { id } } } }',
    `{ sites(clientId: "${client.id}") { edges { node { id } } } }`,
    `{ equipmentList(siteId: "${site.id}") { edges { node { id } } } }`,
    `mutation { archiveClient(input: { id: "${client.id}", version: 1 }) { __typename } }`,
    `mutation { archiveSite(input: { id: "${site.id}", version: 1 }) { __typename } }`,
  ];
  for (const query of queries) {
    const { errors } = await kit.send({ query }, technician);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  }
  // Records outside a technician's work look missing.
  const single = gql(`query Clients($id: ID!, $id1: ID!) { client(id: $id) { id } site(id: $id1) { id } }`);
  expect(await execute(kit, technician, single, { id: client.id, id1: site.id })).toEqual({
    client: null,
    site: null,
  });
  expect((await clientDocument(kit, client.id)).archived).toBe(false);
  const read = await execute(kit, agent, gql(`query Clients2($id: ID!) { client(id: $id) { archived } }`), {
    id: client.id,
  });
  expect(read).toEqual({ client: { archived: false } });
});
