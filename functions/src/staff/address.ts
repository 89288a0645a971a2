import { canonicalEmail } from '@cuadrilla/domain/contact/email.ts';
import { refusal } from '../errors.ts';
import type { AccountProvider } from './accounts/account-provider.ts';
import type { AccountStore } from './accounts/account-store.ts';
import type { Reservation } from './accounts/reservation-store.ts';

export type AccountDependencies = { accounts: AccountProvider; accountStore: AccountStore; now: () => Date };

const WAIT_MS = 10_000;
const POLL_MS = 200;
const SETTLE_ROUNDS = 5;

export function isSameAddress(a: string, b: string): boolean {
  return canonicalEmail(a) === canonicalEmail(b);
}

/**
 * Reserves an address for one attempt at a time. `before` runs on each try and ends the waiting if it returns something. Throws
 * BUSY if another attempt does not end in time.
 */
export async function withAddress<T>(
  { accountStore, now }: AccountDependencies,
  reservation: Reservation,
  steps: { before: () => Promise<T | null>; reserved: () => Promise<T>; taken: () => Promise<T> },
): Promise<T> {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const ended = await steps.before();
    if (ended !== null) return ended;
    const outcome = await accountStore.reserve(reservation, now());
    if (outcome === 'reserved') return steps.reserved();
    if (outcome === 'taken') return steps.taken();
    if (Date.now() > deadline) throw refusal('BUSY');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/**
 * Makes sure that nobody but `holder` signs in with a reserved address; false if somebody else has it after all. An Auth account
 * without a document (after a crash, or a stranger's sign-up) is removed, never adopted, so that its holder's token does not become
 * valid. One whose document has another address is left from an interrupted change: it gets that address back.
 */
export async function freeAddress(
  deps: AccountDependencies,
  reservation: Reservation,
  holder: string | null,
): Promise<boolean> {
  const { accounts, accountStore, now } = deps;
  const uid = await accounts.findByEmail(reservation.email);
  if (uid === null || uid === holder) return true;
  const own = await accountStore.ownAddress(uid);
  const isElsewhere = own !== null && !isSameAddress(own, reservation.email);
  if (!isElsewhere && (await accountStore.hasUser(uid))) {
    await accountStore.adopt(reservation, uid);
    return false;
  }
  if (!(await accountStore.renew(reservation, now()))) throw refusal('BUSY');
  if (!isElsewhere) await accounts.remove(uid);
  else await settleAddress(deps, uid);
  const isFree = (await accounts.findByEmail(reservation.email)) !== uid;
  if (!isFree) await accountStore.release(reservation);
  return isFree;
}

/**
 * Sets the address in Auth to that of the document, which decides. Looks again after each change, because another attempt may
 * have changed the document; of two that run at once, the last sees the last document.
 */
export async function settleAddress(
  { accounts, accountStore }: AccountDependencies,
  uid: string,
): Promise<void> {
  for (let round = 0; round < SETTLE_ROUNDS; round += 1) {
    const own = await accountStore.ownAddress(uid);
    if (own === null) return;
    const current = await accounts.emailOf(uid);
    if (current === null || isSameAddress(current, own)) return;
    if ((await accounts.updateEmail(uid, own)) === 'emailExists') await removeStranger(own);
  }

  /** A stranger signed up with the address while Auth had another for its owner. */
  async function removeStranger(email: string): Promise<void> {
    const stranger = await accounts.findByEmail(email);
    if (stranger !== null && !(await accountStore.hasUser(stranger))) await accounts.remove(stranger);
  }
}

/** Cleaning up must not hide the failure that it follows; the next attempt clears what is left. */
export async function quietly(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined);
}
