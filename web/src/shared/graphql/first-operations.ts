import { today } from '../format/dates.ts';
import { readJson, writeStored } from '../storage.ts';
import type { PersistedOperation } from './post-operation.ts';

const KEY = 'cuadrilla.first';
const MOST = 10;

/** `day` is the one it was asked on, which its variables may name. */
type Noted = { uid: string; address: string; day: string; operation: PersistedOperation };

const addressOf = ({ pathname, search }: URL) => pathname + search;

function notes(): Noted[] {
  const read = readJson('local', KEY);
  return Array.isArray(read) ? (read as Noted[]) : [];
}

/** What the screen of an address asked first when this person last opened it here: it can be asked before its file has arrived. */
export function notedOperation(uid: string, url: URL): PersistedOperation | null {
  const address = addressOf(url);
  const noted = notes().find((each) => each.uid === uid && each.address === address);
  if (noted === undefined) return null;
  const text = JSON.stringify(noted.operation).replaceAll(`"${noted.day}"`, `"${today()}"`);
  return JSON.parse(text) as PersistedOperation;
}

export function noteOperation(uid: string, url: URL, operation: PersistedOperation): void {
  const address = addressOf(url);
  const others = notes().filter((each) => each.uid === uid && each.address !== address);
  const kept = [...others, { uid, address, day: today(), operation }].slice(-MOST);
  writeStored('local', KEY, JSON.stringify(kept));
}

/** They name what was searched for. */
export const forgetOperations = (): void => writeStored('local', KEY, null);
