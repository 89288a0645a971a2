import { createServer as createUpstream, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphqlProxy } from './graphql-proxy.ts';

const REQUEST_ID = /^req_[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}$/;

let upstream: Server;
let vite: ViteDevServer;
let site: string;

function emulator(): Server {
  return createUpstream((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const status = body === '"413"' ? 413 : 200;
      response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'r-1' });
      response.end(JSON.stringify({ path: request.url, body }));
    });
  });
}

beforeAll(async () => {
  upstream = emulator();
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = upstream.address() as AddressInfo;
  vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: {
      host: '127.0.0.1',
      port: 0,
      ws: false,
      watch: null,
      proxy: { '/graphql': graphqlProxy(`http://127.0.0.1:${port}/demo/madrid/graphql`) },
    },
  });
  await vite.listen();
  site = `http://127.0.0.1:${(vite.httpServer?.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await vite.close();
  upstream.close();
});

const post = (body: string) =>
  fetch(`${site}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

describe('the development proxy for GraphQL', () => {
  test('repeats the last path segment for the functions emulator and forwards the body and request id', async () => {
    const response = await post('{"a":1}');
    expect(response.headers.get('x-request-id')).toBe('r-1');
    expect(await response.json()).toEqual({ path: '/demo/madrid/graphql/graphql', body: '{"a":1}' });
  });

  test('forwards the server’s own error statuses', async () => {
    expect((await post('"413"')).status).toBe(413);
  });

  test('answers 502 with a GraphQL error when the server is down', async () => {
    await new Promise((resolve) => {
      upstream.close(resolve);
      upstream.closeAllConnections();
    });
    const response = await post('{"a":1}');
    expect(response.status).toBe(502);
    const requestId = response.headers.get('x-request-id');
    expect(requestId).toMatch(REQUEST_ID);
    expect(await response.json()).toEqual({
      errors: [
        { message: 'El servidor no responde', extensions: { code: 'INTERNAL_SERVER_ERROR', requestId } },
      ],
    });
  });
});
