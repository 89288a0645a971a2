import { today } from '../format/dates.ts';
import { readJson, writeStored } from '../storage.ts';
import type { PersistedOperation } from './post-operation.ts';

export const FIRST_OPERATIONS = 'cuadrilla.first';

/** `day` is the one it was asked on, which its variables may name. */
export type Noted = { uid: string; address: string; day: string; operation: PersistedOperation };

export const addressOf = ({ pathname, search }: URL) => pathname + search;

export function notedOperations(): Noted[] {
  const read = readJson('local', FIRST_OPERATIONS);
  return Array.isArray(read) ? (read as Noted[]) : [];
}

/**
 * What the screen of an address asked first when this person last opened it here: it can be asked before its file has arrived.
 * What has changed since a mark is only asked on the same day.
 */
export function notedOperation(uid: string, url: URL): PersistedOperation | null {
  const noted = notedOperations().find((each) => each.uid === uid && each.address === addressOf(url));
  if (noted === undefined) return null;
  if (noted.operation.variables?.['since'] !== undefined && noted.day !== today()) return null;
  const text = JSON.stringify(noted.operation).replaceAll(`"${noted.day}"`, `"${today()}"`);
  return JSON.parse(text) as PersistedOperation;
}

/** They name what was searched for. */
export const forgetOperations = (): void => writeStored('local', FIRST_OPERATIONS, null);
