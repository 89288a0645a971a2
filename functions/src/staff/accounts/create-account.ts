import { randomUUID } from 'node:crypto';
import type { PasswordRules } from '@cuadrilla/domain/people/password-rules.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import type { Act, Actor } from '../../store/act.ts';
import { DEADLINES, within } from '../../deadlines.ts';
import type { Failure } from '../../failures.ts';
import { refusal } from '../../errors.ts';
import { inTurn } from '../../store/in-turn.ts';
import type { Intent } from '../../store/intent-keys.ts';
import { checkPassword } from './check-password.ts';
import { freeAddress, quietly, withAddress, type AccountDependencies } from '../address.ts';
import type { Reservation } from './reservation-store.ts';

export type AccountRequest = {
  person: { email: string; name: string; lastName: string; phone: string | null; role: Role };
  password: string;
  /** Not for a random password that nobody knows. */
  passwordRules?: () => Promise<PasswordRules>;
  actor: Actor;
  action: string;
  intent: Intent | null;
};

export type AccountResult =
  | { kind: 'created'; uid: string }
  | { kind: 'emailTaken' }
  | { kind: 'keyReused' }
  | Extract<Failure, { kind: 'invalid' }>;

/**
 * Creates account and document, both or neither, for technicians, agents and administrators. The address is reserved first, so that
 * of two calls at once only one continues and neither removes the other's half-made account. A retry with the same key answers as
 * the first request, and takes over at once if that died half-way. Throws BUSY if another attempt with the address does not end in
 * time; after a failure of Auth or the database, the next attempt clears what is left.
 */
export async function createAccount(
  deps: AccountDependencies,
  request: AccountRequest,
): Promise<AccountResult> {
  const intent = nameOf(request.intent);
  const reservation = { email: request.person.email, attempt: randomUUID(), intent };
  const attempt = () =>
    withAddress<AccountResult>(deps, reservation, {
      before: async () => (await answerOfKey(deps, request)) ?? wrongPassword(request),
      reserved: () => makeReserved(deps, request, reservation),
      // The first request with this key may have taken the address between the two reads.
      taken: async () => (await answerOfKey(deps, request)) ?? { kind: 'emailTaken' },
    });
  // In turn, so that an attempt that still holds the address for this intent died or runs elsewhere; of two that run, only the one
  // with the lease commits.
  return intent === null
    ? attempt()
    : inTurn(deps.accountStore, intent, () => within(DEADLINES.act, attempt()));
}

const nameOf = (intent: Intent | null) => intent && `${intent.actor}_${intent.key.toLowerCase()}`;

async function answerOfKey(
  { accountStore }: AccountDependencies,
  { intent }: AccountRequest,
): Promise<AccountResult | null> {
  const known = intent ? await accountStore.findIntent(intent) : null;
  if (known?.kind === 'reused') return { kind: 'keyReused' };
  return known?.kind === 'done' ? { kind: 'created', uid: known.resultIds[0] ?? '' } : null;
}

async function wrongPassword({ password, passwordRules }: AccountRequest): Promise<AccountResult | null> {
  return passwordRules ? checkPassword(password, await passwordRules()) : null;
}

async function makeReserved(
  deps: AccountDependencies,
  request: AccountRequest,
  reservation: Reservation,
): Promise<AccountResult> {
  try {
    if (!(await freeAddress(deps, reservation, null))) return { kind: 'emailTaken' };
    const { person, password } = request;
    const account = await deps.accounts.create({ email: person.email, password });
    // Somebody signed up with the address in the meantime; the next attempt removes that account.
    if (account.kind === 'emailExists') throw refusal('BUSY');
    return await commitOrUndo(deps, request, reservation, account.uid);
  } catch (error) {
    await quietly(deps.accountStore.release(reservation));
    // A concurrent request with the same key may be why this one failed; then its answer counts.
    const known = await answerOfKey(deps, request).catch(() => null);
    if (known) return known;
    throw error;
  }
}

async function commitOrUndo(
  { accounts, accountStore, now }: AccountDependencies,
  request: AccountRequest,
  reservation: Reservation,
  uid: string,
): Promise<AccountResult> {
  const { person, passwordRules, actor, action, intent } = request;
  const act: Act = { actor, action, intent, now: now() };
  let failure: unknown = refusal('BUSY');
  try {
    const mustChangePassword = (await passwordRules?.())?.changeFirst === true;
    const user = { uid, ...person, ...(mustChangePassword && { mustChangePassword }) };
    if (await accountStore.commit(reservation, user, act)) return { kind: 'created', uid };
  } catch (error) {
    failure = error;
  }
  // A commit may report a failure, or find on its repeat that the address is gone, although it was applied, or will be.
  // Releasing the address stops a commit that is still running; only then does the stored document decide.
  await accountStore.release(reservation);
  if (await accountStore.hasUser(uid)) return { kind: 'created', uid };
  await quietly(accounts.remove(uid));
  throw failure;
}
