/** The last instant of year 9999: Firestore keeps none before year 1 or after it. */
const LAST_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
const FIRST_MS = Date.parse('0001-01-01T00:00:00.000Z');

/** The instant that a client names in ISO 8601; null where that is none, or none that can be kept. */
export function readInstant(text: string): Date | null {
  const date = new Date(text);
  const ms = date.getTime();
  return ms >= FIRST_MS && ms <= LAST_MS ? date : null;
}
