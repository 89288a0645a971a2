import { visitRows, planningRows } from '../permissions/permission-visit-rows.ts';
import { PLANNED_DAY, OWN_DAY, THERE } from '../budgets/screen-world.ts';
import {
  CONTACT,
  EDGES,
  MORE,
  ONE,
  VIEWER,
  byAdminOrTechnician,
  byAll,
  byOffice,
  byTechnician,
  type AreaLists,
} from './kit.ts';

const VISIT = 2 * ONE + CONTACT;

/** Per site, as the server limits them. */
const KNOWN = { machines: 50, pastVisits: 20 };

const HOME_ROWS = 5;
/** A query that finds nothing costs a read. */
const NO_ABSENCE = 1;

export const lists: AreaLists = {
  rootFields: {
    'Query.visit': byAll('visits:read', '(id: "nobody")'),
    'Query.teamDay': byOffice('planning:open', '(date: "2026-11-21")'),
    'Query.teamLoad': byOffice('planning:open', '(from: "2026-11-21", to: "2026-11-22")'),
    'Query.planning': byOffice('planning:open', '(date: "2026-11-21")'),
    'Query.planningRevision': byOffice('planning:open', '(date: "2026-11-21")'),
    'Query.planningChanges': byOffice('planning:open', '(date: "2026-11-21", since: "")'),
    'Query.devices': byOffice('planning:open', '(technicianIds: ["nobody"])'),
    'Query.slotSuggestions': byOffice('planning:open', '(serviceId: "nobody")'),
    'Query.myVisits': byTechnician('own-day:read', '(from: "2026-11-21")'),
    'Query.myDayMark': byTechnician('own-day:read', ''),
    'Query.myDayChanges': byTechnician('own-day:read', '(from: "2026-11-21", since: "")'),
    'Mutation.scheduleVisit': byOffice(
      'visits:plan',
      '(input: { serviceId: "nobody", technicianIds: [], start: "2026-11-21T08:00:00.000Z", end: "2026-11-21T09:00:00.000Z" })',
    ),
    'Mutation.moveVisit': byOffice(
      'visits:plan',
      '(input: { id: "nobody", version: 1, technicianIds: [], start: "2026-11-21T08:00:00.000Z", end: "2026-11-21T09:00:00.000Z" })',
    ),
    'Mutation.unscheduleVisit': byOffice('visits:plan', '(input: { id: "nobody", version: 1 })'),
    'Mutation.cancelVisit': byOffice('visits:plan', '(input: { id: "nobody", version: 1, reason: "" })'),
    'Mutation.travelToVisit': byAdminOrTechnician('visits:perform', '(input: { id: "nobody" })'),
    'Mutation.startVisit': byAdminOrTechnician('visits:perform', '(input: { id: "nobody" })'),
    'Mutation.pauseVisit': byAdminOrTechnician('visits:perform', '(input: { id: "nobody", reason: BREAK })'),
    'Mutation.resumeVisit': byAdminOrTechnician('visits:perform', '(input: { id: "nobody" })'),
    'Mutation.completeVisit': byAdminOrTechnician(
      'visits:perform',
      '(input: { id: "nobody", resolution: "" })',
    ),
    'Mutation.endVisitIncomplete': byAll(
      'visits:end-incomplete',
      '(input: { id: "nobody", outcome: PARTIAL, reason: NO_ACCESS })',
    ),
    'Mutation.correctVisitTimes': byOffice(
      'visits:correct',
      '(input: { id: "nobody", version: 1, reason: "" })',
    ),
    'Mutation.confirmVisitTimes': byOffice('visits:correct', '(input: { id: "nobody", version: 1 })'),
  },
  permissions: {
    visits: visitRows,
    planning: planningRows,
  },
  operations: [
    { by: 'technician', query: '{ myVisits(from: "2026-11-21", days: 7) { id } letterhead { name } }' },
    {
      by: 'technician',
      query: `{ myDayMark myDayChanges(from: "2026-11-21", since: "${Math.floor(Date.now() / 1000)}.0") { mark } }`,
    },
    { by: 'technician', query: '{ workReport(id: "x") { id } }' },
    { by: 'technician', query: '{ myFiledWork { id } myDaysOff(from: "2026-11-21") { date } }' },
    { by: 'agent', query: `{ openReviewCount workReviews ${EDGES} }` },
    { by: 'agent', query: '{ devices(technicianIds: ["x"]) { heardAt } }' },
    { by: 'agent', query: '{ planning(date: "2026-11-24", view: WEEK) { visits { id } } }' },
    {
      by: 'agent',
      query: `{ planningChanges(date: "2026-11-24", since: "${Math.floor(Date.now() / 1000)}.0/0") { mark } }`,
    },
    { by: 'agent', query: '{ teamDay(date: "2026-11-24") { visits { id } } }' },
    { by: 'agent', query: '{ teamLoad(from: "2026-11-23", to: "2026-11-29") { plannedMinutes } }' },
    { by: 'agent', query: '{ planningRevision(date: "2026-11-24") { week tray } }' },
  ],
  budgets: ({ ids: { siteId, equipmentId, visitId } }) => ({
    // Beside the rows it shows: the viewer, two counters, two counts, one for each list, and that the team is the same.
    OfficeHome: ['AGENT', VIEWER + 8 + THERE.plannedVisits + 3 * HOME_ROWS, { date: PLANNED_DAY }],
    OfficeRevision: ['AGENT', VIEWER + 2, { date: PLANNED_DAY }],
    // The team has changed: each technician, no day with work, hours and holidays.
    TeamLoad: [
      'AGENT',
      VIEWER + ONE + THERE.technicians + NO_ABSENCE + 1 + 2,
      { from: '2026-12-07', to: '2026-12-13' },
    ],
    // Each visit with its service.
    SiteAtWork: ['AGENT', VIEWER + ONE + KNOWN.machines + MORE + 2 * KNOWN.pastVisits, { id: siteId }],
    MachineSite: ['AGENT', VIEWER + ONE, { id: equipmentId }],
    MyDay: ['OTHER', VIEWER + THERE.ownVisits * (VISIT + THERE.ownFiles) + ONE, { from: OWN_DAY, days: 1 }],
    MyDayChanges: ['OTHER', VIEWER + ONE, { from: OWN_DAY, days: 1, since: '0.0' }],
    // Visits, absences, holidays and the company.
    MyWeek: [
      'OTHER',
      VIEWER + THERE.ownVisits + THERE.plannedVisits / THERE.technicians + ONE + 2 * ONE,
      { today: OWN_DAY, tomorrow: OWN_DAY },
    ],
    VisitAtWork: ['OTHER', VIEWER + VISIT + THERE.ownFiles + ONE, { id: visitId }],
    VisitPlace: ['OTHER', VIEWER + 2 * ONE, { id: visitId }],
  }),
};
