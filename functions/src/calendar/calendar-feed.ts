import { createHash, randomBytes } from 'node:crypto';

/** A private address at which calendar apps find a technician's visits; what is in it is not kept. */
export type CalendarFeed = { technicianId: string; createdAt: Date };

const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** What an address is told by: 256 bits that nobody guesses. */
export function newFeedToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function isFeedToken(text: string): boolean {
  return TOKEN.test(text);
}

/** What is kept of a token, and the name of its document: whoever reads the database cannot read the calendar. */
export function digestOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Where the feed of a token is, on the product's own site. */
export function feedPath(token: string): string {
  return `/calendar/${token}.ics`;
}
