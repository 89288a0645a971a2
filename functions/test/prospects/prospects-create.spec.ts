import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import type { CreateProspectInput, ProspectInput } from '../gql/graphql.ts';
import {
  auditOf,
  clearCollection,
  givenClient,
  replayOf,
  someClient,
  someNif,
  stored,
} from '../kits/client-kit.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import { givenProspect, mutate, putProspect, putSettings, someProspect } from '../kits/prospect-kit.ts';
import { countReads } from '../kits/reads.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

let kit: Kit;
let agent: Person;
beforeAll(async () => {
  kit = startKit(() => ({ now: () => NOW }));
  await clearProject(kit);
  agent = await kit.given.agent();
});
afterAll(() => kit.stop());
beforeEach(async () => {
  await Promise.all(['prospects', 'counters', 'audit'].map((name) => clearCollection(kit, name)));
  await putSettings(kit);
});

const create = (prospect: ProspectInput, more: Partial<CreateProspectInput> = {}, key?: string) =>
  mutate(kit, agent, 'createProspect', { prospect, ...more }, key);

describe('createProspect', () => {
  test('stores a prospect with code, response deadline and normalized values', async () => {
    const { prospect } = await create({
      ...{ kind: 'COMPANY', legalName: ' Bar Núñez, S. L. ', name: ' Ana ', lastName: 'Núñez' },
      ...{ nif: 'b-12345674', email: ' Ana@Ejemplo.ES ', phone: '910 00 00 00' },
      address: { street: 'Calle Luna', number: '3', postalCode: '28 004', city: 'Madrid' },
      ...{ sourceId: 'web', interestIds: ['boiler', 'boiler', 'leak'], need: 'Caldera rota' },
      ...{
        estimatedValueCents: 180_000,
        ownerId: agent.uid,
        nextActionOn: '2026-11-21',
        notes: 'Por la tarde',
      },
    });
    expect(prospect).toEqual({
      ...{
        id: expect.any(String) as string,
        code: 'P-2026-0001',
        kind: 'COMPANY',
        displayName: 'Bar Núñez, S. L.',
      },
      ...{ legalName: 'Bar Núñez, S. L.', name: 'Ana', lastName: 'Núñez', nif: 'B12345674' },
      ...{ email: 'Ana@Ejemplo.ES', phone: '+34910000000' },
      address: {
        ...{ street: 'Calle Luna', number: '3', floor: null, postalCode: '28004', city: 'Madrid' },
        province: 'Madrid',
      },
      ...{
        sourceId: 'web',
        interestIds: ['boiler', 'leak'],
        need: 'Caldera rota',
        estimatedValueCents: 180_000,
      },
      ...{ status: 'NEW', lostReasonId: null, discardKind: null, nextActionOn: '2026-11-21', due: 'TODAY' },
      ...{ owner: { id: agent.uid, name: 'Nombre Apellido' }, notes: 'Por la tarde', doNotContact: false },
      ...{ firstResponseDueAt: '2026-11-22T10:00:00.000Z', firstResponseAt: null },
      ...{ convertedTo: null, convertedService: null },
      ...{ createdAt: NOW.toISOString(), updatedAt: NOW.toISOString(), version: 1 },
    });
  });

  test("takes the response deadline from the settings and the code's year from the company's time zone", async () => {
    await kit.firestore.doc('settings/buffers').set({ version: 1, firstResponse: 2 });
    const newYear = startKit(() => ({ now: () => new Date('2026-12-31T23:30:00Z') }));
    const { prospect } = await mutate(newYear, agent, 'createProspect', { prospect: someProspect() });
    await newYear.stop();
    await kit.firestore.doc('settings/buffers').delete();
    expect(prospect).toMatchObject({ code: 'P-2027-0001', firstResponseDueAt: '2027-01-01T01:30:00.000Z' });
  });

  test('writes an audit entry from which the document can be rebuilt', async () => {
    const { id } = await givenProspect(kit, agent, { sourceId: 'web', nextActionOn: '2026-12-01' });
    const document = await stored(kit, `prospects/${id}`);
    const [entry] = await auditOf(kit, id);
    expect(entry).toMatchObject({
      ...{ actor: agent.uid, actorName: 'Nombre Apellido', action: 'createProspect', before: null },
      ...{ entity: 'PROSPECT', entityId: id, on: [`PROSPECT_${id}`] },
    });
    expect(document).toMatchObject(await replayOf(kit, id));
    const derived = ['discarded', 'dueSort', 'match', 'open', 'search', 'sortName', 'valueSort', 'words'];
    const meta = ['createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version'];
    const replayed = Object.keys(await replayOf(kit, id));
    expect(Object.keys(document).sort()).toEqual([...replayed, ...derived, ...meta].sort());
  });

  test.each([
    [{ phone: '112' }, 'prospect.phone', 'Indica un teléfono válido'],
    [{ sourceId: 'radio' }, 'prospect.sourceId', MESSAGES.unavailable],
  ])('refuses %j at %s', async (changes, path, message) => {
    expect(await create(someProspect(changes))).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path, message }],
    });
    expect((await kit.firestore.collection('prospects').get()).empty).toBe(true);
  });
});

describe('the duplicate check of a new prospect', () => {
  test('refuses similar records until all of them are acknowledged', async () => {
    const phone = '600 111 222';
    const known = await givenProspect(kit, agent, { phone });
    const { client } = await givenClient(kit, agent, {
      client: someClient({ phones: [phone] }),
      notDuplicateOf: [known.id],
    });
    const refused = await create(someProspect({ phone: '+34600111222' }));
    expect(refused).toMatchObject({
      ...{ __typename: 'DuplicateError', mustLink: false },
      matches: [
        { entity: 'CLIENT', id: client.id, code: client.code, matchedOn: ['PHONE'], prospectStatus: null },
        { entity: 'PROSPECT', id: known.id, code: known.code, matchedOn: ['PHONE'], prospectStatus: 'NEW' },
      ],
    });
    expect(refused.message).toContain('¿Es la misma persona?');
    expect(await create(someProspect({ phone }), { notDuplicateOf: [known.id] })).toMatchObject({
      __typename: 'DuplicateError',
    });
    expect(await create(someProspect({ phone }), { notDuplicateOf: [known.id, client.id] })).toMatchObject({
      __typename: 'CreateProspectSuccess',
    });
  });

  test('ignores discarded and converted prospects', async () => {
    const email = 'basura@ejemplo.es';
    await putProspect(kit, { email, status: 'DISCARDED' });
    await putProspect(kit, { email, status: 'CONVERTED' });
    expect((await create(someProspect({ email }))).__typename).toBe('CreateProspectSuccess');
  });
});

describe('the key of createProspect', () => {
  test('returns the first answer when repeated, and creates nothing', async () => {
    const key = randomUUID();
    const prospect = someProspect();
    const first = await create(prospect, {}, key);
    expect(first.__typename).toBe('CreateProspectSuccess');
    expect(await create(prospect, {}, key)).toEqual(first);
    expect((await kit.firestore.collection('prospects').get()).size).toBe(1);
  });

  test('returns KeyReusedError with other input', async () => {
    const key = randomUUID();
    await create(someProspect(), {}, key);
    expect((await create(someProspect(), {}, key)).__typename).toBe('KeyReusedError');
  });
});

describe('simultaneous calls of createProspect', () => {
  test('create 20 consecutive codes', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(someProspect())));
    const codes = answers.map(({ prospect }) => prospect?.code).sort();
    expect(codes).toEqual(Array.from({ length: 20 }, (_, at) => `P-2026-${String(at + 1).padStart(4, '0')}`));
  }, 120_000);

  test('create one prospect for 20 calls with one phone, the others get a DuplicateError', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => create(someProspect({ phone: '600 333 444' }))),
    );
    const outcomes = Map.groupBy(answers, ({ __typename }) => __typename);
    expect(outcomes.get('CreateProspectSuccess')).toHaveLength(1);
    expect(outcomes.get('DuplicateError')).toHaveLength(19);
  }, 120_000);
});

test('createProspect costs eleven reads', async () => {
  const tally = countReads(kit.firestore);
  const { __typename } = await create(someProspect({ nif: someNif(), sourceId: 'web', ownerId: agent.uid }));
  expect(__typename).toBe('CreateProspectSuccess');
  // The viewer; company, buffers, counter, reasons, owner; NIF and other keys in clients and prospects; the returned prospect.
  expect(tally.reads).toBe(1 + 5 + 4 + 1);
});
