import { holidaySchema } from '@cuadrilla/domain/inputs/settings/listed-values.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import type { DropHolidayInput, SaveHolidayInput } from '../graphql/types.generated.ts';
import type { ListOutcome } from './save-values.ts';
import { CONFLICT, NOT_FOUND, wrongField } from '../failures.ts';
import type { Holiday } from './settings.ts';
import type { SettingsDeps } from './update-sections.ts';
import { EXISTS, tooLarge } from './value-lists.ts';

/** There is one holiday a day. */
export async function saveHoliday(
  { unit, now }: SettingsDeps,
  viewer: Acting,
  input: SaveHolidayInput,
  key: Key,
): Promise<ListOutcome> {
  assertCan(viewer, 'settings:edit');
  const validation = validate(holidaySchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const { id = null, version } = input;
  const act = actOf(viewer, 'saveHoliday', input, { key, now: now() });
  return unit<ListOutcome>(act, async ({ settings }) => {
    const before = await settings.section('holidays');
    if (before.version !== version) return CONFLICT;
    if (id !== null && !before.values.some((each) => each.id === id)) return NOT_FOUND;
    const others = before.values.filter((each) => each.id !== id);
    if (others.some(({ date }) => date === validation.value.date)) return wrongField('date', EXISTS);
    const values = byDate([...others, { id: id ?? settings.newId(), ...validation.value }]);
    const problem = tooLarge(values);
    if (problem) return problem;
    settings.save('holidays', before, { values });
    return { kind: 'done', ids: ['holidays'] };
  });
}

export async function dropHoliday(
  { unit, now }: SettingsDeps,
  viewer: Acting,
  input: DropHolidayInput,
  key: Key,
): Promise<ListOutcome> {
  assertCan(viewer, 'settings:edit');
  const act = actOf(viewer, 'dropHoliday', input, { key, now: now() });
  return unit<ListOutcome>(act, async ({ settings }) => {
    const before = await settings.section('holidays');
    if (before.version !== input.version) return CONFLICT;
    const values = before.values.filter(({ id }) => id !== input.id);
    if (values.length === before.values.length) return NOT_FOUND;
    settings.save('holidays', before, { values });
    return { kind: 'done', ids: ['holidays'] };
  });
}

function byDate(holidays: readonly Holiday[]): Holiday[] {
  return holidays.toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
