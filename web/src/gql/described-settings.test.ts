import type { RecordFields } from '@cuadrilla/domain/records/field.ts';
import { SERVICE_TYPE } from '@cuadrilla/domain/records/settings/service-type.ts';
import {
  BUFFERS,
  COMPANY,
  HOLIDAY,
  LISTED_VALUE,
  PASSWORDS,
  ZONE,
} from '@cuadrilla/domain/records/settings/settings.ts';
import { describe, expect, test } from 'vitest';
import { inputProblems, outputProblems } from './testing/contract-problems.ts';

const SECTION = { output: ['version'], input: ['version'] };
const VALUE = { output: ['id'], input: ['id', 'version'] };

type Described = [
  type: string,
  input: string,
  RecordFields,
  additional: { output: string[]; input: string[] },
];

describe.each<Described>([
  ['CompanySettings', 'UpdateCompanyInput', COMPANY, SECTION],
  ['Buffers', 'UpdateBuffersInput', BUFFERS, SECTION],
  ['PasswordSettings', 'UpdatePasswordsInput', PASSWORDS, SECTION],
  ['CatalogValue', 'SaveSkillInput', LISTED_VALUE, VALUE],
  ['CatalogValue', 'SaveReasonInput', LISTED_VALUE, { ...VALUE, input: [...VALUE.input, 'kind'] }],
  ['Zone', 'SaveZoneInput', ZONE, { ...VALUE, input: [...VALUE.input, 'postalPrefixes'] }],
  ['Holiday', 'SaveHolidayInput', HOLIDAY, VALUE],
  [
    'ServiceType',
    'SaveServiceTypeInput',
    SERVICE_TYPE,
    { ...VALUE, input: [...VALUE.input, 'defaultLines'] },
  ],
])('%s and %s', (type, input, record, additional) => {
  test('match the description', () => {
    const output = outputProblems(type, record, { additional: additional.output, freeText: ['timeZone'] });
    expect([
      ...output,
      ...inputProblems(input, record, { required: ['required'], freeText: ['timeZone'] }, additional.input),
    ]).toEqual([]);
  });
});
