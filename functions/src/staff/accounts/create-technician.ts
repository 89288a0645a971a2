import { createTechnicianSchema } from '@cuadrilla/domain/inputs/staff/staff-details.ts';
import { validate, type FieldMessage } from '@cuadrilla/domain/inputs/parts/validate.ts';
import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import { assertCan, actOf, type Acting } from '../../acting.ts';
import type { CreateTechnicianInput } from '../../graphql/types.generated.ts';
import type { AccountDependencies } from '../address.ts';
import type { PasswordDependencies } from './check-password.ts';
import { createAccount, type AccountResult } from './create-account.ts';

export type CreateTechnicianOutcome = AccountResult | { kind: 'invalid'; fields: FieldMessage[] };

/** The password is not part of the key's fingerprint. */
export async function createTechnician(
  deps: AccountDependencies & PasswordDependencies & { parsePhone: PhoneParser },
  viewer: Acting,
  input: CreateTechnicianInput,
  key: string | null,
): Promise<CreateTechnicianOutcome> {
  assertCan(viewer, 'technicians:create');
  const validation = validate(createTechnicianSchema(deps.parsePhone), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const { password, ...rest } = validation.value;
  const { actor, action, intent } = actOf(viewer, 'createTechnician', rest, { key, now: deps.now() });
  return createAccount(deps, {
    person: { ...rest, role: 'TECHNICIAN' },
    password,
    passwordRules: deps.passwordRules,
    actor,
    action,
    intent,
  });
}
