import { assertCan, occasionOf, type Acting } from '../unit/acting.ts';
import type { Conflict } from '../unit/failures.ts';
import type { CatalogValueInput } from '../graphql/types.generated.ts';
import type { Done } from '../store/act.ts';
import type { CatalogValue, Section } from './settings.ts';
import type { SectionReader } from './settings-store.ts';
import type { Key, SettingsDependencies } from './update-sections.ts';
import { sectionOf, valuesIn, withValues, type ListSection } from './value-lists.ts';

type InUse = { kind: 'inUse'; message: string };

/** How a change of one value ends. */
export type ValueOutcome = Done | Conflict | InUse | { kind: 'notFound' } | { kind: 'keyReused' };

type Change = (
  value: CatalogValue,
  values: readonly CatalogValue[],
  reader: SectionReader,
) => readonly CatalogValue[] | InUse | Promise<readonly CatalogValue[] | InUse>;

/** Keeps a value from being chosen again; throws FORBIDDEN for whoever may not change the settings. */
export const retireValue = changing('retireValue', setRetired(true));

/** Lets a retired value be chosen again; throws FORBIDDEN for whoever may not change the settings. */
export const restoreValue = changing('restoreValue', setRetired(false));

/** Removes a value that nothing uses; throws FORBIDDEN for whoever may not change the settings. */
export function dropValue(deps: SettingsDependencies, viewer: Acting, input: CatalogValueInput, key: Key) {
  const drop: Change = async (value, values, reader) => {
    const uses = await reader.usesOf(input.kind, value.id);
    if (uses.length === 0) return values.filter((each) => each !== value);
    const where = new Intl.ListFormat('es-ES').format(uses);
    return {
      kind: 'inUse',
      message: `No se puede eliminar «${value.name}» porque lo usa ${where}. Retíralo para que no se vuelva a elegir`,
    };
  };
  return changing('dropValue', drop)(deps, viewer, input, key);
}

function setRetired(retired: boolean): Change {
  return (value, values) => values.map((each) => (each === value ? { ...each, retired } : each));
}

function changing(operation: string, change: Change) {
  return async (
    { stores, now }: SettingsDependencies,
    viewer: Acting,
    input: CatalogValueInput,
    key: Key,
  ): Promise<ValueOutcome> => {
    assertCan(viewer, 'settings:edit');
    const { id, kind, version } = input;
    const work = async (current: Section<ListSection>, reader: SectionReader) => {
      const values = valuesIn(kind, current);
      const value = values.find((each) => each.id === id);
      if (!value) return { kind: 'notFound' } as const;
      const next = await change(value, values, reader);
      if ('kind' in next) return next;
      return { kind: 'next', content: withValues(kind, current, next) } as const;
    };
    return stores.settings.change<ListSection, InUse | { kind: 'notFound' }>(
      { section: sectionOf(kind), version, work },
      occasionOf(viewer, operation, input, { key, now: now() }),
    );
  };
}
