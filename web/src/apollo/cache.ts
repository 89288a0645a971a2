import { InMemoryCache, type TypePolicies } from '@apollo/client';
import { POSSIBLE_TYPES } from '#gql/possible-types.generated.ts';

/** Types without an id: their queries merge into one cache entry. */
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

/** Lists that every answer contains in full: an incoming one replaces the cached one. */
const whole = (...names: string[]) => ({
  fields: Object.fromEntries(names.map((name) => [name, { merge: false }])),
});

const listOf = (...names: string[]) => ({ keyFields: [] as const, ...whole(...names) });

const typePolicies: TypePolicies = {
  ...(Object.fromEntries(single) as TypePolicies),
  ServiceTypeList: listOf('values'),
  SkillList: listOf('values'),
  ZoneList: listOf('values'),
  HolidayList: listOf('values'),
  ReasonList: listOf('prospectSources', 'lostReasons', 'cancelReasons', 'holdReasons'),
  Service: whole('equipment', 'checklist', 'lines', 'technicians', 'visits', 'attachments', 'reports'),
  Visit: whole('technicians', 'pauses', 'attachments'),
  VisitSlot: whole('technicians'),
  // Their ids are their service's own: those of another may be the same.
  ServiceChecklistItem: { keyFields: false },
  ServiceLine: { keyFields: false },
  // A technician is named in each visit as when it was planned.
  VisitTechnician: { keyFields: false },
  // With the absences of the days that were asked for: those of other days are another answer.
  PlanningTechnician: { keyFields: false },
  VisitSummary: { merge: true },
  // A report says what its client, lines and the rest were when it was frozen: another version of it says other things.
  ReportClient: { keyFields: false },
  ReportSite: { keyFields: false },
  ReportEquipment: { keyFields: false },
  ReportTechnician: { keyFields: false },
  ReportChecklistItem: { keyFields: false },
  ReportLine: { keyFields: false },
  // Parts of a record that are replaced with it; what one query leaves out of them, another may have asked for.
  Address: { merge: true },
  WeeklyHours: { merge: true },
  TechnicianPermissions: { merge: true },
  // What is alike depends on who is asked about: the same record is another match in another panel.
  DuplicateMatch: { keyFields: false },
};

export function createCache(): InMemoryCache {
  return new InMemoryCache({ possibleTypes: POSSIBLE_TYPES, typePolicies });
}
