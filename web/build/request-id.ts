import { randomBytes } from 'node:crypto';

export function newRequestId(): string {
  const hex = randomBytes(6).toString('hex');
  return `req_${hex.slice(0, 4)}-${hex.slice(4, 8)}-${hex.slice(8)}`;
}
