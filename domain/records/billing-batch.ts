import { BATCH_STATUS_LABELS, type BatchStatus, type ItemCounts } from '../billing/batch-states.ts';
import { GROUPING_LABELS, type Grouping } from '../billing/invoice.ts';
import { derived, system } from './field.ts';
import type { Stored } from './record.ts';

export const BILLING_BATCH = {
  code: system('', { label: 'Código' }),
  status: system<BatchStatus>('DRAFT', { label: 'Estado', words: BATCH_STATUS_LABELS }),
  grouping: system<Grouping>('CLIENT_MONTH', { label: 'Facturas', words: GROUPING_LABELS }),
  services: system(0, { label: 'Servicios' }),
  invoices: derived(0),
  /** Without returned services. */
  netCents: derived(0),
  vatCents: derived(0),
  totalCents: derived(0),
  /** Of a draft; once it is delivered its services are items of their own. */
  serviceIds: derived<string[]>([]),
  counts: derived<ItemCounts>({ waiting: 0, invoiced: 0, returned: 0 }),
  createdByName: derived(''),
  deliveredAt: derived<Date | null>(null),
  deliveredByName: derived<string | null>(null),
} as const;

export type BillingBatchFields = Stored<typeof BILLING_BATCH>;
