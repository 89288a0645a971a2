import { ownPasswordSchema } from '@cuadrilla/domain/inputs/password-settings.ts';
import { validate } from '@cuadrilla/domain/inputs/validate.ts';
import { assertCan, occasionOf, type Acting } from '../acting.ts';
import type { Failure } from '../failures.ts';
import type { ChangeOwnPasswordInput } from '../graphql/types.generated.ts';
import type { AccountProvider } from './account-provider.ts';
import type { StaffOutcome } from './change-user-store.ts';
import { checkPassword, type PasswordDependencies } from './check-password.ts';
import type { StaffStore } from './staff-store.ts';

type Deps = PasswordDependencies & {
  accounts: Pick<AccountProvider, 'setPassword'>;
  staff: Pick<StaffStore, 'passwordChosen'>;
  signedInRecently: () => Promise<boolean>;
  now: () => Date;
};

/**
 * Sets one's own password. The server does it, because it knows the company's rules and whether a first password was really
 * replaced; the provider is told before the document, so that nobody is let in whose password is still the one they were given.
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
  const wrong = await checkPassword(password, await deps.passwordRules());
  if (wrong !== null) return wrong;
  await deps.accounts.setPassword(viewer.id, password);
  return deps.staff.passwordChosen(
    viewer.id,
    occasionOf(viewer, 'changeOwnPassword', {}, { key, now: deps.now() }),
  );
}
