import { ServerResponse } from 'node:http';
import type { ProxyOptions } from 'vite';
import { newRequestId } from './request-id.ts';

function answerNobody(response: ServerResponse): void {
  const requestId = newRequestId();
  response.writeHead(502, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': requestId,
  });
  const extensions = { code: 'INTERNAL_SERVER_ERROR', requestId };
  response.end(JSON.stringify({ errors: [{ message: 'El servidor no responde', extensions }] }));
}

/** Development proxy to the functions emulator, whose address repeats the last segment. */
export function graphqlProxy(target: string): ProxyOptions {
  return {
    target,
    changeOrigin: true,
    configure: (proxy) => {
      proxy.on('error', (_error, _request, response) => {
        if (!(response instanceof ServerResponse)) return;
        if (response.headersSent) response.end();
        else answerNobody(response);
      });
    },
  };
}
