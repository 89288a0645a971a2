import { createAgentSchema } from '@cuadrilla/domain/inputs/staff/staff-details.ts';
import { isAdministrator } from '@cuadrilla/domain/people/roles.ts';
import { validate, type FieldMessage } from '@cuadrilla/domain/inputs/parts/validate.ts';
import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import { assertCan, actOf, type Acting } from '../../acting.ts';
import type { CreateAgentInput } from '../../graphql/types.generated.ts';
import type { AccountDependencies } from '../address.ts';
import type { PasswordDependencies } from './check-password.ts';
import { createAccount, type AccountResult } from './create-account.ts';

export type CreateAgentOutcome =
  AccountResult | { kind: 'invalid'; fields: FieldMessage[] } | { kind: 'recentSignIn' };

/** Creating an administrator requires a recent sign-in, as `changeRole` does. */
export async function createAgent(
  deps: AccountDependencies &
    PasswordDependencies & { parsePhone: PhoneParser; signedInRecently: () => Promise<boolean> },
  viewer: Acting,
  input: CreateAgentInput,
  key: string | null,
): Promise<CreateAgentOutcome> {
  assertCan(viewer, 'agents:create');
  const validation = validate(createAgentSchema(deps.parsePhone), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const { password, ...person } = validation.value;
  if (isAdministrator(person.role) && !(await deps.signedInRecently())) return { kind: 'recentSignIn' };
  const { actor, action, intent } = actOf(viewer, 'createAgent', person, { key, now: deps.now() });
  const { passwordRules } = deps;
  return createAccount(deps, { person, password, passwordRules, actor, action, intent });
}
