import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ATTACHMENT_MAX_BYTES } from '@cuadrilla/domain/files/attachments.ts';
import { respond } from '../../src/http/respond.ts';
import { createRateLimiter } from '../../src/http/limits/rate-limiter.ts';
import { answerOf, fileUrl, get, givenFile, jpeg, madeId, pdf, png, put } from '../kits/files-kit.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import { putWork } from '../kits/work-kit.ts';

const REQUEST_ID = /^req_[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}$/;
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

let kit: Kit;
let agent: Person;
let serviceId: string;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  agent = await kit.given.agent();
  serviceId = (await putWork(kit, [])).service.id;
});
afterAll(() => kit.stop());

const headersOf = ({ headers }: Response) => Object.fromEntries(headers);
type Sent = { body?: string; headers?: Record<string, string> };
const send = (method: string, url = fileUrl(madeId()), by: Person | null = agent, sent: Sent = {}) => {
  const headers = by ? { authorization: `Bearer ${by.token}` } : {};
  return kit.files(new Request(url, { method, ...sent, headers: { ...headers, ...sent.headers } }));
};

describe('every response', () => {
  test('has the security headers and a request id that is also in the log', async () => {
    const { id } = await givenFile(kit, agent, { service: serviceId });
    const answers = [
      await get(kit, agent, id),
      await get(kit, agent, madeId()),
      await get(kit, null, id),
      await send('DELETE'),
      await put(kit, agent, { service: serviceId, bytes: pdf() }),
      await put(kit, agent, { service: serviceId }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 401, 405, 422, 200]);
    for (const response of answers) {
      expect(headersOf(response)).toMatchObject(HEADERS);
      const requestId = response.headers.get('x-request-id');
      expect(requestId).toMatch(REQUEST_ID);
      const entries = kit.log.filter(({ fields }) => fields['requestId'] === requestId);
      expect(entries).toMatchObject([{ level: 'info', fields: { status: response.status } }]);
      if (response.status === 200) continue;
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect((await answerOf(response)).error).toMatchObject({ requestId });
    }
  });

  test('with a file has its type, length and disposition', async () => {
    const kinds = [
      [jpeg(), 'image/jpeg', 'jpg', 'inline'],
      [png(), 'image/png', 'png', 'inline'],
      [pdf(), 'application/pdf', 'pdf', 'attachment'],
    ] as const;
    for (const [bytes, mime, extension, how] of kinds) {
      const { id, size } = await givenFile(kit, agent, { service: serviceId, kind: 'DOCUMENT', bytes });
      expect(headersOf(await get(kit, agent, id))).toMatchObject({
        ...{ 'content-type': mime, 'content-length': String(size) },
        'content-disposition': `${how}; filename="${id}.${extension}"`,
      });
    }
  });
});

describe('authentication', () => {
  test.each([
    ['an anonymous caller', () => Promise.resolve(null), 401, 'UNAUTHENTICATED'],
    ['a suspended user', () => kit.given.suspended('AGENT'), 403, 'ACCOUNT_SUSPENDED'],
    ['an account without a document', () => kit.given.withoutDocument(), 403, 'NO_ACCOUNT'],
    ['an account with an unknown role', () => kit.given.unknownRole(), 403, 'UNKNOWN_ROLE'],
  ] as const)('%s can neither download nor upload', async (_who, give, status, code) => {
    const by = await give();
    const { id } = await givenFile(kit, agent, { service: serviceId });
    expect(await answerOf(await get(kit, by, id))).toMatchObject({ status, error: { code } });
    const answer = await answerOf(await put(kit, by, { service: serviceId }));
    expect(answer).toMatchObject({ status, error: { code } });
  });

  test('an invalid token is unauthenticated', async () => {
    const response = await send('GET', fileUrl(madeId()), null, { headers: { authorization: 'Bearer x' } });
    expect(response.status).toBe(401);
  });
});

describe('the request', () => {
  test.each(['POST', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'])(
    'with method %s is refused with 405',
    async (method) => {
      const response = await send(method);
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, PUT');
    },
  );

  test.each(['/files/', '/files', '/', '/files/a/b', '/files/.', '/files/__x__', '/files/%00'])(
    'for %s returns 404',
    async (path) => {
      const answer = await answerOf(await send('GET', `http://cuadrilla.test${path}`));
      expect(answer).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } });
    },
  );

  test('for an id that is too long returns 404', async () => {
    const answer = await answerOf(await send('GET', fileUrl('x'.repeat(2_000))));
    expect(answer).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } });
  });

  test('with a content-length above the limit is refused before its body is read', async () => {
    const url = fileUrl(madeId(), { service: serviceId });
    const response = await send('PUT', url, agent, { headers: { 'content-length': '900001' }, body: 'x' });
    expect(await answerOf(response)).toMatchObject({ status: 413, error: { code: 'PAYLOAD_TOO_LARGE' } });
  });
});

test('exceeding the rate limit returns 429 with retry-after', async () => {
  const limited = startKit(() => ({
    rateLimiter: createRateLimiter(),
    now: () => new Date('2026-11-21T10:00:00Z'),
  }));
  const by = await limited.given.agent();
  const sendOne = () => put(limited, by, { service: serviceId, id: 'short' });
  for (let index = 0; index < 120; index += 1) expect((await sendOne()).status).toBe(400);
  const response = await sendOne();
  expect(response.headers.get('retry-after')).toBe('1');
  expect(await answerOf(response)).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } });
  await limited.stop();
});

test('an unexpected error is masked in the response and logged with its cause', async () => {
  const broken = startKit(() => ({ verifyToken: () => Promise.reject(new Error('a@b.es was not reached')) }));
  const { status, error } = await answerOf(await get(broken, agent, madeId()));
  expect({ status, ...error }).toEqual({
    ...{ status: 500, code: 'INTERNAL_SERVER_ERROR', requestId: expect.stringMatching(REQUEST_ID) as string },
    message: 'Algo ha fallado en el servidor. Inténtalo de nuevo',
  });
  const entry = broken.log.find(({ level }) => level === 'error');
  expect(entry?.fields).toMatchObject({
    requestId: error.requestId,
    error: { message: '[email] was not reached' },
  });
  await broken.stop();
});

test('binary content passes through the platform unchanged in both directions', async () => {
  const platform = createServer((request, response) => {
    void respond(kit.files, ATTACHMENT_MAX_BYTES, request, response);
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  const { port } = platform.address() as AddressInfo;
  const picture = jpeg({ comment: null, picture: '\u00ff\u0000\u0080\u00fe' });
  const path = `/files/${madeId()}`;
  const put = { method: 'PUT', path: `${path}?service=${serviceId}&kind=AFTER`, body: picture };
  expect((await call(port, put)).status).toBe(200);
  const { status, body } = await call(port, { method: 'GET', path });
  expect(status).toBe(200);
  expect(Uint8Array.from(body)).toEqual(picture);
  await new Promise((resolve) => platform.close(resolve));
});

type Call = { method: string; path: string; body?: Uint8Array };

function call(port: number, { method, path, body }: Call): Promise<{ status: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${agent.token}`, connection: 'close' };
    const asked = httpRequest({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
