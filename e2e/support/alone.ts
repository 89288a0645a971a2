import { expect } from './fixtures.ts';
import { backOffice } from './people.ts';

const place = (what: string) => backOffice().firestore.doc(`e2eLocks/${what}`);

/** Whose turn it is in this worker. */
const held = new Set<string>();

async function take(what: string): Promise<boolean> {
  try {
    await place(what).create({ at: new Date() });
  } catch {
    return false;
  }
  held.add(what);
  return true;
}

/**
 * Waits until no other journey changes what the whole company shares: they run at once in one project, and a list of the
 * settings is one record, on which two of them would rightly be told of a conflict.
 */
export async function begin(what: string): Promise<void> {
  await expect.poll(() => take(what), { message: `the turn of ${what}`, timeout: 240_000 }).toBe(true);
}

/** Gives the turn to the next, if it was this one's. */
export async function end(what: string): Promise<void> {
  if (held.delete(what)) await place(what).delete();
}
