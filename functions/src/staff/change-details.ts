import { randomUUID } from 'node:crypto';
import type { StaffDetails } from '@cuadrilla/domain/records/user.ts';
import { refusal } from '../errors.ts';
import type { FieldMessage } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { isAdministrator, type Role } from '@cuadrilla/domain/people/roles.ts';
import type { Act } from '../store/act.ts';
import { CONFLICT, NOT_FOUND } from '../failures.ts';
import type { UnitDeps } from '../unit/unit.ts';
import {
  freeAddress,
  isSameAddress,
  quietly,
  settleAddress,
  withAddress,
  type AccountDependencies,
} from './address.ts';
import type { Reservation } from './accounts/reservation-store.ts';
import type { StaffOutcome, User } from './user.ts';

export type DetailsOutcome =
  | StaffOutcome
  | { kind: 'emailTaken' }
  | { kind: 'recentSignIn' }
  | { kind: 'invalid'; fields: FieldMessage[] };

export type DetailsDependencies = AccountDependencies &
  UnitDeps<'staff' | 'addresses'> & { signedInRecently: () => Promise<boolean> };

type Target = { uid: string; roles: readonly Role[]; version: number };
type Details = Partial<StaffDetails> & Pick<StaffDetails, 'email'>;
type Change = { target: Target; details: Details; act: Act };

const NO_ACCOUNT = 'Esta persona no tiene una cuenta con la que iniciar sesión';

/**
 * Auth holds the address for signing in; the document decides. The address is reserved first; Auth is changed before the document,
 * and changed back if the document cannot follow. The next attempt with the person or the address repairs what a crash leaves in
 * Auth. Whoever has an administrator's address can become that administrator by resetting the password, so the change requires a
 * recent sign-in, as a change of role does.
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
    // An earlier request with this key, or for this person, may have taken it.
    async taken() {
      const current = await look(deps, change);
      return current.kind === 'found' ? { kind: 'emailTaken' } : current;
    },
  });
}

async function needsSignIn({ signedInRecently }: DetailsDependencies, { role }: User) {
  return isAdministrator(role) && !(await signedInRecently()) ? ({ kind: 'recentSignIn' } as const) : null;
}

async function look(
  { accountStore }: AccountDependencies,
  { target, act }: Change,
): Promise<{ kind: 'found'; user: User } | StaffOutcome> {
  const known = act.intent ? await accountStore.findIntent(act.intent) : null;
  if (known?.kind === 'reused') return { kind: 'keyReused' };
  if (known?.kind === 'done') return { kind: 'done', ids: known.resultIds };
  const found = await accountStore.findUser(target.uid);
  if (found?.kind !== 'user' || !target.roles.includes(found.user.role)) return { kind: 'notFound' };
  return found.user.version === target.version ? { kind: 'found', user: found.user } : { kind: 'conflict' };
}

async function commit(
  { unit }: DetailsDependencies,
  { target: { uid, roles, version }, details, act }: Change,
  reservation: Reservation | null,
): Promise<StaffOutcome> {
  const outcome = await unit<StaffOutcome | { kind: 'lost' }>(act, async ({ staff, addresses }) => {
    const before = await staff.findUser(uid);
    if (before === null || !roles.includes(before.role)) return NOT_FOUND;
    if (before.version !== version) return CONFLICT;
    if (reservation !== null && !(await addresses.move(reservation, before))) return { kind: 'lost' };
    await staff.save(before, { ...before, ...details }, { signOut: reservation !== null });
    return { kind: 'done', ids: [uid] };
  });
  if (outcome.kind === 'lost') throw refusal('BUSY');
  return outcome;
}

async function changeReserved(
  deps: DetailsDependencies,
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

/** A document made by hand has no record of its address, without which it could not be restored. */
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
  deps: DetailsDependencies,
  change: Change,
  { reservation, previous }: { reservation: Reservation; previous: string },
): Promise<DetailsOutcome> {
  const { uid } = change.target;
  let ended: { outcome: StaffOutcome } | { failure: unknown };
  try {
    // Somebody signed up with the address at this moment; the next attempt removes their account.
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
 * A commit may report a failure, or a conflict on its retry, although it was or will be applied. Releasing the address stops one
 * that is still running; after that the document tells.
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

/** The change stays even if the sessions cannot be ended. */
async function signOut(deps: AccountDependencies, { target }: Change): Promise<StaffOutcome> {
  await quietly(settleAddress(deps, target.uid));
  await quietly(deps.accounts.revoke(target.uid));
  return { kind: 'done', ids: [target.uid] };
}
