import { InMemoryCache, type TypePolicies } from '@apollo/client';
import { POSSIBLE_TYPES } from '#gql/possible-types.generated.ts';

/** There is one of each, without an id of its own, so that two queries for one add up and a change shows everywhere. */
export const ONE_OF_A_KIND = [
  'MeAdmin',
  'MeAgent',
  'MeTechnician',
  'Settings',
  'CompanySettings',
  'WorkingHours',
  'Buffers',
  'ServiceTypeList',
  'SkillList',
  'ZoneList',
  'HolidayList',
  'ReasonList',
  'Catalog',
];

const single = ONE_OF_A_KIND.map((name) => [name, { keyFields: [] as const }]);

/** A list that every answer carries whole: the new one stands in the place of the old one, shorter or not. */
const listOf = (...names: string[]) => ({
  keyFields: [] as const,
  fields: Object.fromEntries(names.map((name) => [name, { merge: false }])),
});

const typePolicies: TypePolicies = {
  ...(Object.fromEntries(single) as TypePolicies),
  ServiceTypeList: listOf('values'),
  SkillList: listOf('values'),
  ZoneList: listOf('values'),
  HolidayList: listOf('values'),
  ReasonList: listOf('prospectSources', 'lostReasons', 'cancelReasons', 'holdReasons'),
  // Parts of a record that are replaced with it; what one query leaves out of them, another may have asked for.
  Address: { merge: true },
  WeeklyHours: { merge: true },
  TechnicianPermissions: { merge: true },
  // What is alike depends on who is asked about: the same record is another match in another panel.
  DuplicateMatch: { keyFields: false },
};

/** A cache that knows the contract. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({ possibleTypes: POSSIBLE_TYPES, typePolicies });
}
