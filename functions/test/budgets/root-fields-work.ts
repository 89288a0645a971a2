/** Who may call the root fields of services, visits, planning, reports and calendars. */
import type { Entry } from './root-fields-entry.ts';

export const WORK_TABLE: Record<string, Entry> = {
  'Query.services': { allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'] },
  'Query.service': { allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'], arguments: '(id: "nobody")' },
  'Query.visit': { allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'], arguments: '(id: "nobody")' },
  'Query.planning': { allowed: ['ADMIN', 'AGENT'], arguments: '(date: "2026-11-21")' },
  'Query.planningRevision': { allowed: ['ADMIN', 'AGENT'], arguments: '(date: "2026-11-21")' },
  'Query.devices': { allowed: ['ADMIN', 'AGENT'], arguments: '(technicianIds: ["nobody"])' },
  'Query.slotSuggestions': { allowed: ['ADMIN', 'AGENT'], arguments: '(serviceId: "nobody")' },
  'Query.myVisits': { allowed: ['TECHNICIAN'], arguments: '(from: "2026-11-21")' },
  'Query.letterhead': { allowed: ['TECHNICIAN'] },
  'Query.workReport': { allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'], arguments: '(id: "nobody")' },
  'Query.workReviews': { allowed: ['ADMIN', 'AGENT'] },
  'Query.openReviewCount': { allowed: ['ADMIN', 'AGENT'] },
  'Query.myFiledWork': { allowed: ['TECHNICIAN'] },
  'Query.myCalendarFeed': { allowed: ['TECHNICIAN'] },
  'Mutation.createService': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { service: { clientId: "nobody", siteId: "nobody", typeId: "nobody", title: "" } })',
  },
  'Mutation.updateService': {
    allowed: ['ADMIN', 'AGENT'],
    arguments:
      '(input: { id: "nobody", version: 1, service: { clientId: "nobody", siteId: "nobody", typeId: "nobody", title: "" } })',
  },
  'Mutation.holdService': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1, reasonId: "nobody" })',
  },
  'Mutation.changeHold': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1, reasonId: "nobody" })',
  },
  'Mutation.resumeService': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1 })',
  },
  'Mutation.cancelService': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1, reasonId: "nobody" })',
  },
  'Mutation.closeService': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1 })',
  },
  'Mutation.reopenService': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1, reason: "" })',
  },
  'Mutation.proposeFollowUp': {
    allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'],
    arguments: '(input: { serviceId: "nobody", title: "" })',
  },
  'Mutation.addServiceLine': {
    allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'],
    arguments:
      '(input: { serviceId: "nobody", lineId: "nobody", line: { kind: OTHER, text: "", quantityMilli: 1, unit: UNIT, vatPercent: 21, billable: YES } })',
  },
  'Mutation.updateServiceLine': {
    allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'],
    arguments:
      '(input: { serviceId: "nobody", lineId: "nobody", version: 1, line: { kind: OTHER, text: "", quantityMilli: 1, unit: UNIT, vatPercent: 21, billable: YES } })',
  },
  'Mutation.removeServiceLine': {
    allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'],
    arguments: '(input: { serviceId: "nobody", lineId: "nobody" })',
  },
  'Mutation.answerChecklist': {
    allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'],
    arguments: '(input: { serviceId: "nobody", itemId: "nobody" })',
  },
  'Mutation.scheduleVisit': {
    allowed: ['ADMIN', 'AGENT'],
    arguments:
      '(input: { serviceId: "nobody", technicianIds: [], start: "2026-11-21T08:00:00.000Z", end: "2026-11-21T09:00:00.000Z" })',
  },
  'Mutation.moveVisit': {
    allowed: ['ADMIN', 'AGENT'],
    arguments:
      '(input: { id: "nobody", version: 1, technicianIds: [], start: "2026-11-21T08:00:00.000Z", end: "2026-11-21T09:00:00.000Z" })',
  },
  'Mutation.unscheduleVisit': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1 })',
  },
  'Mutation.cancelVisit': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1, reason: "" })',
  },
  'Mutation.travelToVisit': { allowed: ['ADMIN', 'TECHNICIAN'], arguments: '(input: { id: "nobody" })' },
  'Mutation.startVisit': { allowed: ['ADMIN', 'TECHNICIAN'], arguments: '(input: { id: "nobody" })' },
  'Mutation.pauseVisit': {
    allowed: ['ADMIN', 'TECHNICIAN'],
    arguments: '(input: { id: "nobody", reason: BREAK })',
  },
  'Mutation.resumeVisit': { allowed: ['ADMIN', 'TECHNICIAN'], arguments: '(input: { id: "nobody" })' },
  'Mutation.completeVisit': {
    allowed: ['ADMIN', 'TECHNICIAN'],
    arguments: '(input: { id: "nobody", resolution: "" })',
  },
  'Mutation.endVisitIncomplete': {
    allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'],
    arguments: '(input: { id: "nobody", outcome: PARTIAL, reason: NO_ACCESS })',
  },
  'Mutation.correctVisitTimes': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1, reason: "" })',
  },
  'Mutation.confirmVisitTimes': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1 })',
  },
  'Mutation.applyWorkReview': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1 })',
  },
  'Mutation.attachWorkReview': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1, visitId: "nobody" })',
  },
  'Mutation.rejectWorkReview': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", version: 1, reason: "" })',
  },
  'Mutation.removeAttachment': {
    allowed: ['ADMIN', 'AGENT', 'TECHNICIAN'],
    arguments: '(input: { id: "nobody" })',
  },
  'Mutation.reviseWorkReport': {
    allowed: ['ADMIN', 'AGENT'],
    arguments: '(input: { id: "nobody", reason: "" })',
  },
  // These two take nothing that could be wrong: they change the caller's own address.
  'Mutation.createCalendarFeed': { allowed: ['TECHNICIAN'] },
  'Mutation.revokeCalendarFeed': { allowed: ['TECHNICIAN'] },
};
