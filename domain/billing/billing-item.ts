import type { LocalDate } from '../time/local-date.ts';
import type { BillingItemState } from './batch-states.ts';
import type { BillingWork } from './billing-work.ts';

/** A service of a delivered batch, as frozen at delivery; of a draft, as it is now and with the service's id. */
export type BillingItem = {
  id: string;
  batchId: string;
  /** Of the invoice that it belongs to, from 0. */
  place: number;
  state: BillingItemState;
  work: BillingWork;
  netCents: number;
  invoiceNumber: string | null;
  invoicedOn: LocalDate | null;
  returnReason: string | null;
};
