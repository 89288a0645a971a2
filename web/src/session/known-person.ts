import { readStored, writeStored } from '#shared/storage.ts';
import type { Person } from './load-me.ts';

const KNOWN = 'cuadrilla.technician';
const KEPT_MS = 7 * 86_400_000;

/** What the frame is drawn from, and when the server last said it; nothing else of a person is kept. */
type Kept = Pick<Person, 'id' | 'name' | 'lastName' | 'role' | 'timeZone' | 'color'> & { saidAt: number };

/**
 * Who a technician was when the server last said it, so that their day opens where there is no connection; null for another
 * person, and when the last word is seven days old. It opens no door, for the server says again who may do what.
 */
export function knownPerson(uid: string, now = Date.now()): Person | null {
  const kept = readKept();
  if (kept?.id !== uid || isExpired(kept, now)) return null;
  const { id, name, lastName, role, timeZone, color } = kept;
  // What was kept before there were colours has none.
  return { id, name, lastName, role, timeZone, color: color ?? null, email: '' };
}

/** Of whom this device keeps something, whether or not it still counts. */
export function keptUid(): string | null {
  return readKept()?.id ?? null;
}

/** Whether the server has not said for seven days that they are still with the company. */
export function isKeptTooLong(now = Date.now()): boolean {
  const kept = readKept();
  return kept !== null && isExpired(kept, now);
}

/** Whether the last person of this device was a technician. */
export function wasTechnician(): boolean {
  return readStored('local', KNOWN) !== null;
}

/** Keeps what the server has just said. Of others than technicians nothing is kept: their screens need the server anyway. */
export function keepKnownPerson({ id, name, lastName, role, timeZone, color }: Person): void {
  const kept: Kept = { id, name, lastName, role, timeZone, color, saidAt: Date.now() };
  writeStored('local', KNOWN, role === 'TECHNICIAN' ? JSON.stringify(kept) : null);
}

export function forgetKnownPerson(): void {
  writeStored('local', KNOWN, null);
}

function readKept(): Kept | null {
  try {
    const kept = JSON.parse(readStored('local', KNOWN) ?? 'null') as Kept | null;
    return kept?.role === 'TECHNICIAN' && typeof kept.id === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** Also where it does not say when: what is not known to be fresh is old. */
function isExpired({ saidAt }: Kept, now: number): boolean {
  return !(now - saidAt < KEPT_MS);
}
