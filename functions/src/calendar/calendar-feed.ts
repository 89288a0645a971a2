import { createHash, randomBytes } from 'node:crypto';

export type CalendarFeed = { technicianId: string; createdAt: Date };

const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits, base64url. */
export function newFeedToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function isFeedToken(text: string): boolean {
  return TOKEN.test(text);
}

/** The stored form of a token and its document's name, so that read access to the database does not reveal the address. */
export function digestOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function feedPath(token: string): string {
  return `/calendar/${token}.ics`;
}
