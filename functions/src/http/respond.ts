import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Request as FetchRequest } from '@whatwg-node/fetch';
import * as logger from 'firebase-functions/logger';
import { describeError } from '../logger.ts';
import { readBody } from './limits/unread-body.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

/**
 * Passes the raw bytes of a platform request to a fetch-style server, so that its own parsing, limits and errors apply. Bodies
 * are cut one byte above `maxBodyBytes`, enough for the server to refuse them.
 */
export async function respond(
  fetch: Fetch,
  maxBodyBytes: number | ((url: string) => number),
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const most = typeof maxBodyBytes === 'number' ? maxBodyBytes : maxBodyBytes(request.url ?? '/');
  const body = await readBody(request, most);
  if (body === null) return;
  const answer = await fetch(toFetchRequest(request, body));
  response.removeHeader('X-Powered-By');
  response.statusCode = answer.status;
  answer.headers.forEach((value, name) => response.setHeader(name, value));
  if (isLong(answer)) return stream(answer, response);
  response.end(await answer.bytes());
}

/** A file whose length is not known beforehand. */
const isLong = (answer: Response) =>
  answer.headers.has('content-disposition') && !answer.headers.has('content-length') && answer.body !== null;

/** A failure in the middle ends the connection, so that the caller does not take a part for the whole. */
async function stream({ body }: Response, response: ServerResponse): Promise<void> {
  await pipeline(body as unknown as AsyncIterable<Uint8Array>, response).catch((error: unknown) => {
    logger.error('a file was not sent to its end', { error: describeError(error) });
    response.destroy();
  });
}

/**
 * Yoga's own `Request`, which reads a buffer without the platform's streams: a fifth of the work of an answer. It checks nothing,
 * so it never throws; a handler that rejects ends the whole instance.
 */
function toFetchRequest({ method = 'GET', url = '/', headers }: IncomingMessage, bytes: Buffer): Request {
  const hasBody = method !== 'GET' && method !== 'HEAD' && bytes.length > 0;
  return new FetchRequest(`http://function.internal/${url.replace(/^\/+/, '')}`, {
    method,
    headers: headers as Record<string, string>,
    ...(hasBody && { body: bytes as BodyInit }),
  });
}
