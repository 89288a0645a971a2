import { createTechnicianSchema } from '@cuadrilla/domain/inputs/create-technician.ts';
import { validate, type FieldMessage } from '@cuadrilla/domain/inputs/validate.ts';
import { can } from '@cuadrilla/domain/permissions.ts';
import type { PhoneParser } from '@cuadrilla/domain/phone.ts';
import { refusal } from '../errors.ts';
import type { CreateTechnicianInput } from '../graphql/resolvers.generated.ts';
import { fingerprintOf } from '../store/intent-keys.ts';
import { createAccount, type AccountDependencies, type AccountResult } from './create-account.ts';
import type { User } from './user.ts';

export type CreateTechnicianOutcome = AccountResult | { kind: 'invalid'; fields: FieldMessage[] };

/**
 * Makes a technician on behalf of `viewer`, who must have the permission; throws FORBIDDEN otherwise. `key` is the client's UUID of the intent; the password is no part of its fingerprint.
 */
export async function createTechnician(
  deps: AccountDependencies & { parsePhone: PhoneParser },
  viewer: Pick<User, 'id' | 'role'>,
  input: CreateTechnicianInput,
  key: string | null,
): Promise<CreateTechnicianOutcome> {
  if (!can(viewer.role, 'technicians:create')) throw refusal('FORBIDDEN');
  const actor = viewer.id;
  const validation = validate(createTechnicianSchema(deps.parsePhone), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const { password, ...rest } = validation.value;
  const operation = 'createTechnician';
  const intent = key === null ? null : { actor, operation, key, fingerprint: fingerprintOf(rest) };
  return createAccount(deps, {
    person: { ...rest, role: 'TECHNICIAN' },
    password,
    actor,
    action: operation,
    intent,
  });
}
