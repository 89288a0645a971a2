import { today } from '../format/dates.ts';
import { writeStored } from '../storage.ts';
import { addressOf, FIRST_OPERATIONS, notedOperations, type Noted } from './first-operations.ts';
import type { PersistedOperation } from './post-operation.ts';

const MOST = 10;

/** Kept out of the login's chunk. */
export function noteOperation(uid: string, url: URL, operation: PersistedOperation): void {
  const address = addressOf(url);
  const others = notedOperations().filter((each) => each.uid === uid && each.address !== address);
  const note: Noted = { uid, address, day: today(), operation };
  writeStored('local', FIRST_OPERATIONS, JSON.stringify([...others, note].slice(-MOST)));
}
