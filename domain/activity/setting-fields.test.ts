import { expect, test } from 'vitest';
import { SERVICE_TYPE } from '../records/settings/service-type.ts';
import { BUFFERS, COMPANY, HOLIDAY, PASSWORDS, WORKING_HOURS, ZONE } from '../records/settings/settings.ts';
import { SETTING_FIELDS } from './setting-fields.ts';

test('fields of the same name in two sections have the same kind and label', () => {
  const sections = [COMPANY, WORKING_HOURS, BUFFERS, PASSWORDS, ZONE, HOLIDAY, SERVICE_TYPE];
  const all = sections.flatMap((section) => Object.entries(section));
  const differing = all.filter(([name, { kind, label }]) => {
    const known = SETTING_FIELDS[name];
    return known === undefined || known.kind !== kind || known.label !== label;
  });
  expect(differing).toEqual([]);
});
