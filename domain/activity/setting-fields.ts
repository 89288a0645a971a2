import type { RecordFields } from '../records/field.ts';
import { SERVICE_TYPE } from '../records/settings/service-type.ts';
import { BUFFERS, COMPANY, HOLIDAY, PASSWORDS, WORKING_HOURS, ZONE } from '../records/settings/settings.ts';

/** The fields of all sections: those of the same name are the same in each. */
export const SETTING_FIELDS: RecordFields = {
  ...COMPANY,
  ...WORKING_HOURS,
  ...BUFFERS,
  ...PASSWORDS,
  ...ZONE,
  ...HOLIDAY,
  ...SERVICE_TYPE,
};

/** Between the name of a value of a list and its field: `Caldera / durationMinutes`. */
const WITHIN = ' / ';

export const settingPath = (value: string, field: string): string => `${value}${WITHIN}${field}`;

/** `within` is the value of a list, or null for a field of the section itself. */
export function settingOf(path: string): { field: RecordFields[string] | undefined; within: string | null } {
  const at = path.lastIndexOf(WITHIN);
  if (at === -1) return { field: SETTING_FIELDS[path], within: null };
  return { field: SETTING_FIELDS[path.slice(at + WITHIN.length)], within: path.slice(0, at) };
}
