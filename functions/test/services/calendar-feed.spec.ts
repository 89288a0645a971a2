import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  ask,
  createFeed,
  eventsOf,
  givenFeed,
  myFeed,
  revokeFeed,
  SITE,
} from '../kits/calendar/calendar-kit.ts';
import { auditOf } from '../kits/client-kit.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import { countReads } from '../kits/reads.ts';
import { dump } from '../kits/technician-kit.ts';
import { putWork } from '../kits/work-kit.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const DAY_MS = 86_400_000;
const GONE = { code: 'NOT_FOUND', message: 'No se ha encontrado' };

let kit: Kit;
let technician: Person;
let other: Person;
beforeAll(async () => {
  kit = startKit(() => ({ now: () => NOW }));
  await clearProject(kit);
});
beforeEach(async () => {
  [technician, other] = await Promise.all([kit.given.technician(), kit.given.technician()]);
});
afterAll(() => kit.stop());

const daysOn = (days: number, ms = 0) => new Date(NOW.getTime() + days * DAY_MS + ms);
const visitOf = (person: Person, changes: Parameters<typeof putWork>[2] = {}) =>
  putWork(kit, [person], changes);
const startingOn = (start: Date) => ({
  visit: { plannedStart: start, plannedEnd: new Date(start.getTime() + 3_600_000) },
});
const codesAt = async (path: string) =>
  (await eventsOf(await ask(kit, path))).map(({ SUMMARY }) => SUMMARY?.split(' · ')[0]);
const expectGone = async (path: string) => {
  const response = await ask(kit, path);
  expect(response.status).toBe(404);
  const { error } = (await response.json()) as { error: Record<string, unknown> };
  // Identical for every reason, except for the request id.
  expect(error).toEqual({ ...GONE, requestId: response.headers.get('x-request-id') });
};

describe('a calendar feed', () => {
  test('shows its address once, and neither database, audit nor log contains it', async () => {
    const answer = await createFeed(kit, technician);
    expect(answer).toEqual({
      __typename: 'CreateCalendarFeedSuccess',
      feed: { createdAt: NOW.toISOString() },
      path: expect.stringMatching(/^\/calendar\/[A-Za-z0-9_-]{43}\.ics$/) as string,
    });
    const token = answer.path?.slice('/calendar/'.length, -'.ics'.length) ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    await ask(kit, answer.path ?? '');
    expect(await dump(kit)).not.toContain(token);
    expect(JSON.stringify(kit.log)).not.toContain(token);
    expect(await myFeed(kit, technician)).toEqual({ createdAt: NOW.toISOString() });
    const [entry] = await auditOf(kit, technician.uid);
    expect(entry).toMatchObject({ action: 'createCalendarFeed', entity: 'USER', actor: technician.uid });
    expect(JSON.stringify(entry)).not.toMatch(/[0-9a-f]{64}/);
  });

  test("has only the technician's own visits", async () => {
    const [mine, theirs] = [await visitOf(technician), await visitOf(other)];
    const both = await putWork(kit, [other, technician]);
    const codes = await codesAt(await givenFeed(kit, technician));
    expect(codes.toSorted()).toEqual([mine.service.code, both.service.code].toSorted());
    expect(codes).not.toContain(theirs.service.code);
  });

  test('has visits from 30 days ago to 90 days ahead', async () => {
    const at = [daysOn(-30, -1), daysOn(-30), daysOn(90, -60_000), daysOn(90)];
    const codes: string[] = [];
    for (const start of at) codes.push((await visitOf(technician, startingOn(start))).service.code);
    expect(await codesAt(await givenFeed(kit, technician))).toEqual(codes.slice(1, 3));
  });

  test('shows a cancelled visit for 30 days, without client and title', async () => {
    const path = await givenFeed(kit, technician);
    const { visit } = await visitOf(technician);
    const before = await eventsOf(await ask(kit, path));
    const annul = (updatedAt: Date) =>
      kit.firestore.doc(`visits/${visit.id}`).update({ status: 'CANCELLED', updatedAt, version: 2 });
    await annul(daysOn(-30));
    expect(await eventsOf(await ask(kit, path))).toMatchObject([
      { UID: before[0]?.UID, STATUS: 'CANCELLED', SEQUENCE: '1', DESCRIPTION: 'Estado: Anulada' },
    ]);
    await annul(daysOn(-30, -1));
    expect(await codesAt(path)).toEqual([]);
  });

  test('replaces the earlier one, whose address stops working', async () => {
    const [first, second] = [await givenFeed(kit, technician), await givenFeed(kit, technician)];
    expect(second).not.toBe(first);
    await expectGone(first);
    expect(await codesAt(second)).toEqual([]);
    const actions = (await auditOf(kit, technician.uid)).map(({ action }) => action as string);
    expect(actions).toEqual(['createCalendarFeed', 'createCalendarFeed']);
  });

  test('exists once after simultaneous calls', async () => {
    const paths = await Promise.all(Array.from({ length: 10 }, () => givenFeed(kit, technician)));
    const answers = await Promise.all(paths.map((path) => ask(kit, path)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(404)]);
    const feeds = kit.firestore.collection('calendarFeeds').where('technicianId', '==', technician.uid);
    expect((await feeds.get()).size).toBe(1);
  }, 60_000);
});

describe('a repeated key', () => {
  test('cannot return the address again, and leaves the feed as it is', async () => {
    const key = randomUUID();
    const { path = '' } = await createFeed(kit, technician, key);
    const before = await dump(kit);
    expect(await createFeed(kit, technician, key)).toEqual({
      __typename: 'AddressGivenError',
      message: 'La dirección ya se creó y no se puede volver a mostrar. Crea otra',
    });
    expect(await dump(kit)).toBe(before);
    expect(await codesAt(path)).toEqual([]);
    // Someone who never received it creates another with a new key.
    expect((await createFeed(kit, technician, randomUUID())).__typename).toBe('CreateCalendarFeedSuccess');
  });

  test('sent simultaneously returns one address', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => createFeed(kit, technician, key)));
    const given = answers.flatMap(({ path }) => path ?? []);
    expect(given).toHaveLength(1);
    expect(await codesAt(given[0] ?? '')).toEqual([]);
  }, 60_000);

  test('of a revocation returns success again, even after a new feed was created', async () => {
    const key = randomUUID();
    await givenFeed(kit, technician);
    const revoked = { __typename: 'RevokeCalendarFeedSuccess', feed: null };
    expect(await revokeFeed(kit, technician, key)).toEqual(revoked);
    expect(await revokeFeed(kit, technician, key)).toEqual(revoked);
    const path = await givenFeed(kit, technician);
    expect((await revokeFeed(kit, technician, key)).feed).toEqual({ createdAt: NOW.toISOString() });
    expect(await codesAt(path)).toEqual([]);
  });

  test('of createCalendarFeed is refused by revokeCalendarFeed', async () => {
    const key = randomUUID();
    await createFeed(kit, technician, key);
    expect((await revokeFeed(kit, technician, key)).__typename).toBe('KeyReusedError');
  });
});

describe('a feed returns the same 404 as an unknown address', () => {
  test('once it is revoked', async () => {
    const [path, others] = [await givenFeed(kit, technician), await givenFeed(kit, other)];
    expect((await revokeFeed(kit, technician)).__typename).toBe('RevokeCalendarFeedSuccess');
    await expectGone(path);
    expect(await myFeed(kit, technician)).toBeNull();
    expect((await ask(kit, others)).status).toBe(200);
    expect((await auditOf(kit, technician.uid)).at(-1)).toMatchObject({ action: 'revokeCalendarFeed' });
    expect(await revokeFeed(kit, technician)).toEqual({
      ...{ __typename: 'NotFoundError', message: 'No se ha encontrado' },
    });
  });

  test.each([
    ['suspended', { status: 'SUSPENDED' }],
    ['no longer a technician', { rol: 'agent' }],
    ['given an unknown role', { rol: 'superadmin' }],
  ])('while its technician is %s', async (_what, change) => {
    const path = await givenFeed(kit, technician);
    const user = kit.firestore.doc(`users/${technician.uid}`);
    await user.update(change);
    await expectGone(path);
    await user.update({ status: 'ACTIVE', rol: 'technician' });
    expect((await ask(kit, path)).status).toBe(200);
    await user.delete();
    await expectGone(path);
  });

  test.each(['x', 'A'.repeat(43), 'A'.repeat(44), '..', '__proto__', '%00', 'a%2Fb', 'ñ'.repeat(43)])(
    'for the unknown token %s',
    async (token) => expectGone(`/calendar/${token}.ics`),
  );

  test('for its own digest', async () => {
    await givenFeed(kit, technician);
    const { docs } = await kit.firestore.collection('calendarFeeds').get();
    for (const { id } of docs) await expectGone(`/calendar/${id}.ics`);
  });
});

test('a feed needs no authorization header and ignores an invalid one', async () => {
  const path = await givenFeed(kit, technician);
  const stranger = { headers: { authorization: 'Bearer nonsense' } };
  expect((await ask(kit, path, stranger)).status).toBe(200);
  expect(SITE + path).not.toContain(technician.uid);
});

test('a feed costs its address, the technician and the visits, and contacts only of the next 14 days', async () => {
  const path = await givenFeed(kit, technician);
  for (let index = 0; index < 40; index += 1) await visitOf(technician, startingOn(daysOn(20 + index)));
  const tally = countReads(kit.firestore);
  expect(await codesAt(path)).toHaveLength(40);
  expect(tally.reads).toBe(42);
  await visitOf(technician, startingOn(daysOn(2)));
  tally.reads = 0;
  await codesAt(path);
  // The visit, and the lookups of its site and client.
  expect(tally.reads).toBe(45);
  tally.reads = 0;
  await ask(kit, '/calendar/short.ics');
  expect(tally.reads).toBe(0);
  await ask(kit, `/calendar/${'A'.repeat(43)}.ics`);
  expect(tally.reads).toBe(1);
}, 60_000);
