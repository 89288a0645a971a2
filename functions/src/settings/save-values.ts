import { serviceTypeSchema } from '@cuadrilla/domain/inputs/settings/service-type.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { listedValueSchema, zoneSchema } from '@cuadrilla/domain/inputs/settings/listed-values.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import type {
  CatalogKind,
  SaveReasonInput,
  SaveServiceTypeInput,
  SaveSkillInput,
  SaveZoneInput,
} from '../graphql/types.generated.ts';
import { CONFLICT, wrongField } from '../failures.ts';
import type { UnitStores } from '../unit/stores.ts';
import { anyUnavailable, type CatalogValue, type ServiceType, type Zone } from './settings.ts';
import type { UnitDeps } from '../unit/unit.ts';
import type { SectionOutcome } from './update-sections.ts';
import { putValue, sectionOf, valuesIn, withValues } from './value-lists.ts';

export type ListOutcome = SectionOutcome | { kind: 'notFound' };

type Names = 'settings' | 'items';
type Stores = Pick<UnitStores, Names>;
type Deps = UnitDeps<Names>;

type Saving<V extends CatalogValue> = {
  operation: string;
  kind: CatalogKind;
  input: { id?: string | null; version: number };
  fields: Omit<V, 'id' | 'retired'> & { name: string };
  refuse?: (old: V | undefined, stores: Stores) => Promise<Extract<ListOutcome, { kind: 'invalid' }> | null>;
};

export async function saveSkill(deps: Deps, viewer: Acting, input: SaveSkillInput, key: Key) {
  assertCan(viewer, 'settings:edit');
  const validation = validate(listedValueSchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields } as const;
  return saveValue(deps, viewer, key, {
    operation: 'saveSkill',
    kind: 'SKILL',
    input,
    fields: validation.value,
  });
}

export async function saveZone(deps: Deps, viewer: Acting, input: SaveZoneInput, key: Key) {
  assertCan(viewer, 'settings:edit');
  const validation = validate(zoneSchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields } as const;
  const saving: Saving<Zone> = { operation: 'saveZone', kind: 'ZONE', input, fields: validation.value };
  return saveValue(deps, viewer, key, saving);
}

export async function saveReason(deps: Deps, viewer: Acting, input: SaveReasonInput, key: Key) {
  assertCan(viewer, 'settings:edit');
  const validation = validate(listedValueSchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields } as const;
  const { kind } = input;
  return saveValue(deps, viewer, key, { operation: 'saveReason', kind, input, fields: validation.value });
}

export async function saveServiceType(
  deps: Deps,
  viewer: Acting,
  input: SaveServiceTypeInput,
  key: Key,
): Promise<ListOutcome> {
  assertCan(viewer, 'settings:edit');
  const validation = validate(serviceTypeSchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const { skillIds, defaultLines } = validation.value;
  const saving: Saving<ServiceType> = {
    operation: 'saveServiceType',
    kind: 'SERVICE_TYPE',
    input,
    fields: validation.value,
    async refuse(old, { settings, items }) {
      const { values } = await settings.section('skills');
      if (anyUnavailable(values, skillIds, old?.skillIds)) return wrongField('skillIds');
      const kept = new Set(old?.defaultLines?.map(({ itemId }) => itemId));
      const found = await items.findAll(defaultLines.map(({ itemId }) => itemId));
      const wrong = found.findIndex((item, index) => {
        const isKept = kept.has(defaultLines[index]?.itemId ?? '');
        return !isKept && (item === null || item.archived);
      });
      return wrong === -1 ? null : wrongField(`defaultLines.${wrong}.itemId`);
    },
  };
  return saveValue(deps, viewer, key, saving);
}

function saveValue<V extends CatalogValue>(
  { unit, now }: Deps,
  viewer: Acting,
  key: Key,
  { operation, kind, input, fields, refuse }: Saving<V>,
): Promise<ListOutcome> {
  const { id = null, version } = input;
  const section = sectionOf(kind);
  const act = actOf(viewer, operation, input, { key, now: now() });
  return unit<ListOutcome>(act, async (stores) => {
    const { settings } = stores;
    const before = await settings.section(section);
    if (before.version !== version) return CONFLICT;
    const values = valuesIn(kind, before) as readonly V[];
    const put = putValue(values, id, { fields, input }, settings.newId);
    if (put.kind !== 'values') return put;
    const old = values.find((value) => value.id === id);
    const problem = await refuse?.(old, stores);
    if (problem) return problem;
    settings.save(section, before, withValues(kind, before, put.values));
    return { kind: 'done', ids: [section] };
  });
}
