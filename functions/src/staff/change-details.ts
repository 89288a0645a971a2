import { randomUUID } from 'node:crypto';
import type { StaffDetails } from '@cuadrilla/domain/inputs/staff/staff-details.ts';
import { refusal } from '../server/errors.ts';
import type { FieldMessage } from '@cuadrilla/domain/inputs/parts/validate.ts';
import type { Occasion } from '../store/act.ts';
import {
  freeAddress,
  isSameAddress,
  quietly,
  settleAddress,
  withAddress,
  type AccountDependencies,
} from './address.ts';
import type { StaffOutcome, StaffTarget } from './store/change-user-store.ts';
import type { Reservation } from './accounts/reservation-store.ts';
import type { User } from './user.ts';

/** How a change of who somebody is may end. */
export type DetailsOutcome =
  | StaffOutcome
  | { kind: 'emailTaken' }
  | { kind: 'recentSignIn' }
  | { kind: 'invalid'; fields: FieldMessage[] };

export type DetailsDependencies = AccountDependencies & { signedInRecently: () => Promise<boolean> };

type Change = { target: StaffTarget; details: StaffDetails; occasion: Occasion };

const NO_ACCOUNT = 'Esta persona no tiene una cuenta con la que iniciar sesión';

/**
 * Changes who a member of staff is, a new address on both sides: in Auth, which they sign in with, and in their document,
 * which decides. The address is reserved first; Auth is changed before the document, and put back where the document
 * cannot follow. Whatever a crash leaves in Auth, the next attempt with the person or the address puts right.
 *
 * Who has an administrator's address can make themselves that administrator by a reset of the password: giving them another
 * is as grave as a change of role, and asks for as recent a sign-in.
 */
export async function changeDetails(deps: DetailsDependencies, change: Change): Promise<DetailsOutcome> {
  const { target, details } = change;
  const reservation = { email: details.email, attempt: randomUUID() };
  const before = async (): Promise<DetailsOutcome | null> => {
    const current = await look(deps, change);
    if (current.kind !== 'found') return current;
    if (!isSameAddress(current.user.email, details.email)) return needsSignIn(deps, current.user);
    const outcome = await commit(deps, change, null);
    if (outcome.kind === 'done') await quietly(settleAddress(deps, target.uid));
    return outcome;
  };
  return withAddress<DetailsOutcome>(deps, reservation, {
    before,
    reserved: () => changeReserved(deps, change, reservation),
    // It may have been taken by the first request with this very key, or for this very person.
    async taken() {
      const current = await look(deps, change);
      return current.kind === 'found' ? { kind: 'emailTaken' } : current;
    },
  });
}

/** That the password must be typed anew, before an administrator gets another address; null where that is not so. */
async function needsSignIn({ signedInRecently }: DetailsDependencies, { role }: User) {
  return role === 'ADMIN' && !(await signedInRecently()) ? ({ kind: 'recentSignIn' } as const) : null;
}

/** Whom the document says now, or how the change ends before it has begun. */
async function look(
  { accountStore }: AccountDependencies,
  { target, occasion }: Change,
): Promise<{ kind: 'found'; user: User } | StaffOutcome> {
  const known = occasion.intent ? await accountStore.findIntent(occasion.intent) : null;
  if (known?.kind === 'reused') return { kind: 'keyReused' };
  if (known?.kind === 'done') return { kind: 'done', ids: known.resultIds };
  const found = await accountStore.findUser(target.uid);
  if (found?.kind !== 'user' || !target.roles.includes(found.user.role)) return { kind: 'notFound' };
  return found.user.version === target.version ? { kind: 'found', user: found.user } : { kind: 'conflict' };
}

async function commit(
  { accountStore }: AccountDependencies,
  { target, details, occasion }: Change,
  reservation: Reservation | null,
): Promise<StaffOutcome> {
  const outcome = await accountStore.changeDetails(target, details, reservation, occasion);
  if (outcome.kind === 'lost') throw refusal('BUSY');
  return outcome;
}

async function changeReserved(
  deps: AccountDependencies,
  change: Change,
  reservation: Reservation,
): Promise<DetailsOutcome> {
  const { accounts, accountStore } = deps;
  const { uid } = change.target;
  const giveBack = async <T>(outcome: T) => {
    await accountStore.release(reservation);
    return outcome;
  };
  try {
    const current = await look(deps, change);
    if (current.kind !== 'found') return await giveBack(current);
    if (!(await freeAddress(deps, reservation, uid))) return { kind: 'emailTaken' };
    const previous = await accounts.emailOf(uid);
    const fields = [{ path: 'email', message: NO_ACCOUNT }];
    if (previous === null) return await giveBack({ kind: 'invalid', fields });
    const { email } = current.user;
    if (isSameAddress(previous, email)) await recordAddress(deps, uid, email);
    return await changeBoth(deps, change, { reservation, previous });
  } catch (error) {
    await quietly(accountStore.release(reservation));
    throw error;
  }
}

/** A document made by hand comes without a record of its address, and without that nobody could put it back. */
async function recordAddress(
  { accountStore, now }: AccountDependencies,
  uid: string,
  email: string,
): Promise<void> {
  if ((await accountStore.ownAddress(uid)) !== null) return;
  const reservation = { email, attempt: randomUUID() };
  if ((await accountStore.reserve(reservation, now())) === 'reserved') {
    await accountStore.adopt(reservation, uid);
  }
}

async function changeBoth(
  deps: AccountDependencies,
  change: Change,
  { reservation, previous }: { reservation: Reservation; previous: string },
): Promise<DetailsOutcome> {
  const { uid } = change.target;
  let ended: { outcome: StaffOutcome } | { failure: unknown };
  try {
    // Somebody signed up with the address in this very moment. Their account is a left-over for the next attempt.
    if ((await deps.accounts.updateEmail(uid, reservation.email)) !== 'updated') throw refusal('BUSY');
    ended = { outcome: await commit(deps, change, reservation) };
  } catch (failure) {
    ended = { failure };
  }
  const isApplied = 'outcome' in ended && ended.outcome.kind === 'done';
  if (isApplied || (await wasApplied(deps, change, reservation))) return signOut(deps, change);
  await quietly(deps.accounts.updateEmail(uid, previous));
  await quietly(settleAddress(deps, uid));
  if ('failure' in ended) throw ended.failure;
  return ended.outcome;
}

/**
 * A commit may report a failure, or find on its repeat that the version or the address is gone, although it was applied,
 * or will be. Giving the address back closes the door on one still under way; only then does what stands decide.
 */
async function wasApplied(
  { accountStore }: AccountDependencies,
  { target }: Change,
  reservation: Reservation,
): Promise<boolean> {
  await accountStore.release(reservation);
  const own = await accountStore.ownAddress(target.uid);
  return own !== null && isSameAddress(own, reservation.email);
}

/** The change stands. Whoever was signed in with the old address signs in anew; where that fails, the change stays. */
async function signOut(deps: AccountDependencies, { target }: Change): Promise<StaffOutcome> {
  await quietly(settleAddress(deps, target.uid));
  await quietly(deps.accounts.revoke(target.uid));
  return { kind: 'done', ids: [target.uid] };
}
