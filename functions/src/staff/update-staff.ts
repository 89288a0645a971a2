import { changeSchema } from '@cuadrilla/domain/records/record-schema.ts';
import { STAFF_DETAILS } from '@cuadrilla/domain/records/user.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import { assertCan, actOf, type Acting } from '../acting.ts';
import type { UpdateStaffInput } from '../graphql/types.generated.ts';
import { isDocumentId } from '../store/document-id.ts';
import { changeDetails, type DetailsDependencies, type DetailsOutcome } from './change-details.ts';

const KINDS = {
  technician: {
    permission: 'technicians:edit',
    operation: 'updateTechnician',
    roles: ['TECHNICIAN'],
  },
  agent: { permission: 'agents:edit', operation: 'updateAgent', roles: ['ADMIN', 'AGENT'] },
} as const;

export async function updateStaff(
  deps: DetailsDependencies & { parsePhone: PhoneParser },
  viewer: Acting,
  kind: keyof typeof KINDS,
  { input, key }: { input: UpdateStaffInput; key: string | null },
): Promise<DetailsOutcome> {
  const { permission, operation, roles } = KINDS[kind];
  assertCan(viewer, permission);
  const validation = validate(changeSchema(STAFF_DETAILS, deps.parsePhone, input), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const { id: uid, version } = input;
  if (!isDocumentId(uid)) return { kind: 'notFound' };
  const details = { email: input.email, ...validation.value };
  const act = actOf(viewer, operation, { ...details, id: uid, version }, { key, now: deps.now() });
  return changeDetails(deps, { target: { uid, version, roles }, details, act });
}
