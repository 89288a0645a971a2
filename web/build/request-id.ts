import { randomBytes } from 'node:crypto';

/** An id in the form of the server's own, `req_7f3a-91c2-04be`: screens and users meet no other. */
export function newRequestId(): string {
  const hex = randomBytes(6).toString('hex');
  return `req_${hex.slice(0, 4)}-${hex.slice(4, 8)}-${hex.slice(8)}`;
}
