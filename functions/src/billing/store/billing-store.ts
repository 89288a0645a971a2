import type { BillingItem } from '@cuadrilla/domain/billing/billing-item.ts';
import type { Firestore } from '@google-cloud/firestore';
import type { BatchStatus } from '@cuadrilla/domain/billing/batch-states.ts';
import { BATCH_MAX } from '@cuadrilla/domain/billing/batch-states.ts';
import { loadById, type ById } from '../../store/load-by-id.ts';
import { listPage, type Page } from '../../store/lists/list-page.ts';
import type { Sort } from '../../store/lists/sort-value.ts';
import type { Service } from '../../work/service.ts';
import { rowToService } from '../../work/store/service-document.ts';
import type { BillingBatch } from '../billing-batch.ts';
import { inOrder, rowToBatch, rowToItem, toBatch } from './billing-document.ts';

export type BatchPage = { first: number; after: string | null; status: BatchStatus | null };

export type BillingStore = ById<BillingBatch> & {
  /** The latest first, without discarded ones by default. */
  list: (page: BatchPage) => Promise<Page<BillingBatch>>;
  itemsOf: (batchId: string) => Promise<BillingItem[]>;
  /** Closed, chargeable and in no batch, the requested ones first: at most `BATCH_MAX`, and whether there are more. */
  proposed: () => Promise<{ services: Service[]; hasMore: boolean }>;
};

const NEWEST: Sort = { name: 'billingBatches.NEWEST', field: 'createdAt', of: 'instant', direction: 'desc' };

export function createBillingStore(firestore: Firestore): BillingStore {
  const batches = firestore.collection('billingBatches');
  return {
    ...loadById(firestore, 'billingBatches', toBatch),
    list({ status, ...page }) {
      const query =
        status === null ? batches.where('listed', '==', true) : batches.where('status', '==', status);
      return listPage({ ...page, query, sort: NEWEST }, rowToBatch);
    },
    async itemsOf(batchId) {
      const { docs } = await firestore.collection('billingItems').where('batchId', '==', batchId).get();
      return inOrder(docs.map(rowToItem));
    },
    async proposed() {
      const { docs } = await firestore
        .collection('services')
        .where('billingState', '==', 'TO_INVOICE')
        .where('inBatch', '==', false)
        .orderBy('requestedAt')
        .limit(BATCH_MAX + 1)
        .get();
      const services = docs.slice(0, BATCH_MAX).map(rowToService);
      return { services, hasMore: docs.length > BATCH_MAX };
    },
  };
}
