import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import { readJson, readStored, writeStored } from '#shared/storage.ts';
import type { Person } from './load-me.ts';

const KNOWN = 'cuadrilla.technician';
const KEPT_MS = 7 * 86_400_000;

type Kept = Pick<Person, 'id' | 'name' | 'lastName' | 'role' | 'timeZone' | 'color'> & { saidAt: number };

/** A technician as the server last confirmed, to open the day offline. Grants nothing: the server checks permissions. */
export function knownPerson(uid: string, now = Date.now()): Person | null {
  const kept = readKept();
  if (kept?.id !== uid || isExpired(kept, now)) return null;
  const { id, name, lastName, role, timeZone, color } = kept;
  // Records of earlier versions have no colour.
  return { id, name, lastName, role, timeZone, color: color ?? null, email: '' };
}

/** Also after it has expired. */
export function keptUid(): string | null {
  return readKept()?.id ?? null;
}

export function isKeptTooLong(now = Date.now()): boolean {
  const kept = readKept();
  return kept !== null && isExpired(kept, now);
}

export function wasTechnician(): boolean {
  return readStored('local', KNOWN) !== null;
}

/** Only technicians are stored; the other screens need the server. */
export function keepKnownPerson({ id, name, lastName, role, timeZone, color }: Person): void {
  const kept: Kept = { id, name, lastName, role, timeZone, color, saidAt: Date.now() };
  writeStored('local', KNOWN, worksInField(role) ? JSON.stringify(kept) : null);
}

export function forgetKnownPerson(): void {
  writeStored('local', KNOWN, null);
}

function readKept(): Kept | null {
  const kept = readJson('local', KNOWN) as Kept | null;
  return kept && worksInField(kept.role) && typeof kept.id === 'string' ? kept : null;
}

function isExpired({ saidAt }: Kept, now: number): boolean {
  return !(now - saidAt < KEPT_MS);
}
