import type { BillingBatchFields } from '@cuadrilla/domain/records/billing-batch.ts';
import type { RecordMeta } from '../records.ts';

export type BillingBatch = RecordMeta & BillingBatchFields;
