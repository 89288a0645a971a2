/** The end of year 9999: Firestore stores no instant after it or before year 1. */
const LAST_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
const FIRST_MS = Date.parse('0001-01-01T00:00:00.000Z');

/** Parses ISO 8601; null if invalid or outside what Firestore stores. */
export function readInstant(text: string): Date | null {
  const date = new Date(text);
  const ms = date.getTime();
  return ms >= FIRST_MS && ms <= LAST_MS ? date : null;
}
