import { describe, expect, test } from 'vitest';
import { codesOf, ENDPOINT, startFake } from '../../test/kits/fake-server.ts';
import { persistedOperations } from '../graphql/persisted-operations.generated.ts';

const me = { query: '{ me { id role } }' };
const persisted = (name: string, variables: Record<string, unknown> = {}) => {
  const operation = persistedOperations.find((candidate) => candidate.name === name);
  if (!operation) throw new Error(`${name} is not persisted`);
  return { variables, extensions: { persistedQuery: { version: 1, sha256Hash: operation.hash } } };
};

const SECURITY_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

describe.each([{ development: true }, { development: false }])('with development: $development', (mode) => {
  const { fetch, post } = startFake(mode);

  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'query=%7B__typename%7D'],
    ['text', 'text/plain', '{"query":"{ __typename }"}'],
    ['GraphQL text', 'application/graphql', '{ __typename }'],
    ['multipart', 'multipart/form-data; boundary=x', '--x--'],
    ['a lookalike of JSON', 'application/jsonp', '{}'],
  ])('the content type of %s gets 415', async (_name, contentType, body) => {
    const { status, answer } = await post(body, { headers: { 'content-type': contentType } });
    expect(status).toBe(415);
    expect(codesOf(answer)).toEqual(['BAD_REQUEST']);
  });

  test('a request refused before parsing is logged under its request id', async () => {
    const { fetch: send, log } = startFake(mode);
    const response = await send(new Request(ENDPOINT, { method: 'POST', body: 'x' }));
    expect(log).toHaveLength(1);
    expect(log[0]?.fields).toMatchObject({ requestId: response.headers.get('x-request-id'), status: 415 });
  });

  test("the log has the caller's uid, even for a refusal, and null without a token", async () => {
    const { post: send, log } = startFake(mode);
    for (const token of ['admin', 'stranger', null]) await send(persisted('Me'), { token });
    expect(log.map(({ fields }) => fields['uid'])).toEqual(['ADMIN', 'STRANGER', null]);
  });

  test('a body without a content type gets 415', async () => {
    const response = await fetch(new Request(ENDPOINT, { method: 'POST', body: new Uint8Array([123, 125]) }));
    expect(response.status).toBe(415);
  });

  test('a body over 100 KB gets 413, one just below is read', async () => {
    const padded = (size: number) => JSON.stringify(me).padEnd(size, ' ');
    const refused = await post(padded(100 * 1024 + 1));
    expect(refused.status).toBe(413);
    expect(codesOf(refused.answer)).toEqual(['PAYLOAD_TOO_LARGE']);
    expect((await post(padded(100 * 1024))).status).not.toBe(413);
  });

  test('a body over 100 KB without a Content-Length gets 413', async () => {
    const chunk = new Uint8Array(64 * 1024).fill(32);
    const body = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < 4; sent += 1) controller.enqueue(chunk);
        controller.close();
      },
    });
    const headers = { 'content-type': 'application/json' };
    // Node requires `duplex` with a stream; the DOM's types lack it.
    const init = { method: 'POST', headers, body, duplex: 'half' };
    expect((await fetch(new Request(ENDPOINT, init))).status).toBe(413);
  });

  test('a batch gets 400', async () => {
    const { status, answer } = await post([persisted('Me'), persisted('Me')]);
    expect(status).toBe(400);
    expect(codesOf(answer)).toEqual(['BAD_REQUEST']);
  });

  test.each(['', '{', 'null', '1', '"x"', '[]', '{"query": 1}', '{"query": "{ me"'])(
    'the body %j gets 400 and a request id',
    async (body) => {
      const { status, answer, headers } = await post(body);
      expect(status).toBe(400);
      expect(answer.errors?.[0]?.extensions.requestId).toBe(headers.get('x-request-id'));
    },
  );

  test('an unreadable body is not echoed, and every refusal is in Spanish', async () => {
    const broken = [
      '{"query":"Secreto1',
      'Secreto1',
      '"Secreto1"',
      '{"query":{"Secreto1":1}}',
      '["Secreto1"]',
    ];
    const answers = await Promise.all(broken.map((body) => post(body)));
    expect(answers.map(({ answer }) => answer.errors?.[0]?.message)).toEqual([
      'El cuerpo de la petición no es JSON válido',
      'El cuerpo de la petición no es JSON válido',
      'El cuerpo de la petición no es un objeto',
      'La petición no es una operación de GraphQL',
      'No se aceptan lotes',
    ]);
    for (const { text } of answers) expect(text).not.toMatch(/Secreto1|originalError/);
  });

  test.each([
    ['compressed', { 'content-encoding': 'gzip' }, 'No se acepta un cuerpo comprimido'],
    ['in Latin 1', { 'content-type': 'application/json; charset="iso-8859-1"' }, 'Solo se acepta UTF-8'],
  ])('a body %s gets 415', async (_how, headers, message) => {
    const { status, answer } = await post(me, { headers });
    expect([status, answer.errors?.[0]?.message]).toEqual([415, message]);
  });

  test('a UTF-8 charset is accepted', async () => {
    const headers = { 'content-type': 'application/json; charset=UTF-8', 'content-encoding': 'identity' };
    expect((await post(persisted('Me'), { headers })).answer.errors).toBeUndefined();
  });

  test('an unknown path gets 404 in the same form', async () => {
    const response = await fetch(new Request('http://cuadrilla.test/elsewhere', { method: 'POST' }));
    const answer = (await response.json()) as Parameters<typeof codesOf>[0];
    expect([response.status, codesOf(answer)]).toEqual([404, ['BAD_REQUEST']]);
    expect(answer.errors?.[0]?.message).toBe('Aquí no hay nada');
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'HEAD'])('the method %s gets 405', async (method) => {
    expect((await fetch(new Request(ENDPOINT, { method }))).status).toBe(405);
  });

  test('every response has the security headers and a request id', async () => {
    const requests = [
      new Request(ENDPOINT, { method: 'PUT' }),
      new Request(ENDPOINT, { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } }),
      new Request(ENDPOINT, { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }),
      new Request('http://cuadrilla.test/elsewhere'),
      new Request(ENDPOINT, { method: 'OPTIONS' }),
    ];
    const answers = await Promise.all(requests.map(fetch));
    answers.push(new Response(null, { headers: (await post(persisted('Me'))).headers }));
    for (const { headers } of answers) {
      expect(Object.fromEntries(headers)).toMatchObject(SECURITY_HEADERS);
      expect(headers.get('x-request-id')).toMatch(/^req_[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}$/);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('an operation of the web runs by its hash', async () => {
    const { status, answer } = await post(persisted('Me'));
    expect(status).toBe(200);
    expect(answer).toMatchObject({ data: { me: { id: 'ADMIN', role: 'ADMIN' } } });
  });

  test('a wrong operation name does not affect later requests of the operation', async () => {
    const server = startFake(mode);
    const wrong = await server.post({ ...persisted('Me'), operationName: 'Other' });
    expect(codesOf(wrong.answer)).toEqual(['BAD_REQUEST']);
    expect((await server.post({ ...persisted('Me'), operationName: 'Me' })).answer.errors).toBeUndefined();
    expect((await server.post(persisted('Me'))).answer.errors).toBeUndefined();
  });
});

describe('development', () => {
  const { fetch, post } = startFake();
  const get = (query: string, headers = {}) =>
    fetch(new Request(`${ENDPOINT}?query=${encodeURIComponent(query)}`, { headers }));

  test('accepts GET, any query and introspection', async () => {
    expect(await (await get('{ __typename }')).json()).toEqual({ data: { __typename: 'Query' } });
    expect((await post(me)).answer.data).toEqual({ me: { id: 'ADMIN', role: 'ADMIN' } });
    const { answer } = await post({ query: '{ __schema { queryType { name } } }' });
    expect(answer.data).toEqual({ __schema: { queryType: { name: 'Query' } } });
  });

  test('refuses a mutation by GET', async () => {
    const response = await get('mutation { createTechnician(input: {}) { __typename } }');
    expect(response.status).toBeGreaterThanOrEqual(400);
  });

  test('serves GraphiQL with instructions for a token, and loads nothing from elsewhere', async () => {
    const response = await fetch(new Request(ENDPOINT, { headers: { accept: 'text/html' } }));
    const page = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(page).toContain('npm run --silent token -- admin@demo.es');
    expect(page).toContain('mutation CreateTechnician');
    const head = page.replace(/<script[^>]*>[\s\S]*?<\/script>|<style[^>]*>[\s\S]*?<\/style>/g, '');
    expect(head).not.toMatch(/(?:src|href)\s*=\s*["']?(?:https?:)?\/\//i);
    expect(page).not.toMatch(/<(?:script|link|img|iframe)[^>]+(?:src|href)\s*=\s*["']?(?:https?:)?\/\//i);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'self'/);
    expect(response.headers.get('content-security-policy')).not.toContain('http');
  });
});

describe('production', () => {
  const { fetch, post } = startFake({ development: false });

  test.each([
    ['a query of its own', me],
    ['introspection', { query: '{ __schema { types { name } } }' }],
    ['the text beside the hash', { ...persisted('Me'), ...me }],
    ['an unknown hash', { extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } }],
    [
      'a hash that is an object’s own word',
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'constructor' } } },
    ],
    ['no operation at all', {}],
  ])('refuses %s with PERSISTED_ONLY', async (_name, body) => {
    const { status, answer } = await post(body);
    expect(status).toBe(400);
    expect(codesOf(answer)).toEqual(['PERSISTED_ONLY']);
    expect(answer.data).toBeUndefined();
  });

  test('refuses GET with a query, a hash or for GraphiQL', async () => {
    const hash = JSON.stringify(persisted('Me').extensions);
    for (const search of ['', '?query={__typename}', `?extensions=${encodeURIComponent(hash)}`]) {
      const response = await fetch(new Request(`${ENDPOINT}${search}`, { headers: { accept: 'text/html' } }));
      expect(response.status).toBe(405);
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(await response.text()).not.toContain('GraphiQL');
    }
  });

  test('never suggests names with «Did you mean»', async () => {
    const input = { nam: 'x', lastName: 'x', email: 'a@b.es', password: '123456' };
    const answers = await Promise.all([
      post(persisted('CreateTechnician', { input, key: 'x' })),
      post(persisted('CreateTechnician', { inpt: input })),
      post({ query: '{ mee { id } }' }),
      post({ ...persisted('TechniciansPage', { first: 5 }), operationName: 'TechnicianPage' }),
    ]);
    for (const { text, answer } of answers) {
      expect(answer.errors?.length).toBeGreaterThan(0);
      expect(text).not.toMatch(/did you mean/i);
    }
  });
});
