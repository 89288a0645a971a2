import { ServerResponse, type IncomingMessage } from 'node:http';
import type { ProxyOptions } from 'vite';
import { newRequestId } from './request-id.ts';

/** Ends a response with one GraphQL error, in the form that the server itself gives. */
function answerWithError(response: ServerResponse, status: number, code: string, message: string): void {
  const requestId = newRequestId();
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': requestId,
  });
  response.end(JSON.stringify({ errors: [{ message, extensions: { code, requestId } }] }));
}

/**
 * The platform parses JSON before our code sees it, and answers broken JSON with an HTML page that carries a stack. What
 * the browser and the API's users get is a GraphQL error instead.
 */
function isParserPage(answer: IncomingMessage): boolean {
  return answer.statusCode === 400 && (answer.headers['content-type'] ?? '').startsWith('text/html');
}

function passOn(answer: IncomingMessage, response: ServerResponse): void {
  if (isParserPage(answer)) {
    answer.resume();
    answerWithError(response, 400, 'BAD_REQUEST', 'El cuerpo de la petición no es JSON válido');
    return;
  }
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
}

/** The development proxy from `/graphql` to the functions emulator, whose address repeats the last segment. */
export function graphqlProxy(target: string): ProxyOptions {
  return {
    target,
    changeOrigin: true,
    selfHandleResponse: true,
    configure: (proxy) => {
      proxy.on('proxyRes', (answer, _request, response) => passOn(answer, response));
      proxy.on('error', (_error, _request, response) => {
        if (!(response instanceof ServerResponse)) return;
        if (response.headersSent) response.end();
        else answerWithError(response, 502, 'INTERNAL_SERVER_ERROR', 'El servidor no responde');
      });
    },
  };
}
