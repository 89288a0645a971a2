import { CLIENT } from '@cuadrilla/domain/records/client.ts';
import { emptyValue, typedFields } from '@cuadrilla/domain/records/record.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  auditOf,
  clientDocument,
  givenClient,
  mutate,
  replayOf,
  someClient,
  someNif,
  stored,
} from '../kits/client-kit.ts';
import { contentOf } from '../../src/clients/store/client-document.ts';
import { uniqueRef } from '../../src/store/uniques.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';

let kit: Kit;
let agent: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  agent = await kit.given.agent();
});
afterAll(() => kit.stop());

const holderOf = async (nif: string) =>
  (await uniqueRef(kit.firestore, 'nif', nif).get()).get('id') as unknown;

describe('updateClient', () => {
  test('saves the fields, moves the NIF claim and copies the new name to dependent records', async () => {
    const [old, next] = [someNif(), someNif()];
    const { client, site } = await givenClient(kit, agent, { client: someClient({ nif: old }) });
    await kit.firestore
      .doc('prospects/of-client')
      .set({ convertedTo: { id: client.id, code: 'x', name: 'x' } });
    const typed = someClient({ legalName: 'Nuevo nombre', nif: next });
    const { id } = client;
    const answer = await mutate(kit, agent, 'updateClient', { id, version: 1, client: typed });
    expect(answer.client).toMatchObject({ legalName: 'Nuevo nombre', nif: next, version: 2, siteCount: 1 });
    expect([await holderOf(old), await holderOf(next)]).toEqual([undefined, id]);
    expect(await stored(kit, `sites/${site.id}`)).toMatchObject({
      client: { name: 'Nuevo nombre' },
      version: 1,
    });
    expect(await stored(kit, 'prospects/of-client')).toMatchObject({ convertedTo: { name: 'Nuevo nombre' } });
    expect(await replayOf(kit, id)).toEqual(contentOf(await clientDocument(kit, id)));
    expect((await stored(kit, `clients/${id}`))['search']).toContain('madrid');
  });

  test('writes nothing if nothing changes', async () => {
    const typed = someClient({
      billingAddress: { street: 'Calle Luna', number: '1', postalCode: '41001', city: 'Sevilla' },
      contacts: [{ name: 'Ana', main: true }],
    });
    const { client } = await givenClient(kit, agent, { client: typed });
    const answer = await mutate(kit, agent, 'updateClient', { id: client.id, version: 1, client: typed });
    expect(answer.client).toMatchObject({ version: 1 });
    expect(await auditOf(kit, client.id)).toHaveLength(1);
  });

  test('keeps fields that were not sent, as by an older app, and clears those sent as null', async () => {
    const manager = await givenClient(kit, agent, { client: someClient({ isPropertyManager: true }) });
    const typed = someClient({
      ...{ kind: 'COMMUNITY', tradeName: 'Ibiza', nif: someNif(), tags: ['VIP'], notes: 'Perro suelto' },
      billingAddress: { street: 'Calle Luna', number: '1', postalCode: '41001', city: 'Sevilla' },
      contacts: [{ name: 'Ana', position: 'Presidenta', main: true }],
      ...{ ownerId: agent.uid, managedById: manager.client.id },
    });
    const { client } = await givenClient(kit, agent, { client: typed });
    const { id } = client;
    const before = contentOf(await clientDocument(kit, id));
    const { kind } = typed;
    const edit = (version: number, changes: object) =>
      mutate(kit, agent, 'updateClient', { id, version, client: { kind, legalName: 'Otra', ...changes } });
    await edit(1, { contacts: [{ name: 'Ana', main: true }] });
    expect(contentOf(await clientDocument(kit, id))).toEqual({ ...before, legalName: 'Otra' });
    expect((await auditOf(kit, id)).at(-1)).toMatchObject({ after: { legalName: 'Otra' } });
    const others = typedFields(CLIENT).filter(({ name }) => name !== 'kind' && name !== 'legalName');
    await edit(2, Object.fromEntries(others.map(({ input }) => [input, null])));
    const cleared = Object.fromEntries(others.map(({ name, field }) => [name, emptyValue(field)]));
    expect(await stored(kit, `clients/${id}`)).toMatchObject({ ...cleared, legalName: 'Otra', version: 3 });
  });

  test("returns a conflict with the first person's change to the second of two editors", async () => {
    const { client } = await givenClient(kit, agent);
    const { id } = client;
    const edit = (legalName: string) =>
      mutate(kit, agent, 'updateClient', { id, version: 1, client: someClient({ legalName }) });
    expect((await edit('La primera')).__typename).toBe('ClientSuccess');
    const second = await edit('La segunda');
    expect(second).toMatchObject({
      __typename: 'ConflictError',
      current: { legalName: 'La primera', version: 2 },
    });
    const [one, two] = await Promise.all(
      ['Tercera', 'Cuarta'].map((legalName) =>
        mutate(kit, agent, 'updateClient', { id, version: 2, client: someClient({ legalName }) }),
      ),
    );
    expect([one?.__typename, two?.__typename].sort()).toEqual(['ClientSuccess', 'ConflictError']);
  });

  test("refuses another client's NIF, and returns notFound for an unknown id", async () => {
    const nif = someNif();
    const { client: holder } = await givenClient(kit, agent, { client: someClient({ nif }) });
    const { client } = await givenClient(kit, agent);
    const input = { id: client.id, version: 1, client: someClient({ nif }) };
    const answer = await mutate(kit, agent, 'updateClient', input);
    expect(answer).toMatchObject({
      __typename: 'DuplicateError',
      mustLink: true,
      matches: [{ id: holder.id }],
    });
    for (const id of ['nobody', '.', 'a/b', '__x__']) {
      const { __typename } = await mutate(kit, agent, 'updateClient', { ...input, id });
      expect(__typename).toBe('NotFoundError');
    }
  });
});
