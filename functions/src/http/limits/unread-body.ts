import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Leaves bodies and paths to this code. The platform's web server parses both before it calls us, and prints what it cannot
 * parse, whole: passwords and secret addresses included. It looks for a body only where one of two headers says that there
 * is one, and Node itself has no more use for them once the request has begun.
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

/**
 * The bytes of a request's body: all that came, but no more than `most` and one, by which whoever reads them sees that there
 * were too many. Null where the caller went away.
 */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let kept = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      const part = chunk.subarray(0, most + 1 - kept);
      kept += part.length;
      if (part.length > 0) chunks.push(part);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks);
}
