import type { CatalogValueInput } from '../graphql/types.generated.ts';
import type { Done } from '../store/act.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { CONFLICT, NOT_FOUND, type Conflict, type Failure } from '../failures.ts';
import type { UnitStores } from '../unit/stores.ts';
import type { CatalogValue } from './settings.ts';
import type { SettingsDeps } from './update-sections.ts';
import { sectionOf, valuesIn, withValues } from './value-lists.ts';
import type { ValueUser } from './value-uses-store.ts';

type InUse = { kind: 'inUse'; message: string };

export type ValueOutcome = Done | Conflict | InUse | Extract<Failure, { kind: 'notFound' | 'keyReused' }>;

type Change = (
  value: CatalogValue,
  values: readonly CatalogValue[],
  settings: UnitStores['settings'],
) => readonly CatalogValue[] | InUse | Promise<readonly CatalogValue[] | InUse>;

const USERS: Record<ValueUser, string> = {
  prospects: 'algún prospecto',
  services: 'algún servicio',
  users: 'algún técnico',
  sites: 'alguna ubicación',
};

export function retireValue(deps: SettingsDeps, viewer: Acting, input: CatalogValueInput, key: Key) {
  return changeValue(deps, viewer, { operation: 'retireValue', input, key }, setRetired(true));
}

export function restoreValue(deps: SettingsDeps, viewer: Acting, input: CatalogValueInput, key: Key) {
  return changeValue(deps, viewer, { operation: 'restoreValue', input, key }, setRetired(false));
}

export function dropValue(deps: SettingsDeps, viewer: Acting, input: CatalogValueInput, key: Key) {
  return changeValue(
    deps,
    viewer,
    { operation: 'dropValue', input, key },
    async (value, values, settings) => {
      const users = (await settings.usersOf(input.kind, value.id)).map((user) => USERS[user]);
      const types = input.kind === 'SKILL' ? (await settings.section('serviceTypes')).values : [];
      const isInTypes = types.some(({ skillIds }) => skillIds.includes(value.id));
      const all = [...users, ...(isInTypes ? ['algún tipo de servicio'] : [])];
      if (all.length === 0) return values.filter((each) => each !== value);
      const where = new Intl.ListFormat('es-ES').format(all);
      return {
        kind: 'inUse',
        message: `No se puede eliminar «${value.name}» porque lo usa ${where}. Retíralo para que no se vuelva a elegir`,
      };
    },
  );
}

function setRetired(retired: boolean): Change {
  return (value, values) => values.map((each) => (each === value ? { ...each, retired } : each));
}

type Request = { operation: string; input: CatalogValueInput; key: Key };

async function changeValue(
  { unit, now }: SettingsDeps,
  viewer: Acting,
  { operation, input, key }: Request,
  change: Change,
): Promise<ValueOutcome> {
  assertCan(viewer, 'settings:edit');
  const { id, kind, version } = input;
  const section = sectionOf(kind);
  const act = actOf(viewer, operation, input, { key, now: now() });
  return unit<ValueOutcome>(act, async ({ settings }) => {
    const before = await settings.section(section);
    if (before.version !== version) return CONFLICT;
    const values = valuesIn(kind, before);
    const value = values.find((each) => each.id === id);
    if (!value) return NOT_FOUND;
    const changed = await change(value, values, settings);
    if ('kind' in changed) return changed;
    settings.save(section, before, withValues(kind, before, changed));
    return { kind: 'done', ids: [section] };
  });
}
