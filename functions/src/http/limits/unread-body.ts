import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Keeps the platform's web server from parsing body and path before this code: it logs whatever it cannot parse, passwords and
 * secret URLs included. It reads a body only if one of two headers announces one, and Node needs neither after the start.
 */
export function leaveBodiesUnread(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
    request.url = request.url?.replace(/^[^?]*/, (path) =>
      canBeDecoded(path) ? path : path.replaceAll('%', '%25'),
    );
  });
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** At most `most` bytes plus one, which shows the reader that there were more. Null if the caller disconnected. */
export function readBody(request: IncomingMessage, most: number): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let kept = 0;
    request.on('data', (chunk: Buffer) => {
      const part = chunk.subarray(0, most + 1 - kept);
      kept += part.length;
      if (part.length > 0) chunks.push(part);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => resolve(null));
    request.on('close', () => resolve(null));
  });
}
