import { buffersSchema } from '@cuadrilla/domain/inputs/settings/buffers.ts';
import { companySchema } from '@cuadrilla/domain/inputs/settings/company.ts';
import { passwordSettingsSchema } from '@cuadrilla/domain/inputs/settings/password-settings.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { workingHoursSchema } from '@cuadrilla/domain/inputs/settings/working-hours.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import { CONFLICT, type Conflict, type Failure } from '../failures.ts';
import type { UnitDeps } from '../unit/unit.ts';
import type {
  UpdateBuffersInput,
  UpdateCompanyInput,
  UpdatePasswordsInput,
  UpdateWorkingHoursInput,
} from '../graphql/types.generated.ts';
import type { Done, Act } from '../store/act.ts';
import { keepUnsent, type SectionContent, type SectionName } from './settings.ts';

export type SettingsDeps = UnitDeps<'settings'>;

export type SectionOutcome = Done | Conflict | Extract<Failure, { kind: 'invalid' | 'keyReused' }>;

export async function updateCompany(
  deps: SettingsDeps & { parsePhone: PhoneParser },
  viewer: Acting,
  input: UpdateCompanyInput,
  key: Key,
): Promise<SectionOutcome> {
  assertCan(viewer, 'settings:edit');
  const validation = validate(companySchema(deps.parsePhone), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const act = actOf(viewer, 'updateCompany', input, { key, now: deps.now() });
  return saveSection(deps, 'company', input, act, validation.value);
}

export async function updateWorkingHours(
  deps: SettingsDeps,
  viewer: Acting,
  input: UpdateWorkingHoursInput,
  key: Key,
): Promise<SectionOutcome> {
  assertCan(viewer, 'settings:edit');
  const validation = validate(workingHoursSchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const act = actOf(viewer, 'updateWorkingHours', input, { key, now: deps.now() });
  return saveSection(deps, 'workingHours', input, act, validation.value);
}

export async function updatePasswords(
  deps: SettingsDeps,
  viewer: Acting,
  input: UpdatePasswordsInput,
  key: Key,
): Promise<SectionOutcome> {
  assertCan(viewer, 'settings:edit');
  const validation = validate(passwordSettingsSchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const act = actOf(viewer, 'updatePasswords', input, { key, now: deps.now() });
  return saveSection(deps, 'passwords', input, act, validation.value);
}

export async function updateBuffers(
  deps: SettingsDeps,
  viewer: Acting,
  input: UpdateBuffersInput,
  key: Key,
): Promise<SectionOutcome> {
  assertCan(viewer, 'settings:edit');
  const validation = validate(buffersSchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const act = actOf(viewer, 'updateBuffers', input, { key, now: deps.now() });
  return saveSection(deps, 'buffers', input, act, validation.value);
}

function saveSection<S extends SectionName>(
  { unit }: SettingsDeps,
  name: S,
  input: { version: number },
  act: Act,
  content: SectionContent<S>,
): Promise<SectionOutcome> {
  return unit<SectionOutcome>(act, async ({ settings }) => {
    const before = await settings.section(name);
    if (before.version !== input.version) return CONFLICT;
    settings.save(name, before, keepUnsent<SectionContent<S>>(before, content, input));
    return { kind: 'done', ids: [name] };
  });
}
