import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { required } from './fixtures.ts';

export type RedeployedSite = {
  url: string;
  deploy: (version: number) => void;
  /** Answers the first request for a file with this in it with 404, as for a chunk removed by a deploy. */
  loseOnce: (pattern: RegExp) => void;
  /** Leaves requests for such an address unanswered, as on a very weak network. Resolves with the first. */
  stall: (pattern: RegExp) => Promise<void>;
  close: () => Promise<void>;
};

export const versionOf = (): string | null => document.documentElement.getAttribute('data-version');

const isPage = (answer: IncomingMessage) => (answer.headers['content-type'] ?? '').startsWith('text/html');

function asVersion(text: string, version: number): string {
  return text
    .replace('<html lang="es">', `<html lang="es" data-version="${version}">`)
    .replace(/("revision":"[^"]+)("(,"url":"index\.html"))/, `$1-${version}$2`);
}

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function passOn(
  answer: IncomingMessage,
  body: Buffer,
  path: string,
  response: ServerResponse,
  version: number,
) {
  const headers = without(answer.headers, ['content-length', 'transfer-encoding', 'etag']);
  response.writeHead(answer.statusCode ?? 502, headers);
  const isVersioned = isPage(answer) || path === '/service-worker.js';
  response.end(isVersioned ? asVersion(body.toString(), version) : body);
}

export async function redeployedSite(): Promise<RedeployedSite> {
  let version = 1;
  let lost: RegExp | null = null;
  let stalled: { pattern: RegExp; arrived: () => void } | null = null;
  const pass = async (found: IncomingMessage, path: string, response: ServerResponse) => {
    const body = await bodyOf(found);
    if (path.startsWith('/assets/') && lost?.test(body.toString()) === true) {
      lost = null;
      response.writeHead(404, { 'content-type': 'text/html' }).end('Not found');
    } else passOn(found, body, path, response, version);
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    if (stalled?.pattern.test(path)) {
      stalled.arrived();
      return;
    }
    const headers = without(request.headers, ['host', 'accept-encoding', 'if-none-match']);
    const onward = ask(new URL(path, required('E2E_BASE_URL')), { method: request.method, headers });
    onward.on('response', (found) => void pass(found, path, response));
    onward.on('error', () => response.writeHead(502).end());
    return onward.end(await bodyOf(request));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: (next) => void (version = next),
    loseOnce: (pattern) => void (lost = pattern),
    stall: (pattern) => new Promise((arrived) => (stalled = { pattern, arrived })),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
