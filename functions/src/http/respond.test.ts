import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ReadableStream } from 'node:stream/web';
import { afterEach, describe, expect, test } from 'vitest';
import { respond } from './respond.ts';

type Seen = { method: string; url: string; body: string; authorization: string | null };
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

let stop = () => Promise.resolve();
afterEach(() => stop());

const MOST = 1_000;

async function startPlatform(answer: () => Response): Promise<{ port: number; seen: Seen[] }> {
  const seen: Seen[] = [];
  const fetch = async (request: Request) => {
    const { method, url, headers } = request;
    seen.push({ method, url, body: await request.text(), authorization: headers.get('authorization') });
    return answer();
  };
  const server = createServer((request, response) => {
    response.setHeader('X-Powered-By', 'Express');
    respond(fetch, MOST, request, response).catch((error: unknown) => {
      response.writeHead(599).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const { port } = server.address() as AddressInfo;
  return { port, seen };
}

function send(
  port: number,
  options: { method?: string; path?: string; headers?: Record<string, string>; body?: string },
) {
  const { body, ...rest } = options;
  return new Promise<Answer>((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path: '/graphql', ...rest }, (response) => {
      const chunks: Buffer[] = [];
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

const file = (chunks: AsyncIterable<Uint8Array>) =>
  new Response(ReadableStream.from(chunks) as BodyInit, {
    headers: { 'content-disposition': 'attachment; filename="a.csv"', 'content-type': 'text/csv' },
  });

const ok = () =>
  new Response('{"data":{"ñ":"😀"}}', {
    headers: { 'x-request-id': 'req_1', 'content-type': 'application/json' },
  });

describe("the bridge from the platform's request to the server", () => {
  test('passes on method, path, query, headers and the exact bytes of the body', async () => {
    const { port, seen } = await startPlatform(ok);
    const body = '{"query":"ñ 😀"}\n';
    const headers = { authorization: 'Bearer x', 'content-type': 'application/json' };
    await send(port, { method: 'POST', path: '/graphql?a=1', headers, body });
    expect(seen).toEqual([
      { method: 'POST', url: 'http://function.internal/graphql?a=1', body, authorization: 'Bearer x' },
    ]);
  });

  test('returns status, headers and the exact bytes of the response', async () => {
    const { port } = await startPlatform(
      () => new Response(ok().body, { status: 418, headers: ok().headers }),
    );
    const { status, headers, body } = await send(port, { method: 'POST', body: '{}' });
    expect(status).toBe(418);
    expect(headers['x-request-id']).toBe('req_1');
    expect(body.toString()).toBe('{"data":{"ñ":"😀"}}');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test('passes on the largest allowed body, and one byte more of a larger one', async () => {
    const { port, seen } = await startPlatform(ok);
    for (const size of [MOST, MOST + 1, 100 * MOST]) {
      expect((await send(port, { method: 'POST', body: 'x'.repeat(size) })).status).toBe(200);
    }
    expect(seen.map(({ body }) => body.length)).toEqual([MOST, MOST + 1, MOST + 1]);
  });

  test('does not call the server if the caller disconnects within the body', async () => {
    const { port, seen } = await startPlatform(ok);
    const asked = httpRequest({ host: '127.0.0.1', port, method: 'POST', headers: { 'content-length': 10 } });
    asked.on('error', () => undefined);
    asked.write('12345', () => asked.destroy());
    await new Promise((resolve) => asked.on('close', resolve));
    await send(port, { method: 'POST', body: 'next' });
    expect(seen.map(({ body }) => body)).toEqual(['next']);
  });

  test('passes on no body for GET or an empty body', async () => {
    const { port, seen } = await startPlatform(ok);
    await send(port, { method: 'GET' });
    await send(port, { method: 'POST' });
    expect(seen.map(({ body }) => body)).toEqual(['', '']);
  });

  test.each([
    '//',
    '//evil.example/graphql',
    '/%',
    '/%00',
    '/graphql?%',
    'http://[',
    'http://evil.example/',
    '/\\x',
  ])('handles the path %s as one of its own', async (path) => {
    const { port, seen } = await startPlatform(ok);
    expect((await send(port, { path })).status).toBe(200);
    expect(seen[0]?.url).toMatch(/^http:\/\/function\.internal\//);
  });

  test('passes on the method TRACE, which the standard Request does not allow', async () => {
    const { port, seen } = await startPlatform(ok);
    expect((await send(port, { method: 'TRACE' })).status).toBe(200);
    expect(seen[0]?.method).toBe('TRACE');
  });

  test('streams a file', async () => {
    const { port } = await startPlatform(() =>
      file(
        (async function* () {
          for (const text of ['a;b\r\n', 'ñ;2\r\n']) yield Promise.resolve(new TextEncoder().encode(text));
        })(),
      ),
    );
    const { headers, body } = await send(port, { method: 'GET' });
    expect(headers['transfer-encoding']).toBe('chunked');
    expect(body.toString()).toBe('a;b\r\nñ;2\r\n');
  });

  test('aborts the connection if a file fails midway, so that it is not taken as complete', async () => {
    const { port } = await startPlatform(() =>
      file(
        (async function* () {
          yield await Promise.resolve(new TextEncoder().encode('a'.repeat(100_000)));
          throw new Error('gone');
        })(),
      ),
    );
    await expect(send(port, { method: 'GET' })).rejects.toThrow();
  });
});
