import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { ownPasswordSchema } from '@cuadrilla/domain/inputs/settings/password-settings.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { assertCan, occasionOf, type Acting } from '../../unit/acting.ts';
import type { Failure } from '../../unit/failures.ts';
import type { ChangeOwnPasswordInput } from '../../graphql/types.generated.ts';
import type { Occasion } from '../../store/act.ts';
import type { AccountProvider } from './account-provider.ts';
import type { AccountStore } from './account-store.ts';
import type { StaffOutcome } from '../store/change-user-store.ts';
import { checkPassword, type PasswordDependencies } from './check-password.ts';
import type { StaffStore } from '../store/staff-store.ts';

type Deps = PasswordDependencies & {
  accounts: Pick<AccountProvider, 'setPassword'>;
  accountStore: Pick<AccountStore, 'findIntent'>;
  staff: Pick<StaffStore, 'passwordChosen'>;
  signedInRecently: () => Promise<boolean>;
  now: () => Date;
};

/**
 * Sets one's own password by the company's rules and ends the sessions of before. The provider is told before the document, so that
 * nobody is let in whose password is still the one they were given; a repeat with the same key sets and ends nothing.
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
  const occasion = await occasionFor(viewer, password, { key, now: deps.now() });
  const known = await answerOfKey(deps, occasion);
  if (known !== null) return known;
  const wrong = await checkPassword(password, await deps.passwordRules());
  if (wrong !== null) return wrong;
  await deps.accounts.setPassword(viewer.id, password);
  return deps.staff.passwordChosen(viewer.id, { ...occasion, now: deps.now() });
}

const digest = promisify<string, string, number, Buffer>(scrypt);

/** What is kept of the password with the key is as hard to guess it from as what the provider keeps. */
async function occasionFor(viewer: Acting, password: string, intent: { key: string | null; now: Date }) {
  const { key } = intent;
  const chosen = key === null ? null : await digest(password, `${viewer.id} ${key.toLowerCase()}`, 32);
  return occasionOf(viewer, 'changeOwnPassword', { password: chosen?.toString('hex') ?? null }, intent);
}

async function answerOfKey({ accountStore }: Deps, { intent }: Occasion): Promise<StaffOutcome | null> {
  const known = intent ? await accountStore.findIntent(intent) : null;
  if (known?.kind === 'reused') return { kind: 'keyReused' };
  return known?.kind === 'done' ? { kind: 'done', ids: known.resultIds, repeated: true } : null;
}
