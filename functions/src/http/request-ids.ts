import { randomBytes } from 'node:crypto';

const ids = new WeakMap<Request, string>();
const callers = new WeakMap<Request, string>();

/**
 * The id of a request, made at its first mention: `req_7f3a-91c2-04be`. Short enough to read out on the telephone; the
 * answer, the log and the screen carry the same one.
 */
export function requestIdOf(request: Request): string {
  const known = ids.get(request);
  if (known) return known;
  const hex = randomBytes(6).toString('hex');
  const id = `req_${hex.slice(0, 4)}-${hex.slice(4, 8)}-${hex.slice(8)}`;
  ids.set(request, id);
  return id;
}

/** Keeps whose valid token a request carried, for the log. */
export function noteCaller(request: Request, uid: string): void {
  callers.set(request, uid);
}

/** The uid that the log names; null where nobody had to say who they are. */
export function callerOf(request: Request): string | null {
  return callers.get(request) ?? null;
}
