import { randomUUID } from 'node:crypto';

const ids = new WeakMap<Request, string>();
const callers = new WeakMap<Request, string>();

/** Made on first use, e.g. `req_7f3a-91c2-04be`: short enough to read out on the phone. Answer, log and screen show the same. */
export function requestIdOf(request: Request): string {
  const known = ids.get(request);
  if (known) return known;
  const [first = '', second = ''] = randomUUID().split('-');
  const id = `req_${first.slice(0, 4)}-${first.slice(4)}-${second}`;
  ids.set(request, id);
  return id;
}

export function noteCaller(request: Request, uid: string): void {
  callers.set(request, uid);
}

/** Null if the request needed no sign-in. */
export function callerOf(request: Request): string | null {
  return callers.get(request) ?? null;
}
