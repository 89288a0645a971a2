import type { Grouping } from '@cuadrilla/domain/billing/invoice.ts';
import { assertCan, type Acting } from '../acting.ts';
import type { Page } from '../store/lists/list-page.ts';
import type { Stores } from '../unit/stores.ts';
import type { BillingBatch } from './billing-batch.ts';
import { proposedContent, type BatchContent, type ContentDeps } from './read-content.ts';

type Deps = { stores: Pick<Stores, 'billing'> };
type Asked = Parameters<Stores['billing']['list']>[0];

export function readBatches({ stores }: Deps, viewer: Acting, asked: Asked): Promise<Page<BillingBatch>> {
  assertCan(viewer, 'billing:open');
  return stores.billing.list(asked);
}

export function readBatch({ stores }: Deps, viewer: Acting, id: string): Promise<BillingBatch | null> {
  assertCan(viewer, 'billing:open');
  return stores.billing.find(id);
}

/** What the next batch would contain, in pages of `BATCH_MAX` services. */
export function readProposal(
  deps: ContentDeps,
  viewer: Acting,
  grouping: Grouping,
): Promise<{ hasMore: boolean; invoices: BatchContent[] }> {
  assertCan(viewer, 'billing:open');
  return proposedContent(deps, grouping);
}
