import { today } from '../format/dates.ts';
import { readJson, writeStored } from '../storage.ts';
import type { PersistedOperation } from './post-operation.ts';

export const FIRST_OPERATIONS = 'cuadrilla.first';

/** `day` is the one they were asked on, which their variables may name. */
export type Noted = {
  uid: string;
  address: string;
  day: string;
  operations: readonly PersistedOperation[];
};

export const addressOf = ({ pathname, search }: URL) => pathname + search;

export function readNotes(): Noted[] {
  const read = readJson('local', FIRST_OPERATIONS);
  return Array.isArray(read) ? (read as Noted[]) : [];
}

/**
 * What the screen of an address asked at once when this person last opened it here, to be asked before its file has arrived.
 * What has changed since a mark is only asked on the same day.
 */
export function notedOperations(uid: string, url: URL): PersistedOperation[] {
  const noted = readNotes().find((each) => each.uid === uid && each.address === addressOf(url));
  if (!noted?.operations) return [];
  const text = JSON.stringify(noted.operations).replaceAll(`"${noted.day}"`, `"${today()}"`);
  const operations = JSON.parse(text) as PersistedOperation[];
  return operations.filter(({ variables }) => variables?.['since'] === undefined || noted.day === today());
}

/** They name what was searched for. */
export const forgetOperations = (): void => writeStored('local', FIRST_OPERATIONS, null);
