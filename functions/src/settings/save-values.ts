import { reasonSchema } from '@cuadrilla/domain/inputs/parts/reason.ts';
import { serviceTypeSchema } from '@cuadrilla/domain/inputs/settings/service-type.ts';
import { skillSchema } from '@cuadrilla/domain/inputs/settings/skill.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { zoneSchema } from '@cuadrilla/domain/inputs/parts/zone.ts';
import { assertCan, occasionOf, type Acting } from '../unit/acting.ts';
import type {
  CatalogKind,
  SaveReasonInput,
  SaveServiceTypeInput,
  SaveSkillInput,
  SaveZoneInput,
} from '../graphql/types.generated.ts';
import {
  anyUnavailable,
  UNAVAILABLE,
  type CatalogValue,
  type Section,
  type ServiceType,
  type Zone,
} from './settings.ts';
import type { SectionReader } from './settings-store.ts';
import type { Key, SectionOutcome, SettingsDependencies } from './update-sections.ts';
import { putValue, sectionOf, valuesIn, withValues, type ListSection } from './value-lists.ts';

/** How a change of a list ends. */
export type ListOutcome = SectionOutcome | { kind: 'notFound' };

type Saving<V extends CatalogValue> = {
  operation: string;
  kind: CatalogKind;
  /** What was asked, as it came. */
  input: { id?: string | null; version: number };
  /** What the value is to say. */
  fields: Omit<V, 'id' | 'retired'> & { name: string };
  /** Why it cannot, seen from what else there is. */
  refuse?: (
    old: V | undefined,
    reader: SectionReader,
  ) => Promise<Extract<ListOutcome, { kind: 'invalid' }> | null>;
};

/** Makes a skill or renames one; throws FORBIDDEN for whoever may not change the settings. */
export async function saveSkill(deps: SettingsDependencies, viewer: Acting, input: SaveSkillInput, key: Key) {
  assertCan(viewer, 'settings:edit');
  const validation = validate(skillSchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields } as const;
  return save(deps, viewer, key, { operation: 'saveSkill', kind: 'SKILL', input, fields: validation.value });
}

/** Makes a zone or changes one; throws FORBIDDEN for whoever may not change the settings. */
export async function saveZone(deps: SettingsDependencies, viewer: Acting, input: SaveZoneInput, key: Key) {
  assertCan(viewer, 'settings:edit');
  const validation = validate(zoneSchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields } as const;
  const saving: Saving<Zone> = { operation: 'saveZone', kind: 'ZONE', input, fields: validation.value };
  return save(deps, viewer, key, saving);
}

/** Makes a value of a list of reasons or renames one; throws FORBIDDEN for whoever may not change the settings. */
export async function saveReason(
  deps: SettingsDependencies,
  viewer: Acting,
  input: SaveReasonInput,
  key: Key,
) {
  assertCan(viewer, 'settings:edit');
  const validation = validate(reasonSchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields } as const;
  const { kind } = input;
  return save(deps, viewer, key, { operation: 'saveReason', kind, input, fields: validation.value });
}

/** Makes a service type or changes one, whose skills must exist; throws FORBIDDEN for whoever may not change the settings. */
export async function saveServiceType(
  deps: SettingsDependencies,
  viewer: Acting,
  input: SaveServiceTypeInput,
  key: Key,
): Promise<ListOutcome> {
  assertCan(viewer, 'settings:edit');
  const validation = validate(serviceTypeSchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const { skillIds } = validation.value;
  const saving: Saving<ServiceType> = {
    operation: 'saveServiceType',
    kind: 'SERVICE_TYPE',
    input,
    fields: validation.value,
    async refuse(old, reader) {
      const { values } = await reader.section('skills');
      if (!anyUnavailable(values, skillIds, old?.skillIds)) return null;
      return { kind: 'invalid', fields: [{ path: 'skillIds', message: UNAVAILABLE }] };
    },
  };
  return save(deps, viewer, key, saving);
}

function save<V extends CatalogValue>(
  { stores, now }: SettingsDependencies,
  viewer: Acting,
  key: Key,
  { operation, kind, input, fields, refuse }: Saving<V>,
): Promise<ListOutcome> {
  const id = input.id ?? null;
  const work = async (current: Section<ListSection>, reader: SectionReader) => {
    const values = valuesIn(kind, current) as readonly V[];
    const refusal = await refuse?.(
      values.find((value) => value.id === id),
      reader,
    );
    const put = putValue(values, id, fields, stores.settings.newId);
    if (put.kind !== 'values') return put;
    return refusal ?? ({ kind: 'next', content: withValues(kind, current, put.values) } as const);
  };
  return stores.settings.change(
    { section: sectionOf(kind), version: input.version, work },
    occasionOf(viewer, operation, input, { key, now: now() }),
  );
}
