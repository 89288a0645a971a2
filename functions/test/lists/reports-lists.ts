import { fileRows, reportRows } from '../permissions/permission-report-rows.ts';
import { fieldRows } from '../permissions/permission-field-rows.ts';
import { calendarRows } from '../permissions/permission-service-rows.ts';
import { byAll, byOffice, byTechnician, type AreaLists } from './kit.ts';

export const lists: AreaLists = {
  rootFields: {
    'Query.letterhead': byTechnician(),
    'Query.workReport': byAll('(id: "nobody")'),
    'Query.workReviews': byOffice(),
    'Query.openReviewCount': byOffice(),
    'Query.myFiledWork': byTechnician(),
    'Query.myCalendarFeed': byTechnician(),
    'Mutation.applyWorkReview': byOffice('(input: { id: "nobody", version: 1 })'),
    'Mutation.attachWorkReview': byOffice('(input: { id: "nobody", version: 1, visitId: "nobody" })'),
    'Mutation.rejectWorkReview': byOffice('(input: { id: "nobody", version: 1, reason: "" })'),
    'Mutation.removeAttachment': byAll('(input: { id: "nobody" })'),
    'Mutation.reviseWorkReport': byOffice('(input: { id: "nobody", reason: "" })'),
    'Mutation.createCalendarFeed': byTechnician(),
    'Mutation.revokeCalendarFeed': byTechnician(),
  },
  permissions: {
    photos: fileRows,
    'work that its visit did not take': fieldRows,
    'work reports': reportRows,
    'own calendar': calendarRows,
  },
};
