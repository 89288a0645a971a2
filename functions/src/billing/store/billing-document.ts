import type { BillingItem } from '@cuadrilla/domain/billing/billing-item.ts';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import { BILLING_BATCH, type BillingBatchFields } from '@cuadrilla/domain/records/billing-batch.ts';
import { auditedFields, readRecord, recordFields } from '../../store/record-document.ts';
import type { BillingBatch } from '../billing-batch.ts';

export function toBatch(snapshot: DocumentSnapshot): BillingBatch | null {
  return snapshot.exists ? rowToBatch(snapshot) : null;
}

export const rowToBatch = (snapshot: DocumentSnapshot): BillingBatch => readRecord(BILLING_BATCH, snapshot);

export const auditedBatch = (batch: BillingBatchFields): Record<string, unknown> =>
  auditedFields(BILLING_BATCH, batch);

/** A discarded draft is kept but not listed. */
export function batchToDocument(batch: BillingBatchFields): Record<string, unknown> {
  return { ...recordFields(BILLING_BATCH, batch), listed: batch.status !== 'DISCARDED' };
}

export const rowToItem = (snapshot: DocumentSnapshot): BillingItem =>
  ({ ...snapshot.data(), id: snapshot.id }) as BillingItem;

export function itemToDocument(item: BillingItem): Omit<BillingItem, 'id'> {
  const { batchId, place, state, work, netCents, invoiceNumber, invoicedOn, returnReason } = item;
  return { batchId, place, state, work, netCents, invoiceNumber, invoicedOn, returnReason };
}

/** By invoice, then in the order within each. */
export const inOrder = (items: readonly BillingItem[]): BillingItem[] =>
  items.toSorted((a, b) => a.place - b.place || (a.work.on < b.work.on ? -1 : 1));
