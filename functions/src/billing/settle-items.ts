import { confirmationProblem } from '@cuadrilla/domain/billing/confirmations.ts';
import { countsOf, handedOverStatus } from '@cuadrilla/domain/billing/batch-states.ts';
import { invoicesOf, sumOf } from '@cuadrilla/domain/billing/invoice.ts';
import { confirmSchema, returnSchema } from '@cuadrilla/domain/inputs/billing/batches.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { todayIn } from '@cuadrilla/domain/time/local-date.ts';
import type { Acting, Key } from '../acting.ts';
import { NOT_FOUND, refused, type Failure } from '../failures.ts';
import type { ConfirmBillingItemsInput, ReturnBillingItemsInput } from '../graphql/types.generated.ts';
import type { Service } from '../work/service.ts';
import {
  changeBatch,
  namesOf,
  zoneIn,
  type BatchDeps,
  type BatchOutcome,
  type BatchStores,
} from './batch-deps.ts';
import type { BillingBatch, BillingItem } from './billing-batch.ts';

type Asked<I> = { viewer: Acting; input: I; key: Key };

/** Devolver: the services are closed and can be invoiced again; the batch keeps their frozen data and the reason. */
export function returnBillingItems(
  deps: BatchDeps,
  asked: Asked<ReturnBillingItemsInput>,
): Promise<BatchOutcome> {
  const validation = validate(returnSchema(), asked.input);
  if (!validation.ok) return Promise.resolve({ kind: 'invalid', fields: validation.fields });
  const { itemIds, reason } = validation.value;
  return changeBatch(deps, asked, { name: 'return', operation: 'returnBillingItems' }, (batch, stores) =>
    settle({ batch, stores }, itemIds, {
      text: reason,
      itemOf: (item) => ({ ...item, state: 'RETURNED', returnReason: reason }),
      invoicingOf: () => null,
    }),
  );
}

/** The numbers and days that the other program gave; a wrong one is written over. */
export function confirmBillingItems(
  deps: BatchDeps,
  asked: Asked<ConfirmBillingItemsInput>,
): Promise<BatchOutcome> {
  const validation = validate(confirmSchema(), asked.input);
  if (!validation.ok) return Promise.resolve({ kind: 'invalid', fields: validation.fields });
  const invoices = new Map(validation.value.items.map(({ itemId, ...invoice }) => [itemId, invoice]));
  const invoiceOf = (id: string) => invoices.get(id) ?? { invoiceNumber: null, invoicedOn: null };
  const change = { name: 'confirm', operation: 'confirmBillingItems' } as const;
  return changeBatch(deps, asked, change, async (batch, stores, at) => {
    const today = todayIn(await zoneIn(stores)(), at);
    const problem = confirmationProblem(validation.value.items, today);
    if (problem !== null) return refused(problem);
    return settle({ batch, stores }, [...invoices.keys()], {
      itemOf: (item) => ({ ...item, state: 'INVOICED', ...invoiceOf(item.id) }),
      invoicingOf: (invoicing, item) => ({ ...invoicing, state: 'INVOICED', ...invoiceOf(item.id) }),
    });
  });
}

type Settling = {
  text?: string;
  itemOf: (item: BillingItem) => BillingItem;
  invoicingOf: (invoicing: NonNullable<Service['invoicing']>, item: BillingItem) => Service['invoicing'];
};

async function settle(
  { batch, stores }: { batch: BillingBatch; stores: BatchStores },
  ids: readonly string[],
  { text, itemOf, invoicingOf }: Settling,
): Promise<Failure | null> {
  const before = await stores.billing.itemsOf(batch.id);
  const chosen = before.filter(({ id }) => ids.includes(id));
  if (chosen.length < new Set(ids).size) return NOT_FOUND;
  const gone = chosen.find(({ state }) => state === 'RETURNED');
  if (gone !== undefined) return refused(`${gone.work.code} ya se ha devuelto`);
  const changed = new Map(chosen.map((item) => [item.id, itemOf(item)]));
  const after = before.map((item) => changed.get(item.id) ?? item);
  const twice = numberOfTwo(after);
  if (twice !== null) return refused(`La factura ${twice} es de dos clientes`);
  const services = await stores.services.findAll(chosen.map(({ work }) => work.serviceId));
  const named = namesOf(chosen.map(({ work }) => work.code));
  stores.billing.save(batch, withItems(batch, after), text === undefined ? named : `${text} (${named})`);
  for (const item of changed.values()) stores.billing.putItem(item);
  for (const [index, item] of chosen.entries()) {
    const service = services[index];
    if (service?.invoicing?.batchId !== batch.id) continue;
    stores.services.saveInvoicing(service, invoicingOf(service.invoicing, item), text);
  }
  return null;
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

/** A number on invoices of two clients; null if there is none. */
function numberOfTwo(items: readonly BillingItem[]): string | null {
  const clients = new Map<string, string>();
  for (const { invoiceNumber, state, work } of items) {
    if (invoiceNumber === null || state === 'RETURNED') continue;
    if ((clients.get(invoiceNumber) ?? work.party.clientId) !== work.party.clientId) return invoiceNumber;
    clients.set(invoiceNumber, work.party.clientId);
  }
  return null;
}
