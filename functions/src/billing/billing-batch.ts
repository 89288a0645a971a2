import type { BillingItemState } from '@cuadrilla/domain/billing/batch-states.ts';
import type { BillingWork } from '@cuadrilla/domain/billing/billing-work.ts';
import type { BillingBatchFields } from '@cuadrilla/domain/records/billing-batch.ts';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { RecordMeta } from '../records.ts';

export type BillingBatch = RecordMeta & BillingBatchFields;

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
