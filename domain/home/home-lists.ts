import type { BillingState } from '../billing/billing-states.ts';
import type { ProspectStatus } from '../prospects/prospect-states.ts';
import type { ServiceStatus } from '../services/service-status.ts';
import type { DueBucket } from '../time/local-date.ts';

export type ServicesAsked = { status?: ServiceStatus; overdue?: true; billing?: BillingState };
export type ProspectsAsked = { status?: ProspectStatus; due?: DueBucket };

/** Each number of the dashboard has the filter of the list that it opens. */
export const HOME_SERVICES = {
  unassigned: { status: 'PENDING' },
  overdue: { overdue: true },
  toReview: { status: 'FINISHED' },
  toInvoice: { billing: 'TO_INVOICE' },
} as const satisfies Record<string, ServicesAsked>;

export const HOME_PROSPECTS = {
  unanswered: { status: 'NEW' },
  actionsToday: { due: 'TODAY' },
  actionsOverdue: { due: 'OVERDUE' },
} as const satisfies Record<string, ProspectsAsked>;
