import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { ownPasswordSchema } from '@cuadrilla/domain/inputs/settings/password-settings.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { assertCan, actOf, type Acting } from '../../acting.ts';
import { NOT_FOUND, type Failure } from '../../failures.ts';
import type { UnitDeps } from '../../unit/unit.ts';
import type { ChangeOwnPasswordInput } from '../../graphql/types.generated.ts';
import type { Act } from '../../store/act.ts';
import type { AccountProvider } from './account-provider.ts';
import type { AccountStore } from './account-store.ts';
import type { StaffOutcome } from '../user.ts';
import { checkPassword, type PasswordDependencies } from './check-password.ts';

type Deps = PasswordDependencies &
  UnitDeps<'staff'> & {
    accounts: Pick<AccountProvider, 'setPassword'>;
    accountStore: Pick<AccountStore, 'findIntent'>;
    signedInRecently: () => Promise<boolean>;
  };

/**
 * Ends all earlier sessions too. Auth is updated before the document, so that the obligation to change a given password ends only
 * once that password no longer works; a repeat with the same key does nothing.
 */
export async function changeOwnPassword(
  deps: Deps,
  viewer: Acting,
  input: ChangeOwnPasswordInput,
  key: string | null,
): Promise<StaffOutcome | Extract<Failure, { kind: 'invalid' }> | { kind: 'recentSignIn' }> {
  assertCan(viewer, 'profile:edit');
  const validation = validate(ownPasswordSchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  if (!(await deps.signedInRecently())) return { kind: 'recentSignIn' };
  const { password } = validation.value;
  const act = await actFor(viewer, password, { key, now: deps.now() });
  const known = await answerOfKey(deps, act);
  if (known !== null) return known;
  const wrong = await checkPassword(password, await deps.passwordRules());
  if (wrong !== null) return wrong;
  await deps.accounts.setPassword(viewer.id, password);
  return deps.unit({ ...act, now: deps.now() }, async ({ staff }) => {
    const user = await staff.findUser(viewer.id);
    if (user === null) return NOT_FOUND;
    staff.endSessions(user, { passwordChosen: true });
    return { kind: 'done', ids: [viewer.id] };
  });
}

const digest = promisify<string, string, number, Buffer>(scrypt);

/** The fingerprint of the password is as hard to reverse as the hash that Auth keeps. */
async function actFor(viewer: Acting, password: string, intent: { key: string | null; now: Date }) {
  const { key } = intent;
  const chosen = key === null ? null : await digest(password, `${viewer.id} ${key.toLowerCase()}`, 32);
  return actOf(viewer, 'changeOwnPassword', { password: chosen?.toString('hex') ?? null }, intent);
}

async function answerOfKey({ accountStore }: Deps, { intent }: Act): Promise<StaffOutcome | null> {
  const known = intent ? await accountStore.findIntent(intent) : null;
  if (known?.kind === 'reused') return { kind: 'keyReused' };
  return known?.kind === 'done' ? { kind: 'done', ids: known.resultIds, repeated: true } : null;
}
