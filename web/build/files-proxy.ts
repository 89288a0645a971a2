import { ServerResponse } from 'node:http';
import type { ProxyOptions } from 'vite';
import { newRequestId } from './request-id.ts';

/**
 * Development proxy from `/files/…` or `/calendar/…` to its function in the emulator; answers as the function would if the
 * emulator is down.
 */
export function filesProxy(target: string): ProxyOptions {
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

function answerNobody(response: ServerResponse): void {
  const requestId = newRequestId();
  response.writeHead(502, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': requestId,
  });
  const error = { code: 'INTERNAL_SERVER_ERROR', message: 'El servidor no responde', requestId };
  response.end(JSON.stringify({ error }));
}
