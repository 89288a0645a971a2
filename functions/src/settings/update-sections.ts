import type * as z from 'zod/mini';
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
import type { Done } from '../store/act.ts';
import { keepUnsent, type SectionContent, type SectionName } from './settings.ts';

export type SettingsDeps = UnitDeps<'settings'>;

export type SectionOutcome = Done | Conflict | Extract<Failure, { kind: 'invalid' | 'keyReused' }>;

type SectionInput = UpdateBuffersInput | UpdateCompanyInput | UpdatePasswordsInput | UpdateWorkingHoursInput;

const updating =
  <S extends SectionName, D extends SettingsDeps>(
    operation: string,
    name: S,
    schemaOf: (deps: D) => z.ZodMiniType<SectionContent<S>>,
  ) =>
  async (deps: D, viewer: Acting, input: SectionInput, key: Key): Promise<SectionOutcome> => {
    assertCan(viewer, 'settings:edit');
    const validation = validate(schemaOf(deps), input);
    if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
    const act = actOf(viewer, operation, input, { key, now: deps.now() });
    return deps.unit<SectionOutcome>(act, async ({ settings }) => {
      const before = await settings.section(name);
      if (before.version !== input.version) return CONFLICT;
      settings.save(name, before, keepUnsent<SectionContent<S>>(before, validation.value, input));
      return { kind: 'done', ids: [name] };
    });
  };

type WithPhones = SettingsDeps & { parsePhone: PhoneParser };

export const updateCompany = updating('updateCompany', 'company', (deps: WithPhones) =>
  companySchema(deps.parsePhone),
);
export const updateWorkingHours = updating('updateWorkingHours', 'workingHours', workingHoursSchema);
export const updatePasswords = updating('updatePasswords', 'passwords', passwordSettingsSchema);
export const updateBuffers = updating('updateBuffers', 'buffers', buffersSchema);
