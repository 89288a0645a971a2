import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from './limits/unread-body.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

/**
 * Passes the raw bytes of a platform request to a fetch-style server, so that its own parsing, limits and errors apply. Bodies
 * are cut one byte above `maxBodyBytes`, enough for the server to refuse them.
 */
export async function respond(
  fetch: Fetch,
  maxBodyBytes: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request, maxBodyBytes);
  if (body === null) return;
  const answer = await fetch(toFetchRequest(request, body));
  response.removeHeader('X-Powered-By');
  response.statusCode = answer.status;
  answer.headers.forEach((value, name) => response.setHeader(name, value));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

// `Request` throws for these; they are answered like any other method that is not POST.
const REFUSED_BY_FETCH = /^(?:CONNECT|TRACE|TRACK)$/i;

/** Never throws: a handler that rejects ends the whole instance. */
function toFetchRequest({ method = 'GET', url = '/', headers }: IncomingMessage, bytes: Buffer): Request {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const body = method === 'GET' || method === 'HEAD' || bytes.length === 0 ? null : new Uint8Array(bytes);
  return new Request(`http://function.internal/${url.replace(/^\/+/, '')}`, {
    method: REFUSED_BY_FETCH.test(method) ? 'OPTIONS' : method,
    headers: entries,
    body,
  });
}
