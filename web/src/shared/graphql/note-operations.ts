import { today } from '../format/dates.ts';
import { writeStored } from '../storage.ts';
import { addressOf, FIRST_OPERATIONS, readNotes, type Noted } from './first-operations.ts';
import type { PersistedOperation } from './post-operation.ts';

const MOST = 10;

/** Kept out of the login's chunk. */
export function noteOperations(uid: string, url: URL, operations: readonly PersistedOperation[]): void {
  const address = addressOf(url);
  const others = readNotes().filter((each) => each.uid === uid && each.address !== address);
  const note: Noted = { uid, address, day: today(), operations };
  writeStored('local', FIRST_OPERATIONS, JSON.stringify([...others, note].slice(-MOST)));
}
