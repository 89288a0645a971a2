import { ReadableStream } from 'node:stream/web';
import { createContext, type GraphQLContext, type ServerDependencies } from './context.ts';
import { within } from '../deadlines.ts';
import { FAILURES } from '../failures.ts';
import { refusalOf, statusOfCode, type Refusal } from '../http/json-refusal.ts';
import { describeError, type Logger } from '../logger.ts';
import { callerOf, requestIdOf } from '../http/request-notes.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';

export type PlainServerOptions = { dependencies: ServerDependencies; logger: Logger };

/** One answer for missing and forbidden, so that existence is not revealed. */
export const NOT_FOUND: Refusal = { code: 'NOT_FOUND', message: FAILURES.notFound };

/**
 * The shell of the functions beside GraphQL: same authentication, request ids, headers and log. The log names `what` was
 * requested, never the URL, which may be a secret. Opens no port: a test calls `fetch` on the result.
 */
export function createPlainServer(
  { dependencies, logger }: PlainServerOptions,
  what: string,
  answer: (request: Request, context: GraphQLContext) => Promise<Response>,
) {
  return {
    fetch: async (request: Request): Promise<Response> => {
      const startedAt = performance.now();
      const requestId = requestIdOf(request);
      const context = createContext(dependencies, request, requestId);
      const { read, act } = dependencies.deadlines;
      const response = await within(request.method === 'PUT' ? act : read, answer(request, context)).catch(
        (error: unknown) => {
          const { cause, ...refused } = refusalOf(error);
          if (cause !== null) logger.error('unexpected error', { requestId, error: describeError(cause) });
          return refuse(refused, requestId);
        },
      );
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.headers.set(name, value);
      response.headers.set('Cache-Control', 'private, no-store');
      response.headers.set('X-Request-Id', requestId);
      const ms = Math.round(performance.now() - startedAt);
      logger.info('request', {
        requestId,
        uid: callerOf(request),
        operation: `${request.method} ${what}`,
        status: response.status,
        ms,
      });
      return response;
    },
  };
}

export function json(body: object, status: number, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });
}

type DownloadedFile = {
  name: string;
  mime: string;
  /** Sent in parts, without a length, if it is made while it is sent. */
  bytes: Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array>;
  /** Shown by the browser instead of saved: only for content that cannot run scripts. */
  inline?: boolean;
};

export function fileResponse({ name, mime, bytes, inline = false }: DownloadedFile): Response {
  const isWhole = bytes instanceof Uint8Array;
  const headers = {
    'Content-Type': mime,
    'Content-Disposition': `${inline ? 'inline' : 'attachment'}; filename="${name}"`,
    ...(isWhole && { 'Content-Length': String(bytes.length) }),
  };
  const body = isWhole ? bytes : (ReadableStream.from(bytes) as BodyInit);
  return new Response(body, { status: 200, headers });
}

export function refuse({ code, message, retryAfterSeconds }: Refusal, requestId: string): Response {
  const wait = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return json({ error: { code, message, requestId } }, statusOfCode(code), wait);
}

export function refuseMethod(taken: readonly string[], requestId: string): Response {
  const refused = { code: 'BAD_REQUEST', message: `Solo se acepta ${taken.join(' o ')}`, requestId };
  return json({ error: refused }, 405, { Allow: taken.join(', ') });
}
