import type { QueryField } from '#records/save/send.ts';
import { SERVICES_CRUMB } from '#records/services/services-crumb.ts';
import { SERVICE_LISTS } from '#records/services/service-lists.ts';
import { PATHS } from '#shared/paths.ts';

export const BILLING_CRUMBS = [SERVICES_CRUMB, { title: 'Facturar', to: PATHS.billing }];

/** A batch also changes the billing state of its services. */
export const BILLING_LISTS: QueryField[] = [
  'billingBatches',
  'billingProposal',
  'toInvoice',
  'service',
  ...SERVICE_LISTS,
];
