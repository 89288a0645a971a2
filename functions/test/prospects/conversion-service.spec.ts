import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ConversionServiceInput, ConvertProspectInput } from '../gql/graphql.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import {
  auditOf,
  givenClient,
  mutate as mutateClient,
  someNif,
  someSite,
  stored,
} from '../kits/client-kit.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import {
  conversionOf,
  givenProspect,
  mutate,
  putProspect,
  type Answer,
  succeed,
} from '../kits/prospect-kit.ts';
import { countReads } from '../kits/reads.ts';
import { ask, givenCatalog, RETIRED_TYPE_ID, TYPE_ID } from '../kits/service-kit.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000).toISOString();

let kit: Kit;
let agent: Person;
let admin: Person;
beforeAll(async () => {
  kit = startKit(() => ({ now: () => NOW }));
  await clearProject(kit);
  [agent, admin] = await Promise.all([kit.given.agent(), kit.given.admin()]);
  await givenCatalog(kit);
});
afterAll(() => kit.stop());

type Typed = Partial<ConversionServiceInput>;
const someService = (changes: Typed = {}) => ({ typeId: TYPE_ID, title: 'No calienta', ...changes });
const convert = (input: ConvertProspectInput, key: string | null = null, by = agent): Promise<Answer> =>
  mutate(kit, by, 'convertProspect', input, key);
const converted = (input: ConvertProspectInput) => succeed(kit, agent, 'convertProspect', input);
const withService = (prospect: { id: string; version: number }, changes: Typed = {}) => ({
  ...conversionOf(prospect),
  service: someService(changes),
});
const sizeOf = async (name: string) => (await kit.firestore.collection(name).count().get()).data().count;
const trayRevision = async () =>
  (
    await execute(
      kit,
      agent,
      gql(`query ConversionServicePlanningRevision { planningRevision(date: "2026-11-21") { tray } }`),
    )
  ).planningRevision.tray;

describe('the service of a conversion to a new client', () => {
  test("is created at its new site from its type, owned by the prospect's owner", async () => {
    const nif = someNif();
    const given = await givenProspect(kit, agent, { nif, ownerId: admin.uid, notes: 'Llama por la caldera' });
    const tray = await trayRevision();
    const { prospect, client, site, service } = await converted(
      withService(given, { title: ' No calienta ', description: 'Hace ruido', notBefore: inHours(2) }),
    );
    expect(prospect).toMatchObject({ status: 'CONVERTED', notes: 'Llama por la caldera' });
    expect(prospect.convertedService).toEqual(service);
    expect(await ask(kit, agent, service?.id ?? '')).toMatchObject({
      ...{ ...service, title: 'No calienta', description: 'Hace ruido', status: 'PENDING', version: 1 },
      ...{ client: { id: client.id, code: client.code, name: client.legalName }, equipment: [] },
      site: { id: site?.id, name: 'Casa', address: { street: 'Calle de Ibiza', postalCode: '28009' } },
      ...{ typeId: TYPE_ID, priority: 'HIGH', durationMinutes: 90, owner: { id: admin.uid } },
      // High priority: 24 hours after `notBefore` is on a Sunday, so it is due when Monday's first work can be done.
      ...{ requestedAt: NOW.toISOString(), notBefore: inHours(2), dueAt: '2026-11-23T08:30:00.000Z' },
      ...{ followsUp: null, proposedByName: null },
    });
    expect(await stored(kit, `services/${service?.id}`)).toMatchObject({
      ...{ billing: { hasNif: true, hasAddress: false }, running: true },
      search: expect.arrayContaining(['calienta']) as unknown,
    });
    expect(await trayRevision()).toBe(tray + 1);
  });

  test('has a creation entry on client and site, and is not shown as a change of the prospect', async () => {
    const { prospect, client, site, service } = await converted(withService(await putProspect(kit)));
    const [entry] = await auditOf(kit, service?.id ?? '');
    expect(entry).toMatchObject({
      ...{
        action: 'createService',
        entity: 'SERVICE',
        subject: `${service?.code} No calienta`,
        before: null,
      },
      ...{ actor: agent.uid, after: { status: 'PENDING', client: { id: client.id } } },
      on: [`SERVICE_${service?.id}`, `CLIENT_${client.id}`, `SITE_${site?.id}`],
    });
    expect((await auditOf(kit, prospect.id)).at(-1)).toMatchObject({
      after: { convertedServiceId: service?.id },
    });
    const query = gql(
      `query ConversionServiceActivity($id: ID!) { activity(entity: PROSPECT, id: $id) { edges { node { changes { field } } } } }`,
    );
    expect(JSON.stringify(await execute(kit, agent, query, { id: prospect.id }))).not.toContain(
      'convertedServiceId',
    );
  });
});

describe('the service of a conversion linked to a client', () => {
  test('is created at the site that the conversion adds', async () => {
    const { client } = await givenClient(kit, agent);
    const { id } = await putProspect(kit);
    const site = someSite({
      name: 'Local',
      address: { street: 'Gran Vía', number: '1', postalCode: '28013', city: 'Madrid' },
    });
    const linked = { id, version: 1, linkClientId: client.id, site, service: someService() };
    const answer = await convert(linked);
    expect(answer.site).toMatchObject({ name: 'Local' });
    expect(await ask(kit, agent, answer.service?.id ?? '')).toMatchObject({
      ...{ client: { id: client.id }, site: { id: answer.site?.id, name: 'Local' } },
    });
  });

  test("is created at the client's existing site if the address is the same in another notation", async () => {
    const { client, site: known } = await givenClient(kit, agent);
    const { id } = await putProspect(kit);
    const site = someSite({
      name: 'La misma',
      address: { street: 'CALLE MAYOR', number: '3', postalCode: '28013', city: 'madrid' },
    });
    const answer = await convert({ id, version: 1, linkClientId: client.id, site, service: someService() });
    expect(answer).toMatchObject({ site: null, client: { siteCount: 1 } });
    expect(await ask(kit, agent, answer.service?.id ?? '')).toMatchObject({
      site: { id: known.id, name: known.name },
    });
  });
});

describe('a service that cannot be created', () => {
  test('leaves the prospect unchanged and creates no client', async () => {
    const prospect = await putProspect(kit);
    const sizes = () => Promise.all(['clients', 'sites', 'services', 'audit', 'uniques'].map(sizeOf));
    const before = await sizes();
    expect(await convert(withService(prospect, { typeId: RETIRED_TYPE_ID }))).toMatchObject({
      ...{
        __typename: 'ValidationError',
        fields: [{ path: 'service.typeId', message: MESSAGES.unavailable }],
      },
    });
    expect(await sizes()).toEqual(before);
    expect(await stored(kit, `prospects/${prospect.id}`)).toMatchObject({ status: 'NEW', version: 1 });
  });
});

describe('a repeated conversion with a service', () => {
  test('returns the first service with its current title, with or without the key', async () => {
    const prospect = await putProspect(kit);
    const key = randomUUID();
    const first = await convert(withService(prospect), key);
    expect(first.made).toBe(true);
    const before = await sizeOf('services');
    await kit.firestore.doc(`services/${first.service?.id}`).update({ title: 'No calienta nada' });
    const theirs = randomUUID();
    for (const [again, made] of [
      [await convert(withService(prospect), key), true],
      [await convert(withService(prospect)), false],
      [await convert(withService(prospect), theirs, admin), false],
      [await convert(withService(prospect), theirs, admin), false],
      [await convert(withService(prospect, { title: 'Otra cosa' }), null, admin), false],
      [await convert({ id: prospect.id, version: 99 }, null, admin), false],
    ] as const) {
      expect(again.made).toBe(made);
      expect(again.service).toEqual({ ...first.service, title: 'No calienta nada' });
    }
    expect(await sizeOf('services')).toBe(before);
    const other = withService(prospect, { title: 'Otra cosa' });
    expect((await convert(other, key)).__typename).toBe('KeyReusedError');
  });

  test('returns no service if the first conversion had none', async () => {
    const prospect = await putProspect(kit);
    await convert(conversionOf(prospect));
    expect((await convert(withService(prospect))).service).toBeNull();
  });

  test('returns the same service after its client was merged', async () => {
    const prospect = await putProspect(kit);
    const first = await converted(withService(prospect));
    const { client: keep } = await givenClient(kit, agent);
    const merge = { keepId: keep.id, keepVersion: 1, mergeId: first.client.id, mergeVersion: 1 };
    await mutateClient(kit, admin, 'mergeClients', merge);
    const again = await convert(withService(prospect));
    expect(again).toMatchObject({ client: { id: keep.id }, service: first.service });
    expect(await ask(kit, agent, first.service?.id ?? '')).toMatchObject({ client: { id: keep.id } });
  });
});

test('a conversion with a service costs six reads more than one without', async () => {
  const prospect = await putProspect(kit, { phone: '+34600777888' });
  const tally = countReads(kit.firestore);
  expect((await convert(withService(prospect))).__typename).toBe('ConvertProspectSuccess');
  // Ten for the conversion; types, buffers, hours, holidays, counter, and the returned service.
  expect(tally.reads).toBe(10 + 5 + 1);
});
