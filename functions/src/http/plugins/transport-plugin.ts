import type { GraphQLParams, Plugin } from 'graphql-yoga';
import { badRequest, refusal } from '../../errors.ts';
import { MAX_BODY_BYTES } from '../limits/limits.ts';
import { requestIdOf } from '../request-notes.ts';
import { SECURITY_HEADERS } from '../security-headers.ts';

// GraphiQL's page carries its script inline; it exists in development only.
const GRAPHIQL_POLICY =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; frame-ancestors 'none'";

/**
 * Applies to every request before GraphQL: POST with one JSON operation, no batches; GET only in development. Adds the request
 * id and the security headers, because the function's URL can be reached without Hosting.
 */
export function useTransport(development: boolean): Plugin {
  const methods = development ? ['GET', 'POST'] : ['POST'];
  return {
    onRequestParse({ request, setRequestParser, endResponse }) {
      const refused = refusalOf(request, methods);
      if (refused) endResponse(refusalResponse(request, refused));
      else if (request.method === 'POST') setRequestParser(paramsOf);
    },
    onResponse(event) {
      const { request } = event;
      const isNowhere = event.response.status === 404;
      const response = isNowhere ? refusalResponse(request, NOWHERE) : event.response;
      if (isNowhere) event.setResponse(response);
      const { headers } = response;
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
      if (headers.get('content-type')?.startsWith('text/html')) {
        headers.set('Content-Security-Policy', GRAPHIQL_POLICY);
      }
      headers.set('X-Request-Id', requestIdOf(request));
    },
  };
}

type Refused = { status: number; message: string; headers?: Record<string, string> };

const NOWHERE: Refused = { status: 404, message: 'Aquí no hay nada' };

/** Null if the request is allowed. */
export function refusalOf({ method, headers }: Request, methods: readonly string[]): Refused | null {
  if (!methods.includes(method)) {
    return {
      status: 405,
      message: `Solo se acepta ${methods.join(' o ')}`,
      headers: { Allow: methods.join(', ') },
    };
  }
  if (method !== 'POST') return null;
  const type = /^application\/json\s*(?:;(.*))?$/i.exec(headers.get('content-type') ?? '');
  if (!type) return { status: 415, message: 'Solo se acepta application/json' };
  const charset = /charset\s*=\s*"?([^\s;"]*)/i.exec(type[1] ?? '')?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) return { status: 415, message: 'Solo se acepta UTF-8' };
  const encoding = headers.get('content-encoding') ?? 'identity';
  return /^identity$/i.test(encoding) ? null : { status: 415, message: 'No se acepta un cuerpo comprimido' };
}

const read = new WeakMap<Request, Promise<GraphQLParams>>();

/** Read once and cached. */
export function paramsOf(request: Request): Promise<GraphQLParams> {
  const known = read.get(request);
  if (known) return known;
  const reading = readParams(request);
  read.set(request, reading);
  return reading;
}

/** Parsed here because the parser's own error would quote the body in the log. */
async function readParams(request: Request): Promise<GraphQLParams> {
  const text = await request.text();
  if (Buffer.byteLength(text) > MAX_BODY_BYTES) throw refusal('PAYLOAD_TOO_LARGE', { http: { status: 413 } });
  const value = readJson(text);
  if (Array.isArray(value)) throw badRequest('No se aceptan lotes');
  if (!isRecord(value)) throw badRequest('El cuerpo de la petición no es un objeto');
  const { query, operationName, variables, extensions } = value;
  // Other fields of the body are ignored, and never quoted in an answer.
  const isWhole =
    [query, operationName].every((text) => text == null || typeof text === 'string') &&
    [variables, extensions].every((object) => object == null || isRecord(object));
  if (!isWhole) throw badRequest('La petición no es una operación de GraphQL');
  return { query, operationName, variables, extensions } as GraphQLParams;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('El cuerpo de la petición no es JSON válido');
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refusalResponse(request: Request, { status, message, headers }: Refused): Response {
  const extensions = { code: 'BAD_REQUEST', requestId: requestIdOf(request) };
  const body = JSON.stringify({ errors: [{ message, extensions }] });
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });
}
