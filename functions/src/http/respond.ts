import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from './limits/unread-body.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

/**
 * Answers a platform request with a fetch-style server, which gets the bytes as they came: its own parsing, limits and error
 * texts are in force. Of a body of more than `maxBodyBytes` it gets one byte more than that, enough to refuse it.
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

// What `Request` throws at; answered like any other method that is not POST.
const REFUSED_BY_FETCH = /^(?:CONNECT|TRACE|TRACK)$/i;

/** Never throws, whatever came: a handler that rejects ends the whole instance. */
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
