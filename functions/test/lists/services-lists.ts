import { serviceRows } from '../permissions/permission-service-rows.ts';
import { lineRows } from '../permissions/permission-report-rows.ts';
import { PLANNED_DAY, THERE } from '../budgets/screen-world.ts';
import {
  CONTACT,
  EDGES,
  MORE,
  ONE,
  PAGE,
  VIEWER,
  byAll,
  byOffice,
  combinations,
  page,
  record,
  type AreaLists,
  type Operation,
} from './kit.ts';

const serviceFilters = [
  {},
  { status: 'PENDING' },
  { open: true },
  { priority: 'HIGH' },
  { typeId: 'x' },
  { clientId: 'x' },
  { siteId: 'x' },
  { zoneId: 'x' },
  { ownerId: 'x' },
  { technicianId: 'x' },
  { equipmentId: 'x' },
  { overdue: true },
  { billing: 'TO_INVOICE' },
  { plannedFrom: '2026-11-21' },
  { plannedFrom: '2026-11-21', plannedTo: '2026-11-22' },
  { status: 'PENDING', open: true, priority: 'HIGH', typeId: 'x', clientId: 'x', siteId: 'x', zoneId: 'x' },
  { ownerId: 'x', technicianId: 'x', overdue: true, zoneId: 'x' },
];

const LONG = ONE + THERE.longVisits + THERE.longVisits + CONTACT + THERE.files;

export const lists: AreaLists = {
  rootFields: {
    'Query.services': byAll('services:open'),
    'Query.toInvoice': byOffice('billing:open'),
    'Query.service': byAll('services:open', '(id: "nobody")'),
    'Mutation.createService': byOffice(
      'services:create',
      '(input: { service: { clientId: "nobody", siteId: "nobody", typeId: "nobody", title: "" } })',
    ),
    'Mutation.updateService': byOffice(
      'services:edit',
      '(input: { id: "nobody", version: 1, service: { clientId: "nobody", siteId: "nobody", typeId: "nobody", title: "" } })',
    ),
    'Mutation.holdService': byOffice(
      'services:act',
      '(input: { id: "nobody", version: 1, reasonId: "nobody" })',
    ),
    'Mutation.changeHold': byOffice(
      'services:act',
      '(input: { id: "nobody", version: 1, reasonId: "nobody" })',
    ),
    'Mutation.resumeService': byOffice('services:act', '(input: { id: "nobody", version: 1 })'),
    'Mutation.cancelService': byOffice(
      'services:act',
      '(input: { id: "nobody", version: 1, reasonId: "nobody" })',
    ),
    'Mutation.closeService': byOffice('services:act', '(input: { id: "nobody", version: 1 })'),
    'Mutation.reopenService': byOffice('services:act', '(input: { id: "nobody", version: 1, reason: "" })'),
    'Mutation.proposeFollowUp': byAll('services:follow-up', '(input: { serviceId: "nobody", title: "" })'),
    'Mutation.addServiceLine': byAll(
      'lines:write',
      '(input: { serviceId: "nobody", lineId: "nobody", line: { kind: OTHER, text: "", quantityMilli: 1, unit: UNIT, vatPercent: 21, billable: YES } })',
    ),
    'Mutation.updateServiceLine': byAll(
      'lines:write',
      '(input: { serviceId: "nobody", lineId: "nobody", version: 1, line: { kind: OTHER, text: "", quantityMilli: 1, unit: UNIT, vatPercent: 21, billable: YES } })',
    ),
    'Mutation.removeServiceLine': byAll('lines:write', '(input: { serviceId: "nobody", lineId: "nobody" })'),
    'Mutation.answerChecklist': byAll(
      'checklist:answer',
      '(input: { serviceId: "nobody", itemId: "nobody" })',
    ),
  },
  permissions: {
    services: serviceRows,
    'lines and checklist': lineRows,
  },
  operations: [
    ...combinations({
      search: ['', 'ana', 'ana ruiz'],
      sort: ['DUE', 'NEWEST', 'PLANNED'],
      filter: serviceFilters,
    }).map((variables): Operation => ({
      by: 'agent',
      query: `query ($search: String, $sort: ServiceSort!, $filter: ServiceFilter) {
        services(search: $search, sort: $sort, filter: $filter) ${EDGES}
      }`,
      variables,
    })),
    { by: 'technician', query: `{ services ${EDGES} }` },
    { by: 'agent', query: '{ toInvoice { services netCents } }' },
    ...['', 'zoneId: "x"'].map((zone): Operation => ({
      by: 'agent',
      query: `{ services(filter: { heldUntilBy: "2026-11-21" ${zone} }) ${EDGES} }`,
    })),
    { by: 'technician', query: `{ services(filter: { heldUntilBy: "2026-11-21" }) ${EDGES} }` },
  ],
  budgets: ({ ids, people: { OWN, OTHER } }) => {
    const { clientId, siteId, equipmentId, longId, usualId, pendingId, reportId } = ids;
    const named = { withClient: true, withSite: true, withEquipment: true };
    return {
      ServicesPage: page(PAGE, { sort: 'DUE' }),
      ReviewPage: page(PAGE, { sort: 'DUE' }),
      // Counts of open work, of which there is none here.
      FiledWork: record(longId),
      FiledList: page(1),
      OpenReviews: ['AGENT', VIEWER + 1],
      ServicesOf: page(8, { filter: { clientId }, sort: 'NEWEST' }),
      Activity: page(6, { entity: 'SERVICE', id: usualId }),
      ServicePage: record(longId, LONG),
      EditServicePage: record(longId),
      SchedulingService: record(longId),
      ServiceContact: record(longId, ONE + CONTACT),
      // The report, the company's letterhead, and the names of other versions.
      ReportPage: ['AGENT', VIEWER + ONE + ONE + ONE + THERE.longVisits, { id: reportId, serviceId: longId }],
      FilterNames: [
        'AGENT',
        VIEWER + 3 * ONE,
        { client: clientId, site: siteId, equipment: equipmentId, ...named },
      ],
      NewServicePage: [
        'AGENT',
        VIEWER + 4 * ONE,
        { clientId, siteId, equipmentId, followsId: longId, withFollowed: true, ...named },
      ],
      // Services whose hold has ended are a second page, empty here.
      Tray: ['ADMIN', VIEWER + (PAGE + MORE) + (1 + MORE), { first: PAGE, today: PLANNED_DAY }],
      PlanningChanges: ['AGENT', VIEWER + 2, { date: PLANNED_DAY, view: 'DAY', since: '0.0/0' }],
      Planning: ['AGENT', THERE.plannedVisits + 20, { date: PLANNED_DAY, view: 'DAY' }],
      Devices: ['AGENT', VIEWER + 2 * ONE, { technicianIds: [OWN.uid, OTHER.uid] }],
      // The service, five sections, the technicians, two busy ones within a week, absences.
      SlotSuggestions: ['AGENT', VIEWER + ONE + 5 + THERE.technicians + 2 + 1, { serviceId: pendingId }],
    };
  },
};
