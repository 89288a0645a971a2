import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRateLimiter } from '../../src/http/limits/rate-limiter.ts';
import { respond } from '../../src/http/respond.ts';
import { ask, askVisit, eventsOf, givenFeed } from '../kits/calendar/calendar-kit.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import { putWork } from '../kits/work-kit.ts';

const REQUEST_ID = /^req_[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}$/;
const NOW = new Date('2026-11-21T10:00:00Z');

let kit: Kit;
let people: Record<'admin' | 'agent' | 'own' | 'other', Person>;
beforeAll(async () => {
  kit = startKit(() => ({ now: () => NOW }));
  await clearProject(kit);
  const { given } = kit;
  people = {
    ...{ admin: await given.admin(), agent: await given.agent() },
    ...{ own: await given.technician(), other: await given.technician() },
  };
});
afterAll(() => kit.stop());

const codeOf = async (response: Response) => {
  const { error } = (await response.json()) as { error: { code: string } };
  return { status: response.status, code: error.code };
};

describe('the calendar file of one visit', () => {
  test.each(['admin', 'agent', 'own'] as const)(
    "can be downloaded by %s, named after the service's code",
    async (who) => {
      const { visit, service } = await putWork(kit, [people.own]);
      const response = await askVisit(kit, people[who], visit.id);
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${service.code}.ics"`);
      expect(await eventsOf(response)).toMatchObject([{ UID: `${visit.id}@cuadrilla`, STATUS: 'CONFIRMED' }]);
    },
  );

  test("returns the same 404 for another technician's visit as for an unknown id", async () => {
    const { visit } = await putWork(kit, [people.own]);
    const ids = [visit.id, 'nobody', '..', '__x__', '%00', 'x'.repeat(2_000)];
    for (const id of ids) {
      const answer = await codeOf(await askVisit(kit, people.other, id));
      expect(answer).toEqual({ status: 404, code: 'NOT_FOUND' });
    }
  });

  test('of a cancelled visit is available to the office but not to its technician', async () => {
    const { visit } = await putWork(kit, [people.own], { visit: { status: 'CANCELLED' } });
    expect(await eventsOf(await askVisit(kit, people.agent, visit.id))).toMatchObject([
      { STATUS: 'CANCELLED' },
    ]);
    expect((await askVisit(kit, people.own, visit.id)).status).toBe(404);
  });

  test.each([
    ['an anonymous caller', () => Promise.resolve(null), 401, 'UNAUTHENTICATED'],
    ['a suspended user', () => kit.given.suspended('AGENT'), 403, 'ACCOUNT_SUSPENDED'],
    ['an account without a document', () => kit.given.withoutDocument(), 403, 'NO_ACCOUNT'],
    ['an account with an unknown role', () => kit.given.unknownRole(), 403, 'UNKNOWN_ROLE'],
  ] as const)('is refused to %s', async (_who, give, status, code) => {
    const { visit } = await putWork(kit, [people.own]);
    expect(await codeOf(await askVisit(kit, await give(), visit.id))).toEqual({ status, code });
  });
});

describe('every calendar response', () => {
  test("is uncached and has security headers, and the log does not contain the feed's address", async () => {
    const path = await givenFeed(kit, people.own);
    const answers = [
      await ask(kit, path),
      await ask(kit, '/calendar/unknown.ics'),
      await ask(kit, '/calendar/visits/x.ics'),
      await ask(kit, path, { method: 'DELETE' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 401, 405]);
    for (const { headers, status } of answers) {
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.stringMatching(REQUEST_ID) as string,
      });
      const entry = kit.log.find(({ fields }) => fields['requestId'] === headers.get('x-request-id'));
      expect(entry?.fields).toMatchObject({ status });
    }
    expect(answers[0]?.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(JSON.stringify(kit.log)).not.toContain(path.slice(10, -4));
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('with method %s is 405', async (method) => {
    const response = await ask(kit, await givenFeed(kit, people.own), { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  test.each(['/calendar/', '/calendar', '/', '/calendar/.ics', '/calendar/a/b.ics', '/calendar/visits/.ics'])(
    'for %s is 404',
    async (path) => expect((await ask(kit, path)).status).toBe(404),
  );
});

describe('a conditional request', () => {
  const again = (path: string, tag: string) => ask(kit, path, { headers: { 'if-none-match': tag } });

  test('returns 304 until something changes', async () => {
    const by = await kit.given.technician();
    const path = await givenFeed(kit, by);
    const { visit } = await putWork(kit, [by]);
    const { headers } = await ask(kit, path);
    const tag = headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{43}"$/);
    expect(headers.get('last-modified')).toBe(visit.updatedAt.toUTCString());
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const same = await again(path, known);
      expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', tag]);
    }
    expect((await again(path, '"x"')).status).toBe(200);
    await kit.firestore.doc(`visits/${visit.id}`).update({ 'summary.title': 'Otra cosa' });
    const changed = await again(path, tag);
    expect(changed.status).toBe(200);
    // No remaining visit is newer, but one is gone.
    await kit.firestore.doc(`visits/${visit.id}`).update({ technicianIds: [] });
    const gone = await again(path, changed.headers.get('etag') ?? '');
    expect([gone.status, gone.headers.get('last-modified')]).toEqual([200, null]);
  });

  test('by HEAD returns the same headers without a body', async () => {
    const path = await givenFeed(kit, people.own);
    const server = createServer((request, response) => {
      void respond((asked) => kit.calendar(asked), 0, request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const at = `http://127.0.0.1:${port}${path}`;
    const [head, full] = [await fetch(at, { method: 'HEAD' }), await fetch(at)];
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe(full.headers.get('etag'));
    const known = { 'if-none-match': full.headers.get('etag') ?? '' };
    expect((await fetch(at, { headers: known })).status).toBe(304);
    server.close();
    server.closeAllConnections();
  });
});

describe('the rate limit of calendars', () => {
  const limited = () => startKit(() => ({ rateLimiter: createRateLimiter(), now: () => NOW }));
  const stopped = async (response: Response) => [
    ...Object.values(await codeOf(response)),
    response.headers.get('retry-after'),
  ];

  test('counts per feed address', async () => {
    const one = limited();
    const [path, others] = [await givenFeed(one, people.own), await givenFeed(one, people.other)];
    for (let asked = 0; asked < 30; asked += 1) expect((await ask(one, path)).status).toBe(200);
    expect(await stopped(await ask(one, path))).toEqual([429, 'RATE_LIMITED', '2']);
    expect((await ask(one, others)).status).toBe(200);
    await one.stop();
  });

  test('counts single visits per user', async () => {
    const one = limited();
    const { visit } = await putWork(one, [people.own]);
    for (let asked = 0; asked < 30; asked += 1) await askVisit(one, people.own, visit.id);
    expect(await stopped(await askVisit(one, people.own, visit.id))).toEqual([429, 'RATE_LIMITED', '2']);
    await one.stop();
  });

  test('counts guessed addresses per IP address, and does not affect valid feeds', async () => {
    const one = limited();
    const [path, unseen] = [await givenFeed(one, people.own), await givenFeed(one, people.other)];
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const guess = (number: number, address: string) =>
      ask(one, `/calendar/${String(number).padStart(43, 'A')}.ics`, from(address));
    const here = '203.0.113.7';
    const answers = await Promise.all(Array.from({ length: 60 }, (_each, index) => guess(index, here)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(await stopped(await guess(60, here))).toEqual([429, 'RATE_LIMITED', '1']);
    // Only the last address is trustworthy: the caller controls those before it.
    expect((await guess(61, `198.51.100.1, ${here}`)).status).toBe(429);
    expect((await guess(62, '198.51.100.1')).status).toBe(404);
    for (const known of [path, unseen]) expect((await ask(one, known, from(here))).status).toBe(200);
    await one.stop();
  }, 60_000);
});

test('an unexpected error is masked in the response and logged with its cause', async () => {
  const broken = startKit((real) => ({
    createStores: () => {
      const { stores, unit } = real.createStores();
      const find = () => Promise.reject(new Error('a@b.es was not reached'));
      const calendarFeeds = { ...stores.calendarFeeds, find };
      return {
        unit,
        stores: Object.create(stores, { calendarFeeds: { value: calendarFeeds } }) as typeof stores,
      };
    },
  }));
  const response = await ask(broken, `/calendar/${'A'.repeat(43)}.ics`);
  expect(await codeOf(response)).toEqual({ status: 500, code: 'INTERNAL_SERVER_ERROR' });
  expect(broken.log.filter(({ level }) => level === 'error')).toHaveLength(1);
  await broken.stop();
});
