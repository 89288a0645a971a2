import { buffersSchema, changedBuffers, type Buffers } from '@cuadrilla/domain/inputs/settings/buffers.ts';
import { companySchema } from '@cuadrilla/domain/inputs/settings/company.ts';
import { passwordSettingsSchema } from '@cuadrilla/domain/inputs/settings/password-settings.ts';
import { validate, type FieldMessage } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { workingHoursSchema } from '@cuadrilla/domain/inputs/settings/working-hours.ts';
import { assertCan, occasionOf, type Acting } from '../unit/acting.ts';
import type { GraphQLContext } from '../server/context.ts';
import type { Conflict } from '../unit/failures.ts';
import type {
  UpdateBuffersInput,
  UpdateCompanyInput,
  UpdatePasswordsInput,
  UpdateWorkingHoursInput,
} from '../graphql/types.generated.ts';
import type { Done, Occasion } from '../store/act.ts';
import type { SectionContent, SectionName } from './settings.ts';

/** What changing the settings takes. */
export type SettingsDependencies = Pick<GraphQLContext, 'stores' | 'parsePhone' | 'now'>;

/** The client's UUID of the intent, or none. */
export type Key = string | null | undefined;

/** How a change of a section ends. */
export type SectionOutcome =
  Done | Conflict | { kind: 'invalid'; fields: FieldMessage[] } | { kind: 'keyReused' };

/** Changes the company's own data; throws FORBIDDEN for whoever may not change the settings. */
export async function updateCompany(
  deps: SettingsDependencies,
  viewer: Acting,
  input: UpdateCompanyInput,
  key: Key,
): Promise<SectionOutcome> {
  assertCan(viewer, 'settings:edit');
  const validation = validate(companySchema(deps.parsePhone), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const occasion = occasionOf(viewer, 'updateCompany', input, { key, now: deps.now() });
  return replace(deps, 'company', input.version, validation.value, occasion);
}

/** Changes when the company works; throws FORBIDDEN for whoever may not change the settings. */
export async function updateWorkingHours(
  deps: SettingsDependencies,
  viewer: Acting,
  input: UpdateWorkingHoursInput,
  key: Key,
): Promise<SectionOutcome> {
  assertCan(viewer, 'settings:edit');
  const validation = validate(workingHoursSchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const occasion = occasionOf(viewer, 'updateWorkingHours', input, { key, now: deps.now() });
  return replace(deps, 'workingHours', input.version, validation.value, occasion);
}

/** Changes what is asked of passwords; throws FORBIDDEN for whoever may not change the settings. */
export async function updatePasswords(
  deps: SettingsDependencies,
  viewer: Acting,
  input: UpdatePasswordsInput,
  key: Key,
): Promise<SectionOutcome> {
  assertCan(viewer, 'settings:edit');
  const validation = validate(passwordSettingsSchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const occasion = occasionOf(viewer, 'updatePasswords', input, { key, now: deps.now() });
  return replace(deps, 'passwords', input.version, validation.value, occasion);
}

/** Changes how long things may take; throws FORBIDDEN for whoever may not change the settings. */
export async function updateBuffers(
  deps: SettingsDependencies,
  viewer: Acting,
  input: UpdateBuffersInput,
  key: Key,
): Promise<SectionOutcome> {
  assertCan(viewer, 'settings:edit');
  const validation = validate(buffersSchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const occasion = occasionOf(viewer, 'updateBuffers', input, { key, now: deps.now() });
  const work = (current: Buffers) =>
    ({ kind: 'next', content: changedBuffers(current, validation.value) }) as const;
  return deps.stores.settings.change<'buffers'>(
    { section: 'buffers', version: input.version, work },
    occasion,
  );
}

function replace<S extends SectionName>(
  { stores }: SettingsDependencies,
  section: S,
  version: number,
  content: SectionContent<S>,
  occasion: Occasion,
): Promise<SectionOutcome> {
  const work = () => ({ kind: 'next', content }) as const;
  return stores.settings.change<S>({ section, version, work }, occasion);
}
