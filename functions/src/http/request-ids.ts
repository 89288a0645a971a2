import { randomBytes } from 'node:crypto';

const ids = new WeakMap<Request, string>();

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
