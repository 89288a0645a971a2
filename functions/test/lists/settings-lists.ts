import { settingsRows } from '../permissions/permission-settings-rows.ts';
import { byAdmin, byAll, byOffice, section, type AreaLists } from './kit.ts';

const SECTIONS = 'company workingHours buffers passwords serviceTypes skills zones holidays reasons'.split(
  ' ',
);

export const lists: AreaLists = {
  rootFields: {
    'Query.settings': byOffice('settings:read'),
    'Query.catalog': byAll('catalog:read'),
    'Mutation.updateCompany': byAdmin(
      'settings:edit',
      '(input: { version: 99, name: "", timeZone: "", agentsApproveAbsences: false, pricesOnReport: true })',
    ),
    'Mutation.updateWorkingHours': byAdmin(
      'settings:edit',
      '(input: { version: 99, hours: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] } })',
    ),
    'Mutation.setCompanyLogo': byAdmin('settings:edit', '(input: { version: 99 })'),
    'Mutation.updateBuffers': byAdmin(
      'settings:edit',
      '(input: { version: 99, low: 0, normal: 0, high: 0, urgent: 0, firstResponse: 0 })',
    ),
    'Mutation.updatePasswords': byAdmin(
      'settings:edit',
      '(input: { version: 99, minLength: 0, refuseCommon: false, changeFirst: false })',
    ),
    'Mutation.saveServiceType': byAdmin(
      'settings:edit',
      '(input: { version: 99, name: "", category: BREAKDOWN, durationMinutes: 0, priority: LOW, checklist: [], skillIds: [], requiresSignature: false, minPhotos: 0 })',
    ),
    'Mutation.saveSkill': byAdmin('settings:edit', '(input: { version: 99, name: "" })'),
    'Mutation.saveZone': byAdmin('settings:edit', '(input: { version: 99, name: "", postalPrefixes: [] })'),
    'Mutation.saveReason': byAdmin('settings:edit', '(input: { version: 99, kind: LOST_REASON, name: "" })'),
    'Mutation.saveHoliday': byAdmin('settings:edit', '(input: { version: 99, date: "", name: "" })'),
    'Mutation.dropHoliday': byAdmin('settings:edit', '(input: { version: 99, id: "nobody" })'),
    'Mutation.retireValue': byAdmin('settings:edit', '(input: { kind: SKILL, version: 99, id: "nobody" })'),
    'Mutation.restoreValue': byAdmin('settings:edit', '(input: { kind: SKILL, version: 99, id: "nobody" })'),
    'Mutation.dropValue': byAdmin('settings:edit', '(input: { kind: SKILL, version: 99, id: "nobody" })'),
  },
  permissions: {
    settings: settingsRows,
  },
  operations: [
    { by: 'agent', query: '{ catalog { timeZone serviceTypes { id } skills { id } holdReasons { id } } }' },
    { by: 'admin', query: '{ systemStatus { staleCopies { id } } }' },
    { by: 'admin', query: `{ settings { ${SECTIONS.map((name) => `${name} { version }`).join(' ')} } }` },
  ],
  budgets: () => ({
    // The company and its logo.
    CompanyPage: section(2),
    WorkingHoursPage: section(),
    BuffersPage: section(),
    PasswordsCard: section(),
    ServiceTypesPage: section(),
    ServiceTypePage: section(),
    FirstServiceTypes: section(),
    ServiceFormTypes: section(),
    SkillsPage: section(),
    ZonesPage: section(),
    HolidaysPage: section(),
    ReasonsPage: section(),
    Catalog: section(5),
    StatusPage: section(),
  }),
};
