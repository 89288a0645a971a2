import type { BillingItem } from '@cuadrilla/domain/billing/billing-item.ts';
import { countsOf } from '@cuadrilla/domain/billing/batch-states.ts';
import { invoicesOf, sumOf } from '@cuadrilla/domain/billing/invoice.ts';
import { actorOf, type Acting, type Key } from '../acting.ts';
import { refused } from '../failures.ts';
import type { BatchVersionInput } from '../graphql/types.generated.ts';
import type { Service } from '../work/service.ts';
import { clientIn, zoneIn, type BatchDeps, type BatchOutcome } from './batch-deps.ts';
import { changeBatch } from './change-batch.ts';
import type { BillingBatch } from './billing-batch.ts';
import { draftItems, worksOf } from './billing-work.ts';

/** Freezes payers and lines: later changes of the client or the catalogue do not change a delivered batch. */
export function deliverBillingBatch(
  deps: BatchDeps,
  asked: { viewer: Acting; input: BatchVersionInput; key: Key },
): Promise<BatchOutcome> {
  const of = { name: 'deliver', operation: 'deliverBillingBatch' } as const;
  return changeBatch(deps, asked, of, async (batch, stores, at) => {
    const found = await stores.services.findAll(batch.serviceIds);
    const services = found.filter((service) => service !== null);
    const [left] = services.flatMap((service) => reopened(service, batch) ?? []);
    if (left !== undefined) return refused(left);
    const works = await worksOf(services, { client: clientIn(stores), zone: zoneIn(stores) });
    const invoices = invoicesOf(works, batch.grouping);
    const problems = invoices.flatMap((invoice) => invoice.problems);
    const [first] = problems;
    if (first !== undefined) return refused(lacking(first.text, problems.length));
    const items = draftItems(batch.id, works, batch.grouping).map((item): BillingItem => ({
      ...item,
      id: stores.billing.newId(),
      state: 'DELIVERED',
    }));
    for (const item of items) stores.billing.putItem(item);
    stores.billing.save(batch, {
      ...batch,
      status: 'DELIVERED',
      serviceIds: [],
      invoices: invoices.length,
      ...sumOf(invoices),
      counts: countsOf(items),
      deliveredAt: at,
      deliveredByName: actorOf(asked.viewer).name,
    });
    for (const service of services) {
      const { invoicing } = service;
      if (invoicing === null) continue;
      stores.services.saveInvoicing(service, { ...invoicing, state: 'DELIVERED' });
    }
    return null;
  });
}

function reopened({ code, status, invoicing }: Service, batch: BillingBatch): string | null {
  if (status !== 'CLOSED') return `${code} ya no está cerrado: quítalo del lote o ciérralo`;
  return invoicing?.batchId === batch.id ? null : `${code} ya no está en el lote: quítalo`;
}

const lacking = (text: string, count: number) =>
  count === 1 ? text : `${text}, y ${count - 1} ${count === 2 ? 'cosa más' : 'cosas más'}`;
