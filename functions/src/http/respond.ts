import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request as the functions platform hands it over: its body is read already. */
export type PlatformRequest = IncomingMessage & { rawBody?: Buffer; originalUrl?: string };

type Fetch = (request: Request) => Response | Promise<Response>;

/**
 * Answers a platform request with a fetch-style server. The platform has consumed and parsed the body; giving Yoga the
 * bytes as they came keeps its own parsing, limits and error texts in force.
 */
export async function respond(
  fetch: Fetch,
  request: PlatformRequest,
  response: ServerResponse,
): Promise<void> {
  const answer = await fetch(toFetchRequest(request));
  response.statusCode = answer.status;
  answer.headers.forEach((value, name) => response.setHeader(name, value));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

// What `Request` throws at; answered like any other method that is not POST.
const REFUSED_BY_FETCH = /^(?:CONNECT|TRACE|TRACK)$/i;

/** Never throws, whatever came: a handler that rejects ends the whole instance. */
function toFetchRequest({ method = 'GET', url = '/', headers, rawBody }: PlatformRequest): Request {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const body = method === 'GET' || method === 'HEAD' || !rawBody ? null : new Uint8Array(rawBody);
  return new Request(`http://function.internal/${url.replace(/^\/+/, '')}`, {
    method: REFUSED_BY_FETCH.test(method) ? 'OPTIONS' : method,
    headers: entries,
    body,
  });
}
