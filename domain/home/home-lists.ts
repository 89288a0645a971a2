import type { BillingState } from '../billing/billing-states.ts';
import type { ProspectStatus } from '../prospects/prospect-states.ts';
import type { ServiceStatus } from '../services/service-status.ts';
import type { DueBucket } from '../time/local-date.ts';
import type { VisitStatus } from '../visits/visit-states.ts';

export type ServicesAsked = { status?: ServiceStatus; overdue?: true; billing?: BillingState };
export type ProspectsAsked = { status?: ProspectStatus; open?: true; due?: DueBucket };
export type VisitsAsked = { status?: VisitStatus | null; technicianId?: string | null };

/** Each number of the dashboard has the filter of the list that it opens. */
export const HOME_SERVICES = {
  unassigned: { status: 'PENDING' },
  overdue: { overdue: true },
  toReview: { status: 'FINISHED' },
  toInvoice: { billing: 'TO_INVOICE' },
} as const satisfies Record<string, ServicesAsked>;

export const HOME_PROSPECTS = {
  unanswered: { status: 'NEW' },
  open: { open: true },
  actionsToday: { due: 'TODAY' },
  actionsOverdue: { due: 'OVERDUE' },
} as const satisfies Record<string, ProspectsAsked>;

type Worked = { status: VisitStatus; technicians: readonly { id: string }[] };

/** The visits that a number of the dashboard counts, and that the plan draws behind it. */
export const visitsAsked = <V extends Worked>(
  visits: readonly V[],
  { status = null, technicianId = null }: VisitsAsked,
): V[] =>
  visits.filter(
    (visit) =>
      (status === null || visit.status === status) &&
      (technicianId === null || visit.technicians.some(({ id }) => id === technicianId)),
  );
