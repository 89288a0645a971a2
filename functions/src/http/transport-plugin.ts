import type { Plugin } from 'graphql-yoga';
import { requestIdOf } from './request-ids.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

// GraphiQL's page carries its script inline; it exists in development only.
const GRAPHIQL_POLICY =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; frame-ancestors 'none'";

/**
 * What holds for every request, before GraphQL: POST carries JSON and nothing else, one operation and no batch; GET is for
 * development. The answer carries the request id and the function's own security headers, because its address is
 * reachable without passing through Hosting.
 */
export function useTransport(development: boolean): Plugin {
  return {
    onRequestParse({ request, requestParser, setRequestParser, endResponse, fetchAPI }) {
      const refuse = (status: number, message: string) =>
        refusalResponse(fetchAPI.Response, request, status, message);
      if (request.method === 'GET' && !development) endResponse(refuse(405, 'Solo se acepta POST'));
      if (request.method !== 'POST') return;
      if (!isJson(request)) endResponse(refuse(415, 'Solo se acepta application/json'));
      if (!requestParser) return;
      setRequestParser(async (body) => {
        const params = await requestParser(body);
        return Array.isArray(params) ? refuse(400, 'No se aceptan lotes') : params;
      });
    },
    onResponse({ request, response }) {
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.headers.set(name, value);
      if (response.headers.get('content-type')?.startsWith('text/html')) {
        response.headers.set('Content-Security-Policy', GRAPHIQL_POLICY);
      }
      response.headers.set('X-Request-Id', requestIdOf(request));
    },
  };
}

function isJson(request: Request): boolean {
  return /^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '');
}

function refusalResponse(
  ResponseType: typeof Response,
  request: Request,
  status: number,
  message: string,
): Response {
  const extensions = { code: 'BAD_REQUEST', requestId: requestIdOf(request) };
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    ...(status === 405 ? { Allow: 'POST' } : {}),
  };
  return new ResponseType(JSON.stringify({ errors: [{ message, extensions }] }), { status, headers });
}
