import type { BillingItem } from '@cuadrilla/domain/billing/billing-item.ts';
import { invoiceRef, invoicesOf, type Grouping } from '@cuadrilla/domain/billing/invoice.ts';
import type { BillingWork } from '@cuadrilla/domain/billing/billing-work.ts';
import type { InvoiceProblem } from '@cuadrilla/domain/billing/invoice-problems.ts';
import { totalsOf, type Totals } from '@cuadrilla/domain/services/service-lines.ts';
import type { Stores } from '../unit/stores.ts';
import type { BillingBatch } from './billing-batch.ts';
import { draftItems, worksOf } from './billing-work.ts';

export type BatchContent = {
  ref: string | null;
  party: BillingWork['party'];
  totals: Totals;
  problems: readonly InvoiceProblem[];
  items: BillingItem[];
};

type Reading = Pick<Stores, 'billing' | 'clients' | 'services' | 'settings'>;
export type ContentDeps = { stores: Reading; now: () => Date };

/** Of a draft as its services and clients are now; of a delivered batch as they were then. */
export async function contentOf({ stores, now }: ContentDeps, batch: BillingBatch): Promise<BatchContent[]> {
  if (batch.status !== 'DRAFT') return frozenContent(batch.code, await stores.billing.itemsOf(batch.id));
  const found = await Promise.all(batch.serviceIds.map((id) => stores.services.find(id)));
  const works = await worksNow(
    stores,
    found.filter((service) => service !== null),
    now(),
  );
  return contentOfWorks(works, batch.grouping, batch);
}

export async function proposedContent({ stores, now }: ContentDeps, grouping: Grouping) {
  const { services, hasMore } = await stores.billing.proposed();
  return { hasMore, invoices: contentOfWorks(await worksNow(stores, services, now()), grouping, null) };
}

const worksNow = (stores: Reading, services: Parameters<typeof worksOf>[0], now: Date) =>
  worksOf(services, {
    client: (id) => stores.clients.find(id),
    zone: () => stores.settings.timeZone(now),
  });

function contentOfWorks(
  works: readonly BillingWork[],
  grouping: Grouping,
  batch: BillingBatch | null,
): BatchContent[] {
  const items = draftItems(batch?.id ?? '', works, grouping);
  return invoicesOf(works, grouping).map(({ party, totals, problems }, place) => ({
    ref: batch && invoiceRef(batch.code, place),
    party,
    totals,
    problems,
    items: items.filter((item) => item.place === place),
  }));
}

/** Totals without returned services, which are listed all the same. */
export function frozenContent(code: string, items: readonly BillingItem[]): BatchContent[] {
  const places = Map.groupBy(items, ({ place }) => place);
  return [...places].flatMap(([place, grouped]) => {
    const [first] = grouped;
    if (first === undefined) return [];
    const left = grouped.filter(({ state }) => state !== 'RETURNED');
    const totals = totalsOf(left.flatMap(({ work }) => work.lines));
    return [{ ref: invoiceRef(code, place), party: first.work.party, totals, problems: [], items: grouped }];
  });
}
