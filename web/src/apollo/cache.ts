import { InMemoryCache, type TypePolicies } from '@apollo/client';
import { POSSIBLE_TYPES, SINGLE_TYPES } from '#gql/possible-types.generated.ts';

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
  ServiceType: whole('checklist', 'defaultLines'),
  Service: whole(
    ...(['equipment', 'checklist', 'lines', 'technicians'] as const),
    ...(['visits', 'attachments', 'reports', 'invoiceGaps'] as const),
  ),
  Visit: whole('technicians', 'pauses', 'attachments'),
  VisitSlot: whole('technicians'),
  // Ids are unique only within a service.
  ServiceChecklistItem: { keyFields: false },
  ServiceLine: { keyFields: false },
  // Each line keeps what the item was called when it was copied.
  LineItem: { keyFields: false },
  // Each visit keeps the technician's name from when it was planned.
  VisitTechnician: { keyFields: false },
  // Its absences depend on the requested days.
  PlanningTechnician: { keyFields: false },
  VisitSummary: { merge: true },
  // A report's parts are frozen with its version.
  ReportClient: { keyFields: false },
  ReportSite: { keyFields: false },
  ReportEquipment: { keyFields: false },
  ReportTechnician: { keyFields: false },
  ReportChecklistItem: { keyFields: false },
  ReportLine: { keyFields: false },
  // Queries may select different fields of these parts.
  Address: { merge: true },
  WeeklyHours: { merge: true },
  TechnicianPermissions: { merge: true },
  // What matches depends on the search.
  DuplicateMatch: { keyFields: false },
};

export function createCache(): InMemoryCache {
  // Apollo complains in development of a fragment on a type it was not told of.
  const possibleTypes = import.meta.env.DEV ? { ...POSSIBLE_TYPES, ...SINGLE_TYPES } : POSSIBLE_TYPES;
  return new InMemoryCache({ possibleTypes, typePolicies });
}
