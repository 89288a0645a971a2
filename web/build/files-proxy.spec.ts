import { createServer as createUpstream, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesProxy } from './files-proxy.ts';

let upstream: Server;
let vite: ViteDevServer;
let site: string;

function emulator(): Server {
  return createUpstream((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(200, { 'x-path': request.url, 'x-request-id': 'r-1' }).end(Buffer.concat(chunks));
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
      proxy: { '^/files/': filesProxy(`http://127.0.0.1:${port}/demo/madrid/files`) },
    },
  });
  await vite.listen();
  site = `http://127.0.0.1:${(vite.httpServer?.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await vite.close();
  upstream.close();
});

const put = (body: Uint8Array<ArrayBuffer>) =>
  fetch(`${site}/files/abc?kind=BEFORE`, { method: 'PUT', body });

describe('the development proxy for files', () => {
  test('repeats the last path segment for the functions emulator and forwards bytes unchanged', async () => {
    const bytes = Uint8Array.from([0xff, 0xd8, 0, 1, 0x80]);
    const response = await put(bytes);
    expect(response.headers.get('x-path')).toBe('/demo/madrid/files/files/abc?kind=BEFORE');
    expect(response.headers.get('x-request-id')).toBe('r-1');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });

  test('answers 502 with a JSON error when the server is down', async () => {
    await new Promise((resolve) => {
      upstream.close(resolve);
      upstream.closeAllConnections();
    });
    const response = await put(new Uint8Array(1));
    expect(response.status).toBe(502);
    const requestId = response.headers.get('x-request-id');
    expect(requestId).toMatch(/^req_[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}$/);
    expect(await response.json()).toEqual({
      error: { code: 'INTERNAL_SERVER_ERROR', message: 'El servidor no responde', requestId },
    });
  });
});
