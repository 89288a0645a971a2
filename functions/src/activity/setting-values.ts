import { settingPath } from '@cuadrilla/domain/activity/setting-fields.ts';
import { pointText } from '@cuadrilla/domain/records/settings/service-type.ts';
import { isRecord } from './value-text.ts';

type Fields = Record<string, unknown> | null;
type Value = Record<string, unknown> & { id: string; name: string };

const isValue = (each: unknown): each is Value =>
  isRecord(each) && typeof each['id'] === 'string' && typeof each['name'] === 'string';

const isListOfValues = (list: unknown): list is Value[] =>
  Array.isArray(list) && list.length > 0 && list.every(isValue);

/** The lists of a section, such as its service types, field by field of each value instead of as a whole. */
export function byValue({ before, after }: { before: Fields; after: Fields }): {
  before: Fields;
  after: Fields;
} {
  const lists = [...Object.values(before ?? {}), ...Object.values(after ?? {})].filter(isListOfValues);
  if (lists.length === 0) return { before, after };
  // By its name now, or the last it had.
  const names = new Map(lists.flat().map(({ id, name }) => [id, name]));
  return { before: before && spread(before, names), after: after && spread(after, names) };
}

function spread(
  fields: Record<string, unknown>,
  names: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const entries = Object.entries(fields).flatMap(([field, list]): [string, unknown][] => {
    if (!isListOfValues(list)) return Array.isArray(list) && list.length === 0 ? [] : [[field, list]];
    return list.flatMap(({ id, ...value }) =>
      Object.entries(value).map(([name, of]): [string, unknown] => [
        settingPath(names.get(id) ?? '', name),
        readable(name, of),
      ]),
    );
  });
  return Object.fromEntries(entries);
}

/** A checklist by its questions and answers, and default lines, which hold ids, by their number. */
function readable(name: string, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  if (name === 'defaultLines') return value.length;
  if (name !== 'checklist') return value;
  return (value as Parameters<typeof pointText>[0][]).map(pointText);
}
