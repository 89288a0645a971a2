import { expect } from './fixtures.ts';
import { backOffice } from './people.ts';

const place = (what: string) => backOffice().firestore.doc(`e2eLocks/${what}`);

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
 * Waits for the turn to change what the company shares. Journeys run in parallel in one project, and two that edit one settings
 * list would conflict.
 */
export async function begin(what: string): Promise<void> {
  await expect.poll(() => take(what), { message: `the turn of ${what}`, timeout: 240_000 }).toBe(true);
}

export async function end(what: string): Promise<void> {
  if (held.delete(what)) await place(what).delete();
}
