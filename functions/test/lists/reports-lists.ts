import { fileRows, reportRows } from '../permissions/permission-report-rows.ts';
import { fieldRows } from '../permissions/permission-field-rows.ts';
import { calendarRows } from '../permissions/permission-service-rows.ts';
import { byAll, byOffice, byTechnician, type AreaLists } from './kit.ts';

export const lists: AreaLists = {
  rootFields: {
    'Query.letterhead': byTechnician('own-day:read'),
    'Query.workReport': byAll('reports:read', '(id: "nobody")'),
    'Query.workReviews': byOffice('work-reviews:decide'),
    'Query.openReviewCount': byOffice('work-reviews:decide'),
    'Query.myFiledWork': byTechnician('own-day:read'),
    'Query.myCalendarFeed': byTechnician('calendar-feed:own'),
    'Mutation.applyWorkReview': byOffice('work-reviews:decide', '(input: { id: "nobody", version: 1 })'),
    'Mutation.attachWorkReview': byOffice(
      'work-reviews:decide',
      '(input: { id: "nobody", version: 1, visitId: "nobody" })',
    ),
    'Mutation.rejectWorkReview': byOffice(
      'work-reviews:decide',
      '(input: { id: "nobody", version: 1, reason: "" })',
    ),
    'Mutation.removeAttachment': byAll('attachments:remove', '(input: { id: "nobody" })'),
    'Mutation.reviseWorkReport': byOffice('reports:version', '(input: { id: "nobody", reason: "" })'),
    'Mutation.createCalendarFeed': byTechnician('calendar-feed:own'),
    'Mutation.revokeCalendarFeed': byTechnician('calendar-feed:own'),
  },
  permissions: {
    photos: fileRows,
    'work that its visit did not take': fieldRows,
    'work reports': reportRows,
    'own calendar': calendarRows,
  },
};
