import { holidaySchema } from '@cuadrilla/domain/inputs/settings/holiday.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { assertCan, occasionOf, type Acting } from '../unit/acting.ts';
import type { DropHolidayInput, SaveHolidayInput } from '../graphql/types.generated.ts';
import type { ListOutcome } from './save-values.ts';
import type { Holiday, Section } from './settings.ts';
import type { NextContent } from './settings-store.ts';
import type { Key, SettingsDependencies } from './update-sections.ts';
import { EXISTS, tooLarge } from './value-lists.ts';

type Refused = Extract<ListOutcome, { kind: 'invalid' | 'notFound' }>;

/** Makes a holiday or changes one; there is one a day. Throws FORBIDDEN for whoever may not change the settings. */
export async function saveHoliday(
  { stores, now }: SettingsDependencies,
  viewer: Acting,
  input: SaveHolidayInput,
  key: Key,
): Promise<ListOutcome> {
  assertCan(viewer, 'settings:edit');
  const validation = validate(holidaySchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const id = input.id ?? null;
  const work = ({ values }: Section<'holidays'>): NextContent<'holidays'> | Refused => {
    if (id !== null && !values.some((each) => each.id === id)) return { kind: 'notFound' };
    const others = values.filter((each) => each.id !== id);
    if (others.some(({ date }) => date === validation.value.date)) {
      return { kind: 'invalid', fields: [{ path: 'date', message: EXISTS }] };
    }
    const next = byDate([...others, { id: id ?? stores.settings.newId(), ...validation.value }]);
    return tooLarge(next) ?? { kind: 'next', content: { values: next } };
  };
  return stores.settings.change<'holidays', Refused>(
    { section: 'holidays', version: input.version, work },
    occasionOf(viewer, 'saveHoliday', input, { key, now: now() }),
  );
}

/** Removes a holiday; throws FORBIDDEN for whoever may not change the settings. */
export async function dropHoliday(
  { stores, now }: SettingsDependencies,
  viewer: Acting,
  input: DropHolidayInput,
  key: Key,
): Promise<ListOutcome> {
  assertCan(viewer, 'settings:edit');
  const work = ({ values }: Section<'holidays'>) => {
    const next = values.filter(({ id }) => id !== input.id);
    if (next.length === values.length) return { kind: 'notFound' } as const;
    return { kind: 'next', content: { values: next } } as const;
  };
  return stores.settings.change<'holidays', { kind: 'notFound' }>(
    { section: 'holidays', version: input.version, work },
    occasionOf(viewer, 'dropHoliday', input, { key, now: now() }),
  );
}

function byDate(holidays: readonly Holiday[]): Holiday[] {
  return holidays.toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
