import type { BillingItem } from '@cuadrilla/domain/billing/billing-item.ts';
import { countsOf, handedOverStatus } from '@cuadrilla/domain/billing/batch-states.ts';
import { invoicesOf, sumOf } from '@cuadrilla/domain/billing/invoice.ts';
import type { FieldMessage } from '@cuadrilla/domain/inputs/parts/validate.ts';
import type { Service } from '../work/service.ts';
import { clientIn, namesOf, type BatchStores } from './batch-deps.ts';
import type { BillingBatch } from './billing-batch.ts';
import {
  claimedKeys,
  clientsInDoubt,
  movedClaims,
  withNoted,
  type InvoiceClaims,
  type ItemChange,
} from '@cuadrilla/domain/billing/invoice-claims.ts';

export type Settling = {
  batch: BillingBatch;
  /** All items of the batch. */
  items: readonly BillingItem[];
  changes: readonly ItemChange[];
  text?: string;
  invoicingOf: (invoicing: NonNullable<Service['invoicing']>, item: BillingItem) => Service['invoicing'];
};

/** Writes items, their batch, services and the claims of their numbers; nothing if one contradicts a claim. */
export async function writeSettlement(
  stores: BatchStores,
  { batch, items, changes: asked, text, invoicingOf }: Settling,
): Promise<readonly FieldMessage[]> {
  const { claims, changes, problems } = await claimsAfter(stores, items, asked);
  if (problems.length > 0) return problems;
  const changed = new Map(changes.map(({ after }) => [after.id, after]));
  const codes = namesOf(changes.map(({ after }) => after.work.code));
  const services = await stores.services.findAll(changes.map(({ after }) => after.work.serviceId));
  const now = items.map((item) => changed.get(item.id) ?? item);
  stores.billing.save(batch, withItems(batch, now), text === undefined ? codes : `${text} (${codes})`);
  stores.billing.saveClaims(claims);
  for (const [index, { after }] of changes.entries()) {
    stores.billing.putItem(after);
    const service = services[index];
    if (service?.invoicing?.batchId !== batch.id) continue;
    stores.services.saveInvoicing(service, invoicingOf(service.invoicing, after), text);
  }
  return [];
}

async function claimsAfter(
  stores: BatchStores,
  items: readonly BillingItem[],
  changes: readonly ItemChange[],
) {
  const known = withNoted(await stores.billing.claimsOf(claimedKeys(changes)), items);
  const clients = await currentClients(stores, known, changes);
  const idOf = (id: string) => clients.get(id)?.id ?? id;
  const parties = new Map(changes.map(({ after: { work } }) => [work.party.clientId, work.party.name]));
  return movedClaims(changes, known, {
    isSame: (one, other) => idOf(one) === idOf(other),
    nameOf: (id) => parties.get(id) ?? clients.get(id)?.legalName ?? id,
  });
}

/** By the id that was frozen, since a client may have been merged into another meanwhile. */
async function currentClients(stores: BatchStores, known: InvoiceClaims, changes: readonly ItemChange[]) {
  const ids = clientsInDoubt(known, changes);
  const found = await Promise.all(ids.map(clientIn(stores)));
  return new Map(ids.map((id, index) => [id, found[index] ?? null]));
}

/** Excludes returned services. */
function withItems(batch: BillingBatch, items: readonly BillingItem[]): BillingBatch {
  const left = items.filter(({ state }) => state !== 'RETURNED');
  const places = new Set(left.map(({ place }) => place));
  const invoices = [...places].flatMap((place) =>
    invoicesOf(
      left.filter((item) => item.place === place).map(({ work }) => work),
      batch.grouping,
    ),
  );
  const counts = countsOf(items);
  return { ...batch, status: handedOverStatus(counts), counts, invoices: places.size, ...sumOf(invoices) };
}
